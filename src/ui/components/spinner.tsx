import { useTranslation } from 'react-i18next';
import { Flame } from './flame.tsx';
import styles from './spinner.module.css';

/** Fills the page while something loads; shows itself only when that takes long enough to notice. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <output className={styles.page}>
      <span className={styles.flame}>
        <Flame alive />
      </span>
      <span>{t(($) => $.nav.loading)}</span>
    </output>
  );
}
