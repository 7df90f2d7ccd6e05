/** The counters, as the handler sees them, and their implementation by calls of SQL functions. */
import { z } from 'zod';
import type { QuotaLimits } from './limits.ts';

export interface QuotaAsk {
  /** Null: a guest. */
  readonly userId: string | null;
  /** Keyed hash of the address, never the address. */
  readonly address: string;
  /** Keyed hash of this very request; the same one again is not counted twice. */
  readonly request: string;
}

/** Who would have the model asked. */
export interface PersonAsk {
  /** Keyed hash of account or address, of this day and for this counter alone, so that nothing else is counted under it. */
  readonly person: string;
  /** As in QuotaAsk. */
  readonly request: string;
}

export interface QuotaVerdict {
  readonly allowed: boolean;
  /** Whether this very request was counted before. */
  readonly repeated: boolean;
  /** Seconds until the counters start anew. */
  readonly retryAfterS: number;
}

/** All reject when the database cannot be asked, and give up where `signal` is aborted: nobody waits any longer. */
export interface QuotaStore {
  take(ask: QuotaAsk, signal: AbortSignal): Promise<QuotaVerdict>;
  /** Whether the model may be called once more today. */
  takeModelCall(signal: AbortSignal): Promise<boolean>;
  /** Whether it may be called once more today for this one person; the same request twice counts once. */
  takePersonCall(ask: PersonAsk, signal: AbortSignal): Promise<boolean>;
}

/** Calls a function of the schema `public` as service_role and resolves to its result. */
export type CallFunction = (
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<unknown>;

const verdictSchema = z.object({ allowed: z.boolean(), repeated: z.boolean(), retry_after: z.int().min(0) });

export function createQuotaStore(
  call: CallFunction,
  limits: { readonly quota: QuotaLimits; readonly modelCalls: number; readonly modelCallsOfOne: number },
): QuotaStore {
  return {
    async take({ userId, address, request }, signal) {
      const ask = { p_user: userId, p_address: address, p_request: request, p_limits: limits.quota };
      const verdict = verdictSchema.parse(await call('consume_roast_quota', ask, signal));
      return { allowed: verdict.allowed, repeated: verdict.repeated, retryAfterS: verdict.retry_after };
    },
    async takeModelCall(signal) {
      return z.boolean().parse(await call('consume_model_budget', { p_limit: limits.modelCalls }, signal));
    },
    async takePersonCall({ person, request }, signal) {
      // A counter of addresses takes any hash: this one has rows of its own there, and forgets them with the day.
      const ask = {
        p_user: null,
        p_address: person,
        p_request: `model-${request}`,
        p_limits: { guest: limits.modelCallsOfOne },
      };
      return verdictSchema.parse(await call('consume_roast_quota', ask, signal)).allowed;
    },
  };
}
