import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure, AuthOutcome, CameIn, PasskeyService } from '#ports/auth.ts';
import { FailureNote, useCall } from '#ui/components/account/form.tsx';
import { useSignedIn } from '#ui/components/account/way-in.tsx';
import { Button } from '#ui/components/button.tsx';
import styles from '#ui/components/account/form.module.css';

/** With a passkey: by the button, or by one that the browser suggests in the field for the address. Makes no account. */
export function PasskeyWay({ passkeys }: { passkeys: PasskeyService }) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { run, busy, failure } = useCall();
  /** What became of the last one that was taken from the suggestions. */
  const [taken, setTaken] = useState<AuthFailure | null>(null);
  const take = useEffectEvent((outcome: AuthOutcome<CameIn>) => {
    if (outcome.ok) signedIn(outcome.value);
    else setTaken(outcome);
  });
  useEffect(() => {
    // A browser asks for one passkey at a time.
    if (busy) return;
    const ending = new AbortController();
    const suggest = async () => {
      let outcome = await passkeys.suggest(ending.signal);
      while (outcome !== null) {
        take(outcome);
        // With the session the page may have gone on already.
        if (outcome.ok || ending.signal.aborted) return;
        outcome = await passkeys.suggest(ending.signal);
      }
    };
    void suggest();
    return () => ending.abort();
  }, [busy, passkeys]);
  const ask = () => {
    setTaken(null);
    void run(() => passkeys.signIn(), signedIn);
  };
  return (
    <div className={styles.form}>
      <Button wide busy={busy} onClick={ask}>
        {t(($) => $.passkeys.signIn)}
      </Button>
      <FailureNote failure={failure ?? taken} />
    </div>
  );
}
