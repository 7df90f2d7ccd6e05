import { useAtomValue, useSetAtom } from 'jotai';
import { Layers } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlays } from '#analysis/contract.ts';
import type { PhotoQuality } from '#domain/face/report.ts';
import { type KeptMetrics, titleOf } from '#domain/history/entry.ts';
import { cameraOf, differenceOf } from '#domain/history/noise.ts';
import { lightTells } from '#domain/score/bands.ts';
import { doubtOf, saysEyesHidden } from '#domain/capture/gates.ts';
import { contributionsOf } from '#domain/score/contributions.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import { entryPlaceAtom } from '#state/cloud-atoms.ts';
import { sentForJokesAtom } from '#state/journey-atoms.ts';
import { rewriteAtom, rewriteFailedAtom, rewritingAtom, type Rewrite } from '#state/journey-write-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { useBackCloses } from '#ui/back-closes.ts';
import {
  drawOverlay,
  emptyLayers,
  OVERLAY_CHOICES,
  type OverlayChoice,
} from '#ui/components/draw-overlay.ts';
import { FoldList } from '#ui/components/fold.tsx';
import { LayerChips } from '#ui/components/layer-chips.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { faceBox, PhotoStage } from '#ui/components/photo-stage.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';
import { moodOf, RoastWords } from '#ui/components/result/roast-words.tsx';
import { PhotoNotes } from '#ui/components/result/photo-notes.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';
import { OpenerAndCloser, PraiseAndPlan } from '#ui/components/result/roast-cards.tsx';
import { bestFirst, useRoastLang } from '#ui/components/result/roast-text.ts';
import type { Change } from '#ui/components/result/score-facts.tsx';
import { ScoreLine } from '#ui/components/result/score-line.tsx';
import { useUntold } from '#ui/components/result/untold.ts';
import { AboutYou } from './about-you.tsx';
import { BetterOffer } from './better-offer.tsx';
import { Again, Dock, isLost, KeptFailure, KeptNote, StyleFold, WriterFailed } from './result-actions.tsx';
import { TellOne } from './tell-one.tsx';
import { TruthTaps } from './truth-taps.tsx';
import styles from './result-view.module.css';

/** Of a light that does not tell, the maps keep their colours and say no words. */
const UNMEASURED: KeptMetrics = recordOf(SKIN_METRICS, () => null);

interface HeroPhotoProps {
  readonly url: string;
  /** Size of the decoded image in pixels; the overlays speak its coordinates. */
  readonly size: Pick<PhotoQuality, 'width' | 'height'>;
  /** Null: the photo alone. */
  readonly overlays: Overlays | null;
  /** Whose words stand under the layers. */
  readonly metrics: KeptMetrics;
  /** Nobody under 20 is told about lines (decisions/tone). */
  readonly teen: boolean | null;
  /** Nothing is said of eyes that something opaque covers. */
  readonly eyesHidden: boolean;
  /** The score, over the photo's lower edge. */
  readonly children: ReactNode;
}

/** The photo with its score; on a phone a button opens the row of what can be laid over it, on a desktop it is there. */
function HeroPhoto({ url, size, overlays, metrics, teen, eyesHidden, children }: HeroPhotoProps) {
  const { t } = useTranslation();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<OverlayChoice>('none');
  useEffect(() => {
    if (canvas.current !== null && overlays !== null) drawOverlay(canvas.current, overlays, choice);
  }, [overlays, choice]);
  const face = useMemo(
    () => (overlays === null ? null : faceBox(overlays.landmarks, size)),
    [overlays, size],
  );
  const empty = useMemo(() => (overlays === null ? [] : emptyLayers(overlays)), [overlays]);
  const close = () => {
    // Closed, the photo is itself again.
    setChoice('none');
    setOpen(false);
  };
  useBackCloses(open, close);
  const choices = OVERLAY_CHOICES.filter(
    (one) => !(one === 'lines' && teen !== false) && !(one === 'fifths' && eyesHidden),
  );
  return (
    <div className={styles.hero} data-open={open || choice !== 'none'} data-hero>
      <PhotoStage url={url} size={size} face={face} canvas={canvas}>
        {overlays !== null && (
          <button
            type="button"
            className={styles.opener}
            aria-label={t(($) => $.overlays.label)}
            title={t(($) => $.overlays.label)}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => (open ? close() : setOpen(true))}
            data-layers
          >
            <Layers size={22} aria-hidden />
          </button>
        )}
        {choice !== 'none' && <span className={styles.caption}>{t(($) => $.overlays[choice])}</span>}
      </PhotoStage>
      {children}
      {overlays !== null && (
        <div id={id} className={styles.layers} hidden={!open}>
          <LayerChips metrics={metrics} choices={choices} value={choice} empty={empty} onChange={setChoice} />
        </div>
      )}
    </div>
  );
}

