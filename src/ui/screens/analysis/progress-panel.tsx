import { useAtomValue } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes } from '#i18n/format.ts';
import { perPhotoMsAtom } from '#state/capture/run-times-atoms.ts';
import { estimateMs } from '#state/capture/run-times.ts';
import { journeyFraction, type RunningJourney } from '#state/journey.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import styles from './progress-panel.module.css';
import { WatchedPhoto } from './watched-photo.tsx';

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
