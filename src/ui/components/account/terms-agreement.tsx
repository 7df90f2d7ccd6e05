import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#ui/components/check-field.tsx';
import { FieldError } from '#ui/components/field-error.tsx';
import { TermsNote } from './terms-note.tsx';

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
