import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthOutcome } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { AuthenticatorCode } from './authenticator-code.tsx';
import styles from './authenticator-code.module.css';
import { FailureNote, useCall } from './form.tsx';
import formStyles from './form.module.css';

interface OwnerProofProps<T> {
  /** What was refused without a proof, once more. */
  readonly send: () => Promise<AuthOutcome<T>>;
  readonly onDone: (value: T) => void;
  readonly onCancel: () => void;
}

/** A code from the e-mail first: what somebody else adds on an open phone would be theirs for good. */
export function OwnerProof<T>({ send, onDone, onCancel }: OwnerProofProps<T>) {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const session = useAtomValue(sessionAtom);
  const { run, busy, failure } = useCall();
  const [sent, setSent] = useState(false);
  const email = session.kind === 'user' ? (session.user.email ?? '') : '';
  const prove = async (code: string): Promise<AuthOutcome> => {
    const came = await auth.verifyCode({ email, code, purpose: 'sign-in' });
    if (!came.ok) return came;
    const outcome = await send();
    if (!outcome.ok) return outcome;
    onDone(outcome.value);
    return { ok: true, value: null };
  };
  if (sent) {
    return (
      <AuthenticatorCode
        label={t(($) => $.account.code.label)}
        hint={t(($) => $.safety.codeSent)}
        submit={t(($) => $.secondStep.continue)}
        send={prove}
        onDone={() => undefined}
        onCancel={onCancel}
      />
    );
  }
  const sendCode = () =>
    void run(
      () => auth.sendCode(email, false),
      () => setSent(true),
    );
  return (
    <div className={formStyles.stack}>
      <p>{t(($) => $.account.errors['code-wanted'])}</p>
      <FailureNote failure={failure} />
      <div className={styles.buttons}>
        <Button look="primary" busy={busy} onClick={sendCode}>
          {t(($) => $.account.code.send)}
        </Button>
        <Button onClick={onCancel}>{t(($) => $.secondStep.cancel)}</Button>
      </div>
    </div>
  );
}
