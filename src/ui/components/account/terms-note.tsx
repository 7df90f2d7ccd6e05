import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './terms-note.module.css';

const POINTS = ['age', 'kind', 'stored', 'photo', 'leave', 'medical'] as const;

/** The terms themselves, short enough to be read where they are agreed to. */
export function TermsNote() {
  const { t } = useTranslation();
  return (
    <details className={styles.details}>
      <summary>{t(($) => $.account.terms.title)}</summary>
      <ul className={styles.points}>
        {POINTS.map((key) => (
          <li key={key}>{t(($) => $.account.terms[key])}</li>
        ))}
      </ul>
      <Link to="/privacy">{t(($) => $.privacyPage.title)}</Link>
    </details>
  );
}
