import { useAtomValue } from 'jotai';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '#state/services.ts';
import { AnswersToKeep } from '#ui/components/account/answers-to-keep.tsx';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import styles from '#ui/components/account/form.module.css';
import { TermsAgreement } from '#ui/components/account/terms-agreement.tsx';
import { useCall } from '#ui/components/account/use-call.ts';
import { Button } from '#ui/components/button.tsx';
import { useFocusSwap } from '#ui/hooks/use-focus-swap.ts';

interface GoogleButtonProps {
  /** Whether it was tapped once. */
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** How the way on looks once it was. */
  readonly look: 'primary' | 'quiet';
}

/** To Google. The first time makes an account, so its tap brings the terms; who goes another way never meets them here. */
export function GoogleButton({ chosen, onChoose, look }: GoogleButtonProps) {
  const { t } = useTranslation();
  const opener = useRef<HTMLButtonElement>(null);
  const why = useRef<HTMLParagraphElement>(null);
  useFocusSwap(chosen, opener, why);
  if (chosen) return <GoogleTerms why={why} look={look} />;
  return (
    <Button ref={opener} wide onClick={onChoose}>
      {t(($) => $.account.google)}
    </Button>
  );
}

interface GoogleTermsProps {
  readonly why?: RefObject<HTMLParagraphElement | null>;
  readonly look: 'primary' | 'quiet';
}

/**
 * What has to be agreed to before Google, and the way there. Leaves the page for Google's; pop-ups are blocked too often
 * to count on. `why` has the focus first.
 */
export function GoogleTerms({ why, look }: GoogleTermsProps) {
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
      <p ref={why} tabIndex={-1}>
        {t(($) => $.account.googleFirst)}
      </p>
      <AnswersToKeep folded />
      <TermsAgreement
        checked={agreed}
        onChange={(now) => {
          setAgreed(now);
          setMissing(false);
        }}
        error={missing ? t(($) => $.account.fields.termsRequired) : null}
      />
      <Button look={look} wide busy={busy} onClick={leave}>
        {t(($) => $.account.google)}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}
