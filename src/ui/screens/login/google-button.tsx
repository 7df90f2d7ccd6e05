import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '#state/services.ts';
import { AnswersToKeep } from '#ui/components/account/answers-to-keep.tsx';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import styles from '#ui/components/account/form.module.css';
import { TermsAgreement } from '#ui/components/account/terms-agreement.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { Button } from '#ui/components/button.tsx';

/** Leaves the page for Google's; pop-ups are blocked too often to count on. The first time makes an account. */
export function GoogleButton() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { run, busy, failure } = useCall();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const leave = () => {
    setMissing(!agreed);
    if (!agreed) return;
    void run(
      () => auth.signInWithGoogle(),
      () => undefined,
    );
  };
  return (
    <div className={styles.stack}>
      <AnswersToKeep folded />
      <TermsAgreement
        checked={agreed}
        onChange={(now) => {
          setAgreed(now);
          setMissing(false);
        }}
        error={missing ? t(($) => $.account.fields.termsRequired) : null}
      />
      <Button wide busy={busy} onClick={leave}>
        {t(($) => $.account.google)}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}
