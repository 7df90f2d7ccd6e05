import { useAtomValue, useSetAtom } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes, formatPercent } from '#i18n/format.ts';
import { perPhotoMsAtom } from '#state/capture/run-times-atoms.ts';
import { estimateMs } from '#state/capture/run-times.ts';
import { cancelAtom } from '#state/journey-atoms.ts';
import { journeyFraction, journeyStep, type RunningJourney } from '#state/journey.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import styles from './progress-panel.module.css';

/** What is being done right now, in words. */
function useStageText(journey: RunningJourney): string {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  switch (journey.phase) {
    case 'preparing': {
      const { progress } = journey;
      if (progress === null || progress.totalBytes === 0) return t(($) => $.progress.preparing);
      const loaded = formatMegabytes(progress.loadedBytes, language);
      const total = formatMegabytes(progress.totalBytes, language);
      return t(($) => $.progress.download, { loaded, total });
    }
    case 'decoding':
      return t(($) => $.progress.stages.decode);
    case 'analysing':
      return t(($) => $.progress.stages[journey.stage]);
    case 'writing':
      return t(($) => $.progress.writing);
  }
}

/** True while models are downloaded for the first time: the wait is explained. */
function isFirstTime(journey: RunningJourney): boolean {
  return journey.phase === 'preparing' && journey.progress !== null && journey.progress.totalBytes > 0;
}

/** The run as it is: real stages, real bytes, and what is probably left. */
export function ProgressPanel({ journey }: { journey: RunningJourney }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const cancel = useSetAtom(cancelAtom);
  const stage = useStageText(journey);
  const fraction = journeyFraction(journey);
  return (
    <section className={styles.panel}>
      <div className={styles.photo}>
        <img src={journey.photo.url} alt={t(($) => $.progress.photoAlt)} />
        <div className={styles.scan} />
      </div>
      <div className={styles.text}>
        <FocusHeading focus>{t(($) => $.progress.title)}</FocusHeading>
        <div className={styles.now}>
          <p className={styles.stage}>{stage}</p>
          <p className={styles.percent}>{formatPercent(fraction, language)}</p>
        </div>
        <progress
          className={styles.bar}
          aria-label={t(($) => $.progress.bar)}
          aria-valuetext={stage}
          max={1}
          value={fraction}
        />
        <p className={styles.step}>
          <StepText journey={journey} />
        </p>
        {isFirstTime(journey) && <p className={styles.kind}>{t(($) => $.progress.firstTime)}</p>}
        <p className={styles.step}>
          {(journey.phase === 'decoding' || journey.phase === 'analysing') && (
            <Remaining photos={journey.step.shots} />
          )}
        </p>
        <Button onClick={() => cancel()}>{t(($) => $.progress.cancel)}</Button>
        <p className={styles.stays}>
          <ShieldCheck size={18} aria-hidden />
          {journey.phase === 'preparing' ? t(($) => $.progress.staysLoading) : t(($) => $.progress.stays)}
        </p>
      </div>
    </section>
  );
}

/** Which photo of the burst, and which stage of it; while models load, how much of them is here. */
function StepText({ journey }: { journey: RunningJourney }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (journey.phase === 'writing') return null;
  if (journey.phase === 'preparing') {
    const { progress } = journey;
    if (progress === null || progress.totalBytes === 0) return null;
    const percent = formatPercent(progress.loadedBytes / progress.totalBytes, language);
    return t(($) => $.progress.percentLoaded, { percent });
  }
  const step = journeyStep(journey);
  const { shot, shots } = journey.step;
  return (
    <>
      {shots > 1 && `${t(($) => $.progress.shot, { shot, shots })} · `}
      {step !== null && t(($) => $.progress.step, step)}
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
