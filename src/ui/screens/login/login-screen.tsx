import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ageConfirmedAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { AgeGate } from '#ui/components/age-gate.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { NoAccounts } from '#ui/components/account/no-accounts.tsx';
import styles from '#ui/components/account/form.module.css';
import { PublicPage } from '#ui/components/public-page.tsx';
import { cameFromHere } from '#ui/places.ts';
import { LoginWays } from './login-ways.tsx';

export function LoginScreen() {
  const { t } = useTranslation();
  const { availability } = useAtomValue(servicesAtom).auth;
  const ageConfirmed = useAtomValue(ageConfirmedAtom);
  const { kind } = useAtomValue(sessionAtom);
  const off = availability === 'off';
  const signIn = ageConfirmed ? t(($) => $.account.login.lead) : null;
  // None where nothing but the introduction is offered below.
  const lead = off ? t(($) => $.account.login.leadOff) : signIn;
  // Nobody but a guest has screens to go back to: everybody else is led here from each of them.
  const back = kind === 'guest' && cameFromHere() ? <BackLink to="/profile" /> : null;
  return (
    <PublicPage title={t(($) => $.account.login.title)} back={back} {...(lead === null ? {} : { lead })}>
      {off ? (
        <NoAccounts />
      ) : (
        <AgeGate>
          <LoginWays />
        </AgeGate>
      )}
      <p className={styles.foot}>
        <Link to="/privacy" className={styles.link}>
          {t(($) => $.privacyPage.title)}
        </Link>
      </p>
    </PublicPage>
  );
}