/** This result against the one before, on the scale of their noise; null where one of the two tells no score. */
function changeOf({ at, before, report, facts }: JourneyResult): Change | null {
  const { value, spread } = report.score;
  if (before === null || !lightTells(before.spread) || !lightTells(spread)) return null;
  const camera = cameraOf(facts.moment.source);
  const now = { time: at, value, spread, version: report.pipelineVersion, camera };
  return { last: before.value, difference: differenceOf(before, now) };
}

interface ResultViewProps {
  readonly result: JourneyResult;
  readonly onShare: () => void;
}

const tapsBelow = (truth: string) => <TruthTaps truth={truth} />;

/** One photo: what makes it worth it on the first screen of a phone, the whole roast below, and behind it the details. */
export function ResultView({ result, onShare }: ResultViewProps) {
  const { id, report, facts, roast, overlays, photo, burst, secondAngle, sample } = result;
  const { t } = useTranslation();
  const { turn, busy, failed, onAgain, onTell } = useAnotherRoast(result);
  const [swaps, setSwaps] = useState(0);
  const swapped = swaps === 0 ? undefined : swaps % 2 === 0 ? 'even' : 'odd';
  const best = roast === null ? '' : (bestFirst(roast)[0] ?? '');
  // After a swap the focus stays where it is, and nobody has heard the headline.
  const said = roast !== null && swaps > 0 ? `${titleOf(roast)} ${best}` : turn > 0 ? best : '';
  const doubt = doubtOf(report.quality, report.pose, report.regions);
  const untold = useUntold(report, facts, doubt);
  const score = (
    <ScoreLine
      score={report.score}
      sections={report.sections}
      engine={report.engine}
      hardLight={report.advice.includes('soften-light')}
      doubt={doubt}
      moment={contributionsOf(report)}
      change={changeOf(result)}
      untold={untold}
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
            metrics={untold === null ? report.sections.skin.metrics : UNMEASURED}
            teen={facts.teen}
            eyesHidden={saysEyesHidden(report.advice)}
          >
            {score}
          </HeroPhoto>
        )}
      </div>
      <div className={styles.words} data-clear>
        {/* Another roast is another beginning: the headline takes the focus, and the best line comes first. */}
        <div className={styles.told} data-swapped={swapped}>
          <RoastWords
            key={turn}
            roast={roast}
            speaker={<Mascot mood={moodOf(untold === null ? report.score.band : null, facts)} />}
            anew={turn > 0}
            below={sample ? undefined : tapsBelow}
          />
        </div>
        <BetterOffer onSwap={() => setSwaps((before) => before + 1)} />
        <Dock onShare={onShare} primary={roast !== null} />
        <Announcement line={said} />
      </div>
      <div className={styles.rest}>
        {isLost(result) && <KeptFailure />}
        {roast === null ? (
          <WriterFailed busy={busy} onAgain={onAgain} />
        ) : (
          <>
            <div className={styles.told} data-swapped={swapped}>
              <OpenerAndCloser roast={roast} />
            </div>
            <Again busy={busy} failed={failed} onAgain={onAgain}>
              {!sample && <TellOne moment={facts.moment} busy={busy} onTell={onTell} />}
            </Again>
          </>
        )}
        <AboutYou result={id} />
        <ResultSections report={report} version={report.pipelineVersion} roast={roast} teen={facts.teen}>
          {roast !== null && <PraiseAndPlan roast={roast} />}
          <PhotoNotes
            advice={report.advice}
            distanceCm={report.quality.distanceCm}
            burst={untold === null ? burst : null}
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
  /** The same, knowing what the person said. */
  readonly onTell: (said: NonNullable<Rewrite['said']>) => void;
}

/** Writes another roast for the same photo. */
function useAnotherRoast({ id, roast }: JourneyResult): AnotherRoast {
  const rewrite = useSetAtom(rewriteAtom);
  const busy = useAtomValue(rewritingAtom);
  const failed = useAtomValue(rewriteFailedAtom) === id && roast !== null && !busy;
  const [turn, setTurn] = useState(0);
  const write = async (how: Rewrite) => {
    if (await rewrite(how)) setTurn((before) => before + 1);
  };
  return {
    turn,
    busy,
    failed,
    onAgain: () => void write({ fresh: true }),
    onTell: (said) => void write({ fresh: true, said }),
  };
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
