import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { AgeGate } from '#ui/components/age-gate.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import styles from '#ui/components/account/form.module.css';
import { NoAccountsPage } from '#ui/components/account/no-accounts.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { cameFromHere } from '#ui/places.ts';
import { SignupForm } from './signup-form.tsx';

export function SignupScreen() {
  const { t } = useTranslation();
  if (!useAtomValue(hasAccountsAtom)) return <NoAccountsPage />;
  const back = cameFromHere() ? <BackLink to="/login" /> : null;
  return (
    <PublicPage title={t(($) => $.account.signup.title)} lead={t(($) => $.account.signup.lead)} back={back}>
      <AgeGate>
        <SignupForm />
      </AgeGate>
      <p className={styles.foot}>
        {t(($) => $.account.signup.hasAccount)}
        <Link to="/login" className={styles.link}>
          {t(($) => $.account.login.submit)}
        </Link>
      </p>
    </PublicPage>
  );
}
