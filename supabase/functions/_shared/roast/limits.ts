/** How many roasts the function writes for a guest, a user and an address. The counters are in PostgreSQL (migrations/…_roast_quota.sql). */
import { ROASTS_A_DAY } from '../vocabulary.ts';

/** The longest body that is read, in bytes; the facts themselves are at most FACTS_MAX_BYTES. */
export const MAX_BODY_BYTES = 8_192;
/**
 * The longest answer, in bytes of UTF-8; a model's text that is longer gives way to the writer's. It must fit into
 * one request of the history (4 KB).
 */
export const MAX_REPLY_BYTES = 3_800;

export interface QuotaLimits {
  readonly guest: number;
  readonly free: number;
  readonly premium: number;
  readonly address: number;
}

/**
 * Roasts a UTC day. The product's own limit (until local midnight) is counted on the phone; two local days touch
 * one UTC day, so twice that limit never refuses a person who keeps to it. `premium` is unlimited in the product:
 * 200 stops a program, not a person. `guest` and `address` are for one address, behind which a whole school
 * may sit.
 */
export const QUOTA_LIMITS: QuotaLimits = {
  guest: 60,
  free: 2 * ROASTS_A_DAY.free,
  premium: 200,
  address: 300,
};

/** Calls of the language model a UTC day, for all callers together (ROAST_LLM_DAILY_LIMIT). */
export const MODEL_DAILY_LIMIT = 1_000;

/**
 * Of those, calls for one account, or for one address of guests (ROAST_LLM_PERSON_LIMIT): nobody spends the day of
 * all others. Whoever keeps to the limits of the product reaches it with premium alone.
 */
export const MODEL_PERSON_LIMIT = 20;
