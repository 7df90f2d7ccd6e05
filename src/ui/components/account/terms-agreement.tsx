import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField, FieldError } from '#ui/components/fields.tsx';
import { Link } from 'react-router-dom';
import styles from './terms-note.module.css';

const POINTS = ['age', 'kind', 'stored', 'photo', 'leave', 'medical'] as const;

/** The terms themselves, short enough to be read where they are agreed to. */
function TermsNote() {
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

interface TermsAgreementProps extends Pick<
  ComponentProps<typeof CheckField>,
  'field' | 'checked' | 'onChange'
> {
  /** What is missing; null while nothing is. */
  readonly error: string | null;
}

/** The terms and the box to agree to them, on every way that may make an account (decisions/what-an-account-keeps). */
export function TermsAgreement({ error, ...box }: TermsAgreementProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <TermsNote />
      <div>
        <CheckField {...box} invalid={error !== null} describedBy={id}>
          {t(($) => $.account.signup.terms)}
        </CheckField>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </>
  );
}
