import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { GuestWay, NoAccountsPage } from '#ui/components/account/gates.tsx';
import { useSignedIn } from '#ui/components/account/way-in.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { Spinner } from '#ui/components/flame.tsx';
import styles from './auth-callback-screen.module.css';
import { SIGN_IN } from '#ui/places.ts';

/** Left out: where a sign-in leads. */
const LEADS_TO = { 'sign-in': undefined, recovery: '/auth/new-password', link: '/profile/account' } as const;

/** Where Google and the links in e-mails come back to: reads the address, then leads on or says why not. */
export function AuthCallbackScreen() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const signedIn = useSignedIn();
  const isUser = useAtomValue(sessionAtom).kind === 'user';
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  // The code in the address is good for one exchange, and React runs effects twice while developing.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const finish = async () => {
      const outcome = await auth.finishCallback(new URL(window.location.href));
      if (!outcome.ok) setFailure(outcome);
      else signedIn(outcome.value.user, LEADS_TO[outcome.value.purpose]);
    };
    void finish();
  }, [auth, signedIn]);

  if (auth.availability === 'off') return <NoAccountsPage />;
  if (failure === null) {
    return (
      <>
        <h1 className="visually-hidden">{t(($) => $.account.callback.title)}</h1>
        <Spinner />
      </>
    );
  }
  return (
    <PublicPage title={t(($) => $.account.callback.failed)}>
      <div role="alert" className={styles.failed}>
        <Mascot mood="sheepish" size="small" />
        <p>{t(($) => $.account.errors[failure.code])}</p>
      </div>
      {isUser ? (
        <ButtonLink look="primary" wide to={LEADS_TO.link}>
          {t(($) => $.profile.titles.account)}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink look="primary" wide to={SIGN_IN}>
            {t(($) => $.account.backToLogin)}
          </ButtonLink>
          <GuestWay look="quiet" />
        </>
      )}
    </PublicPage>
  );
}
