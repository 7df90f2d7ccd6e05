import { useAtomValue, useSetAtom } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes, formatPercent } from '#i18n/format.ts';
import { journeyFraction, journeyStep, type RunningJourney } from '#state/journey.ts';
import { cancelAtom } from '#state/journey-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from './button.tsx';
import { FocusHeading } from './focus-heading.tsx';
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

export function ProgressPanel({ journey }: { journey: RunningJourney }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const cancel = useSetAtom(cancelAtom);
  const stage = useStageText(journey);
  const fraction = journeyFraction(journey);
  const step = journeyStep(journey);
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
        <p className={styles.step}>{step !== null && t(($) => $.progress.step, step)}</p>
        <Button onClick={() => cancel()}>{t(($) => $.progress.cancel)}</Button>
        <p className={styles.stays}>
          <ShieldCheck size={18} aria-hidden />
          {journey.phase === 'preparing' ? t(($) => $.progress.staysLoading) : t(($) => $.progress.stays)}
        </p>
      </div>
    </section>
  );
}
