import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { GuestWay, NoAccountsPage } from '#ui/components/account/gates.tsx';
import { useSignedIn } from '#ui/components/account/way-in.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { PublicPage } from '#ui/components/public-page.tsx';
import { Spinner } from '#ui/components/flame.tsx';
import styles from './auth-callback-screen.module.css';
import { SIGN_IN } from '#ui/places.ts';

/** Where Google and the links in e-mails come back to: reads the address, then leads on or says why not. */
export function AuthCallbackScreen() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  // The code in the address is good for one exchange, and React runs effects twice while developing.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const finish = async () => {
      const outcome = await auth.finishCallback(new URL(window.location.href));
      if (!outcome.ok) setFailure(outcome);
      else signedIn(outcome.value.user, outcome.value.recovery ? '/auth/new-password' : undefined);
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
      <ButtonLink look="primary" wide to={SIGN_IN}>
        {t(($) => $.account.backToLogin)}
      </ButtonLink>
      <GuestWay look="quiet" />
    </PublicPage>
  );
}
