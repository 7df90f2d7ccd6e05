import { useTranslation } from 'react-i18next';
import styles from './photo-ways.module.css';

/** Which photos can be brought, and that a mouse may drop and paste them. */
export function PhotoWays() {
  const { t } = useTranslation();
  return (
    <p className={styles.ways}>
      <span className={styles.hint}>{t(($) => $.camera.aside.hint)} </span>
      {t(($) => $.camera.aside.formats)}
    </p>
  );
}

/** Over everything while a file hovers over the page: it may be dropped anywhere. */
export function DropVeil() {
  const { t } = useTranslation();
  return (
    <p className={styles.veil} role="status">
      {t(($) => $.camera.drop)}
    </p>
  );
}
