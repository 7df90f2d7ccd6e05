import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure, AuthOutcome, PasskeyService, User } from '#ports/auth.ts';
import { FailureNote, useCall } from '#ui/components/account/form.tsx';
import { useSignedIn } from '#ui/components/account/way-in.tsx';
import { Button } from '#ui/components/button.tsx';
import styles from '#ui/components/account/form.module.css';

/** With a passkey: by the button, or by one that the browser suggests in the field for the address. Makes no account. */
export function PasskeyWay({ passkeys }: { passkeys: PasskeyService }) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { run, busy, failure } = useCall();
  /** What was said of the last one that was chosen from the suggestions, and how many were. */
  const [chosen, setChosen] = useState<{ readonly failure: AuthFailure | null; readonly count: number }>({
    failure: null,
    count: 0,
  });
  const take = useEffectEvent((outcome: AuthOutcome<User>) => {
    if (outcome.ok) signedIn(outcome.value);
    else setChosen(({ count }) => ({ failure: outcome, count: count + 1 }));
  });
  useEffect(() => {
    // A browser asks for one passkey at a time.
    if (busy) return;
    const ending = new AbortController();
    const suggest = async () => {
      const outcome = await passkeys.suggest(ending.signal);
      if (outcome !== null && !ending.signal.aborted) take(outcome);
    };
    void suggest();
    return () => ending.abort();
  }, [busy, passkeys, chosen.count]);
  const ask = () => {
    setChosen(({ count }) => ({ failure: null, count }));
    void run(() => passkeys.signIn(), signedIn);
  };
  return (
    <div className={styles.stack}>
      <Button wide busy={busy} onClick={ask}>
        {t(($) => $.passkeys.signIn)}
      </Button>
      <FailureNote failure={failure ?? chosen.failure} />
    </div>
  );
}
