import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differenceOf } from '#domain/history/noise.ts';
import { contributionsOf } from '#domain/score/contributions.ts';
import { entryPlaceAtom } from '#state/cloud-atoms.ts';
import { sentForJokesAtom } from '#state/journey-atoms.ts';
import { rewriteAtom, rewritingAtom } from '#state/journey-write-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { rewriteFailedAtom } from '#state/rewrite-failed-atom.ts';
import { FoldList } from '#ui/components/fold.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';
import { bestFirst } from '#ui/components/result/best-first.ts';
import { moodOf } from '#ui/components/result/mood-of.ts';
import { PhotoNotes } from '#ui/components/result/photo-notes.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';
import { useRoastLang } from '#ui/components/result/roast-lang.ts';
import { OpenerAndCloser, PraiseAndPlan } from '#ui/components/result/roast-cards.tsx';
import { RoastWords } from '#ui/components/result/roast-words.tsx';
import type { Change } from '#ui/components/result/score-facts.tsx';
import { ScoreLine } from '#ui/components/result/score-line.tsx';
import { AboutYou } from './about-you.tsx';
import { HeroPhoto } from './hero-photo.tsx';
import { Again, Dock, isLost, KeptFailure, KeptNote, StyleFold, WriterFailed } from './result-actions.tsx';
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

/** One photo: what makes it worth it on the first screen of a phone, the whole roast below, and behind it the details. */
export function ResultView({ result, onShare }: ResultViewProps) {
  const { id, report, facts, roast, overlays, photo, burst, secondAngle } = result;
  const { t } = useTranslation();
  const { turn, busy, failed, onAgain } = useAnotherRoast(result);
  const score = (
    <ScoreLine
      score={report.score}
      sections={report.sections}
      engine={report.engine}
      hardLight={report.advice.includes('soften-light')}
      moment={contributionsOf(report)}
      change={changeOf(result)}
      fresh={photo !== null}
      over={photo !== null}
    />
  );
  return (
    <div className={styles.view}>
      <div className={styles.photo}>
        {photo === null ? (
          <>
            <p className={styles.gone} data-photo="gone">
              {t(($) => $.result.photoGone)}
            </p>
            {score}
          </>
        ) : (
          <HeroPhoto
            url={photo.url}
            size={report.quality}
            overlays={overlays}
            metrics={report.sections.skin.metrics}
            teen={facts.teen}
          >
            {score}
          </HeroPhoto>
        )}
      </div>
      <div className={styles.words} data-clear>
        {/* Another roast is another beginning: the headline takes the focus, and the best line comes first. */}
        <RoastWords
          key={turn}
          roast={roast}
          speaker={<Mascot mood={moodOf(report.score.band, facts)} />}
          anew={turn > 0}
        />
        <Dock onShare={onShare} primary={roast !== null} />
        <Announcement line={turn === 0 || roast === null ? '' : (bestFirst(roast)[0] ?? '')} />
      </div>
      <div className={styles.rest}>
        {isLost(result) && <KeptFailure />}
        {roast === null ? (
          <WriterFailed busy={busy} onAgain={onAgain} />
        ) : (
          <>
            <OpenerAndCloser roast={roast} />
            <Again busy={busy} failed={failed} onAgain={onAgain} />
          </>
        )}
        <AboutYou result={id} />
        <ResultSections report={report} roast={roast} teen={facts.teen}>
          {roast !== null && <PraiseAndPlan roast={roast} />}
          <PhotoNotes
            advice={report.advice}
            distanceCm={report.quality.distanceCm}
            burst={burst}
            secondAngle={secondAngle}
          />
        </ResultSections>
        <Details result={result} rewriteFailed={failed} />
      </div>
    </div>
  );
}

interface AnotherRoast {
  /** How many came. */
  readonly turn: number;
  /** One is being written. */
  readonly busy: boolean;
  /** The latest did not come, nor has one since: that of before still stands there. */
  readonly failed: boolean;
  readonly onAgain: () => void;
}

/** Writes another roast for the same photo. */
function useAnotherRoast({ id, roast }: JourneyResult): AnotherRoast {
  const rewrite = useSetAtom(rewriteAtom);
  const busy = useAtomValue(rewritingAtom);
  const failed = useAtomValue(rewriteFailedAtom) === id && roast !== null && !busy;
  const [turn, setTurn] = useState(0);
  const onAgain = async () => {
    if (await rewrite({ fresh: true })) setTurn((before) => before + 1);
  };
  return { turn, busy, failed, onAgain: () => void onAgain() };
}

/** Says the new best line once the new headline has been read out. */
function Announcement({ line }: { readonly line: string }) {
  const lang = useRoastLang();
  return (
    <output className="visually-hidden" lang={lang} data-announces>
      {line}
    </output>
  );
}

interface DetailsProps {
  readonly result: JourneyResult;
  readonly rewriteFailed: boolean;
}

/** What else there is to know, a line each. */
function Details({ result, rewriteFailed }: DetailsProps) {
  const { t } = useTranslation();
  const placeOf = useAtomValue(entryPlaceAtom);
  const sent = useAtomValue(sentForJokesAtom);
  const { id, facts, roast, kept, sample } = result;
  const place = kept === 'history' ? placeOf(id) : 'device';
  return (
    <section className={styles.details}>
      <h2 className="visually-hidden">{t(($) => $.result.more)}</h2>
      <FoldList>
        <StyleFold failed={rewriteFailed} />
        <PrivacyNote
          id={id}
          facts={facts}
          sent={sent}
          kept={kept === 'history'}
          place={place}
          source={roast?.source ?? null}
        />
      </FoldList>
      {!isLost(result) && <KeptNote kept={kept} sample={sample} place={place} />}
    </section>
  );
}
