import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JourneyResult } from '#state/journey.ts';
import styles from './kept-note.module.css';

/** Where this result is kept, and for how long. */
export function KeptNote({ kept, sample }: Pick<JourneyResult, 'kept' | 'sample'>) {
  const { t } = useTranslation();
  if (sample) return <p className={styles.note}>{t(($) => $.result.kept.sample)}</p>;
  return (
    <p className={styles.note} data-kept={kept}>
      {t(($) => $.result.kept[kept])}{' '}
      {kept === 'tab' && <Link to="/signup">{t(($) => $.result.kept.signup)}</Link>}
      {kept === 'history' && <Link to="/history">{t(($) => $.result.kept.toHistory)}</Link>}
    </p>
  );
}
