import { contributionsOf } from '#domain/score/contributions.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { Camera, RefreshCw, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { differenceOf } from '#domain/history/noise.ts';
import { entryPlaceAtom } from '#state/cloud-atoms.ts';
import { sentForJokesAtom } from '#state/journey-atoms.ts';
import { rewriteAtom } from '#state/journey-write-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { OverlayPhoto } from '#ui/components/overlay-photo.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';
import {
  Closer,
  GreatList,
  PhotoAdvice,
  Products,
  Roadmap,
  TruthList,
} from '#ui/components/result/roast-cards.tsx';
import { ScoreCard, type Change } from '#ui/components/result/score-card.tsx';
import { StyleSwitch } from '#ui/components/style-switch.tsx';
import { BurstNote, LensNote, SecondAngleCard } from './photo-notes.tsx';
import styles from './result-view.module.css';

/** This result against the one before, on the scale of their noise. */
function changeOf({ before, report }: JourneyResult): Change | null {
  if (before === null) return null;
  const { value, spread } = report.score;
  const now = { time: before.time, value, spread, version: report.pipelineVersion };
  return { last: before.value, difference: differenceOf(before, now) };
}

interface ResultViewProps {
  readonly result: JourneyResult;
  readonly onShare: () => void;
}

/** Everything there is to say about one photo. */
export function ResultView({ result, onShare }: ResultViewProps) {
  const { t } = useTranslation();
  const rewrite = useSetAtom(rewriteAtom);
  const placeOf = useAtomValue(entryPlaceAtom);
  const { photo, report, overlays, facts, roast, burst, secondAngle } = result;
  const sent = useAtomValue(sentForJokesAtom);
  const again = () => void rewrite({ fresh: true });
  return (
    <div className={styles.view}>
      <div className={styles.score}>
        <ScoreCard
          moment={contributionsOf(report)}
          report={report}
          confidence={facts.confidence}
          roast={roast}
          change={changeOf(result)}
          fresh
        />
      </div>
      <div className={styles.photo}>
        <OverlayPhoto url={photo.url} size={report.quality} overlays={overlays} />
      </div>
      <div className={styles.rest}>
        {roast === null ? (
          <Card tone="warm" title={t(($) => $.result.writerFailed.title)}>
            <p>{t(($) => $.result.writerFailed.body)}</p>
            <Button onClick={again}>{t(($) => $.result.writerFailed.retry)}</Button>
          </Card>
        ) : (
          <div className={styles.pair}>
            <TruthList truths={roast.harshTruths} />
            <GreatList greats={roast.whatIsGreat} />
          </div>
        )}
        <ResultSections report={report} facts={facts} roast={roast} />
        {secondAngle !== null && <SecondAngleCard note={secondAngle} />}
        <LensNote distanceCm={report.quality.distanceCm} />
        {burst !== null && <BurstNote burst={burst} />}
        {roast !== null && <Roadmap roadmap={roast.roadmap} />}
        {roast !== null && <Products products={roast.products} />}
        <PhotoAdvice advice={report.advice} />
        {roast !== null && <Closer text={roast.closer} />}
        <div className={styles.actions}>
          <Button look="primary" wide icon={<Share2 size={20} aria-hidden />} onClick={onShare}>
            {t(($) => $.share.open)}
          </Button>
          <ButtonLink to="/camera" wide icon={<Camera size={20} aria-hidden />}>
            {t(($) => $.result.another)}
          </ButtonLink>
          <Button wide icon={<RefreshCw size={20} aria-hidden />} onClick={again}>
            {t(($) => $.result.again)}
          </Button>
          <StyleSwitch />
        </div>
        <KeptNote kept={result.kept} sample={result.sample} />
        <PrivacyNote
          id={result.id}
          facts={facts}
          sent={sent}
          kept={result.kept === 'history'}
          place={result.kept === 'history' ? placeOf(result.id) : 'device'}
          source={roast?.source ?? null}
        />
      </div>
    </div>
  );
}

/** Where this result is kept, and for how long. */
function KeptNote({ kept, sample }: Pick<JourneyResult, 'kept' | 'sample'>) {
  const { t } = useTranslation();
  const hasAccounts = useAtomValue(hasAccountsAtom);
  if (sample) return <p className={styles.note}>{t(($) => $.result.kept.sample)}</p>;
  return (
    <p className={styles.note} data-kept={kept}>
      {t(($) => $.result.kept[kept])}{' '}
      {kept === 'tab' && hasAccounts && <Link to="/signup">{t(($) => $.result.kept.signup)}</Link>}
      {kept === 'history' && <Link to="/history">{t(($) => $.result.kept.toHistory)}</Link>}
    </p>
  );
}
