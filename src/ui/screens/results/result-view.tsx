import { useAtomValue, useSetAtom } from 'jotai';
import { Camera, RefreshCw, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { differenceOf } from '#domain/history/noise.ts';
import type { JourneyResult } from '#state/journey.ts';
import { entryPlaceAtom } from '#state/cloud-atoms.ts';
import { rewriteAtom } from '#state/journey-write-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Closer } from '#ui/components/closer.tsx';
import { GreatList } from '#ui/components/great-list.tsx';
import { OverlayPhoto } from '#ui/components/overlay-photo.tsx';
import { PhotoAdvice } from '#ui/components/photo-advice.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';
import { Products } from '#ui/components/products.tsx';
import { Roadmap } from '#ui/components/roadmap.tsx';
import { ScoreCard, type Change } from '#ui/components/score-card.tsx';
import { StyleSwitch } from '#ui/components/style-switch.tsx';
import { TruthList } from '#ui/components/truth-list.tsx';
import { BurstNote } from './burst-note.tsx';
import { KeptNote } from './kept-note.tsx';
import { LensNote } from './lens-note.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ResultSections } from './result-sections.tsx';
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
  const { photo, report, overlays, facts, roast, sent, burst, profile } = result;
  const again = () => void rewrite({ fresh: true });
  return (
    <div className={styles.view}>
      <div className={styles.score}>
        <ScoreCard
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
        <ResultSections report={report} roast={roast} />
        {profile !== null && <ProfileCard profile={profile} />}
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
