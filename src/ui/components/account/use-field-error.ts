import { useTranslation } from 'react-i18next';
import { fieldErrorKey } from '#state/account-forms.ts';

/** Turns what a schema says of a field into words; null where nothing is wrong. */
export function useFieldError(): (
  error: { readonly message?: string | undefined } | undefined,
) => string | null {
  const { t } = useTranslation();
  return (error) => {
    const key = fieldErrorKey(error?.message);
    return key === null ? null : t(($) => $.account.fields[key]);
  };
}
