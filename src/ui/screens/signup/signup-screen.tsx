import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { servicesAtom } from '#state/services.ts';
import { AgeGate } from '#ui/components/age-gate.tsx';
import styles from '#ui/components/account/form.module.css';
import { NoAccounts } from '#ui/components/account/no-accounts.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { SignupForm } from './signup-form.tsx';

export function SignupScreen() {
  const { t } = useTranslation();
  const { availability } = useAtomValue(servicesAtom).auth;
  return (
    <PublicPage title={t(($) => $.account.signup.title)} lead={t(($) => $.account.signup.lead)}>
      {availability === 'off' ? (
        <NoAccounts />
      ) : (
        <AgeGate>
          <SignupForm />
        </AgeGate>
      )}
      <p className={styles.foot}>
        {t(($) => $.account.signup.hasAccount)}
        <Link to="/login" className={styles.link}>
          {t(($) => $.account.login.submit)}
        </Link>
      </p>
    </PublicPage>
  );
}
