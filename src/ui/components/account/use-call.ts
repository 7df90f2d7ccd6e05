import { useState } from 'react';
import type { AuthFailure, AuthOutcome } from '#ports/auth.ts';

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
