import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure, AuthOutcome } from '#ports/auth.ts';
import { fieldErrorKey } from '#state/account-forms.ts';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import styles from './form.module.css';

/** A form that says its errors itself instead of leaving them to the browser's bubbles. */
export function Form({ onSubmit, children }: { onSubmit: (event: FormEvent) => void; children: ReactNode }) {
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** What the server answered, in words; the region that reads them out is there before they are. */
export function FailureNote({ failure }: { failure: AuthFailure | null }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {failure !== null && (
        <FailureLine silent>
          {[
            t(($) => $.account.errors[failure.code]),
            ...failure.reasons.map((reason) => t(($) => $.account.reasons[reason])),
          ]}
        </FailureLine>
      )}
    </div>
  );
}

interface Call {
  /** Runs one call at a time; a failure is kept for `failure`, a success goes to `then`. */
  readonly run: <T>(call: () => Promise<AuthOutcome<T>>, then: (value: T) => void) => Promise<void>;
  readonly busy: boolean;
  readonly failure: AuthFailure | null;
  /** Something else is tried now: what was said of this is old. */
  readonly forget: () => void;
}

const CRASHED: AuthFailure = { ok: false, code: 'internal', reasons: [] };

/** One call to the account service, as a form needs it. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  return {
    busy,
    failure,
    forget: () => setFailure(null),
    async run(call, then) {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      // The service answers with codes; an exception is a bug of ours, and must not leave the form waiting.
      const outcome = await call().catch(() => CRASHED);
      setBusy(false);
      if (outcome.ok) then(outcome.value);
      else setFailure(outcome);
    },
  };
}

/** Turns what a schema says of a field into words; null where nothing is wrong. */
export function useFieldError(): (
  error: { readonly message?: string | undefined } | undefined,
) => string | null {
  const { t } = useTranslation();
  return (error) => {
    const key = fieldErrorKey(error?.message);
    return key === null ? null : t(($) => $.account.fields[key]);
  };
}
