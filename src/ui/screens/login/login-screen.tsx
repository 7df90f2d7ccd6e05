import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ageConfirmedAtom } from '#state/onboarding-atoms.ts';
import { sentCodeAtom } from '#state/sent-code.ts';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import { AgeGate, GuestWay, NoAccounts } from '#ui/components/account/gates.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { CodeToEnter, ResultToKeep } from '#ui/components/account/way-in.tsx';
import styles from '#ui/components/account/form.module.css';
import { PublicPage } from '#ui/components/public-page.tsx';
import { cameFromHere, SIGN_IN } from '#ui/places.ts';
import { LoginWays } from './login-ways.tsx';

/** The door: on as a guest, or to the ways into an account, which have the address `SIGN_IN`. */
export function LoginScreen() {
  const { t } = useTranslation();
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const ageConfirmed = useAtomValue(ageConfirmedAtom);
  const { kind } = useAtomValue(sessionAtom);
  const codeWaits = useAtomValue(sentCodeAtom)() !== null;
  const signsIn = new URLSearchParams(useLocation().search).has('account');
  if (!hasAccounts) {
    return (
      <Door lead={t(($) => $.account.login.leadOff)}>
        <NoAccounts />
      </Door>
    );
  }
  if (signsIn) {
    // A guest has screens to go back to; everybody else came through the door.
    const isGuest = kind === 'guest';
    const back = isGuest && !cameFromHere() ? null : <BackLink to={isGuest ? '/profile' : '/login'} />;
    return (
      <Door back={back}>
        <AgeGate>
          <CodeToEnter />
          <ResultToKeep />
          <LoginWays />
        </AgeGate>
      </Door>
    );
  }
  return (
    // No lead where nothing but the introduction is offered below.
    <Door lead={ageConfirmed ? t(($) => $.account.login.lead) : null}>
      <AgeGate>
        <CodeToEnter />
        <ResultToKeep />
        <GuestWay look={codeWaits ? 'quiet' : 'primary'} />
        <ButtonLink wide to={SIGN_IN}>
          {t(($) => $.account.login.ways)}
        </ButtonLink>
      </AgeGate>
    </Door>
  );
}

interface DoorProps {
  readonly lead?: string | null;
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

function Door({ lead = null, back, children }: DoorProps) {
  const { t } = useTranslation();
  return (
    <PublicPage title={t(($) => $.account.login.title)} back={back} {...(lead === null ? {} : { lead })}>
      {children}
      <p className={styles.foot}>
        <Link to="/privacy" className={styles.link}>
          {t(($) => $.privacyPage.title)}
        </Link>
      </p>
    </PublicPage>
  );
}
