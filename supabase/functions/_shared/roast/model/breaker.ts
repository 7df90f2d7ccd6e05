/** A circuit breaker: a model that fails again and again is left alone for a while, so that nobody waits for it. */
import type { AskModel, ModelFailure, ModelText } from './types.ts';

/** How the model has behaved since the start of this process: codes and numbers, no text and no facts. */
export interface ModelState {
  /** `resting`: it is not asked; `trying`: the rest is over, one request may see whether it is back. */
  readonly breaker: 'closed' | 'resting' | 'trying';
  /** Seconds of rest that are left, 0 where it does not rest. */
  readonly restS: number;
  /** How often each came out, requests that were not sent (`resting`) among them. */
  readonly counts: Readonly<Partial<Record<ModelFailure | 'answered', number>>>;
}

/** A configured model behind its circuit breaker. */
export interface Model {
  readonly ask: AskModel;
  readonly state: () => ModelState;
}

/** Failures in a row after which it rests. */
const PATIENCE = 3;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 600_000;
/** Whoever takes a question back sooner than this has told nothing about the model. */
const FAIR_MS = 3_000;

/** `now`: milliseconds since any fixed moment. */
export function createBreaker(ask: AskModel, now: () => number): Model {
  const counts: Partial<Record<ModelFailure | 'answered', number>> = {};
  let failuresInARow = 0;
  let restMs = FIRST_REST_MS;
  /** When the rest ends; null where it is asked as ever. */
  let restsUntil: number | null = null;
  /** Whether the one request that may see for itself is on its way. */
  let trying = false;

  const count = (outcome: ModelFailure | 'answered') => {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  };

  function failed(wasTrial: boolean): void {
    if (wasTrial) restMs = Math.min(2 * restMs, LONGEST_REST_MS);
    // Questions that were on their way when the rest began change nothing.
    else if (restsUntil !== null) return;
    failuresInARow += 1;
    if (wasTrial || failuresInARow >= PATIENCE) restsUntil = now() + restMs;
  }

  async function asked(...[request, signal]: Parameters<AskModel>): Promise<ModelText> {
    const isTrial = restsUntil !== null;
    if (restsUntil !== null && (now() < restsUntil || trying)) return { ok: false, reason: 'resting' };
    trying = isTrial;
    const began = now();
    const outcome = await ask(request, signal);
    if (isTrial) trying = false;
    if (outcome.ok) {
      failuresInARow = 0;
      restMs = FIRST_REST_MS;
      restsUntil = null;
    } else if (!signal.aborted || now() - began >= FAIR_MS) failed(isTrial);
    return outcome;
  }

  function breaker(): ModelState['breaker'] {
    if (restsUntil === null) return 'closed';
    return now() < restsUntil ? 'resting' : 'trying';
  }

  return {
    async ask(request, signal) {
      const outcome = await asked(request, signal);
      count(outcome.ok ? 'answered' : outcome.reason);
      return outcome;
    },
    state: () => ({
      breaker: breaker(),
      restS: restsUntil === null ? 0 : Math.max(0, Math.ceil((restsUntil - now()) / 1_000)),
      counts: { ...counts },
    }),
  };
}
