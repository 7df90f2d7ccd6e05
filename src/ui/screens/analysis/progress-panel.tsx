import { useAtomValue } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartialOverlays } from '#analysis/contract.ts';
import type { OverlayMap } from '#functions/vocabulary.ts';
import { formatMegabytes } from '#i18n/format.ts';
import { estimateMs, perPhotoMsAtom } from '#state/capture/run-times.ts';
import { journeyFraction, type RunningJourney } from '#state/journey.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { drawOverlay, drawPoints } from '#ui/components/draw-overlay.ts';
import { FocusHeading } from '#ui/components/focus.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { faceBox, PhotoStage } from '#ui/components/photo-stage.tsx';
import styles from './progress-panel.module.css';

/** The maps that pass by: of the surface and the light, so that nobody is met by what they may not like. */
const MAPS = ['texture', 'shine', 'redness'] as const satisfies readonly OverlayMap[];
type Layer = 'landmarks' | (typeof MAPS)[number];

/** How long a layer stays before the next one: long enough to be seen, or it is not begun at all. */
const LAYER_MS = 700;

/** The photo while it is read, and over it what has been measured so far: first the points, then the maps. */
function WatchedPhoto({ journey }: { journey: RunningJourney }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const partial = (journey.phase === 'preparing' ? null : journey.partial) ?? null;
  const layer = useLayer(partial);
  useDrawing(canvas, partial, layer);
  return (
    <div className={styles.watched} data-layer={layer ?? undefined}>
      <PhotoStage
        url={journey.photo.url}
        size={partial}
        face={partial === null ? null : faceBox(partial.landmarks, partial)}
        canvas={canvas}
      >
        <div className={styles.scan} />
        {layer !== null && (
          <p className={styles.name} aria-hidden="true">
            {t(($) => $.overlays[layer])}
          </p>
        )}
      </PhotoStage>
    </div>
  );
}

/** What is drawn now; null as long as nothing has been measured. Who wants no motion keeps the points. */
function useLayer(partial: PartialOverlays | null): Layer | null {
  const [turn, setTurn] = useState(0);
  const mapped = partial !== null && partial.overlays !== null;
  useEffect(() => {
    if (!mapped || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((before) => before + 1), LAYER_MS);
    return () => clearInterval(timer);
  }, [mapped]);
  if (partial === null) return null;
  return turn === 0 ? 'landmarks' : (MAPS[(turn - 1) % MAPS.length] ?? 'landmarks');
}

function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  partial: PartialOverlays | null,
  layer: Layer | null,
): void {
  useEffect(() => {
    if (canvas.current === null || partial === null || layer === null) return;
    if (layer === 'landmarks' || partial.overlays === null) drawPoints(canvas.current, partial.landmarks);
    else drawOverlay(canvas.current, partial.overlays, layer);
  }, [canvas, partial, layer]);
}

/** What a run downloads; null where everything is here. */
function downloadOf(journey: RunningJourney) {
  return journey.phase === 'preparing' && journey.progress !== null && journey.progress.totalBytes > 0
    ? journey.progress
    : null;
}

/** What is being done right now, in words. */
function useStageText(journey: RunningJourney): string {
  const { t } = useTranslation();
  switch (journey.phase) {
    case 'preparing':
      return downloadOf(journey) === null ? t(($) => $.progress.preparing) : t(($) => $.progress.download);
    case 'decoding':
      return t(($) => $.progress.stages.decode);
    case 'analysing':
      return t(($) => $.progress.stages[journey.stage]);
    case 'writing':
      return t(($) => $.progress.writing);
  }
}

/** What stays here, as true as it is in this phase: where there is a cloud, its function writes the roast in the end. */
function useStays(journey: RunningJourney): string {
  const { t } = useTranslation();
  const hasCloud = useAtomValue(hasAccountsAtom);
  const { phase } = journey;
  if (downloadOf(journey) !== null) return t(($) => $.progress.staysLoading);
  // Nothing is known to come from the network, nor yet that nothing will.
  if (phase === 'preparing') return t(($) => $.progress.staysReading);
  if (!hasCloud) return t(($) => $.progress.stays);
  return phase === 'writing' ? t(($) => $.progress.staysWriting) : t(($) => $.progress.staysReading);
}

/** The run as it is: the photo, what has been measured in it, the stage of this moment and one figure. */
export function ProgressPanel({ journey }: { journey: RunningJourney }) {
  const { t } = useTranslation();
  const stage = useStageText(journey);
  const stays = useStays(journey);
  return (
    <section className={styles.view}>
      <div>
        <WatchedPhoto journey={journey} />
      </div>
      <div className={styles.words}>
        <div className={styles.said}>
          <Mascot mood="searching" size="small" />
          <div>
            <FocusHeading focus className={styles.title}>
              {t(($) => $.progress.title)}
            </FocusHeading>
            <p key={stage} className={styles.stage}>
              {stage}
            </p>
          </div>
        </div>
        <progress
          className={styles.bar}
          aria-label={t(($) => $.progress.bar)}
          aria-valuetext={stage}
          max={1}
          value={journeyFraction(journey)}
        />
        <p className={styles.figure}>
          <Figure journey={journey} />
        </p>
        {downloadOf(journey) !== null && <p className={styles.kind}>{t(($) => $.progress.firstTime)}</p>}
        <p className={styles.stays}>
          <ShieldCheck size={18} aria-hidden />
          {stays}
        </p>
      </div>
    </section>
  );
}

/**
 * The one figure beside the bar: bytes while they come, about how many seconds are left, and then that it is nearly
 * done.
 */
function Figure({ journey }: { journey: RunningJourney }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (journey.phase === 'writing') return t(($) => $.progress.almost);
  if (journey.phase === 'preparing') {
    const download = downloadOf(journey);
    if (download === null) return null;
    const loaded = formatMegabytes(download.loadedBytes, language);
    const total = formatMegabytes(download.totalBytes, language);
    return t(($) => $.progress.loaded, { loaded, total });
  }
  const { shot, shots } = journey.step;
  return (
    <>
      {shots > 1 && <span>{t(($) => $.progress.shot, { shot, shots })}</span>}
      <strong>
        <Remaining photos={shots} />
      </strong>
    </>
  );
}

const TICK_MS = 500;

/** How many seconds are probably left, from how long the last runs took on this phone. Shown once reading has begun. */
function Remaining({ photos }: { photos: number }) {
  const { t } = useTranslation();
  const past = useAtomValue(perPhotoMsAtom);
  const [began] = useState(() => performance.now());
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // Never "0 seconds": it is still running.
  const count = Math.max(1, Math.ceil((estimateMs(past, photos) - (now - began)) / 1000));
  return t(($) => $.progress.about.seconds, { count });
}
