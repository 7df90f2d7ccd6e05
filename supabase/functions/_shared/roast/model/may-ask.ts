/** Whether the model may be asked for this person now: nobody spends more than their share, and the day has an end. */
import type { PersonAsk, QuotaStore } from '../quota.ts';

/** Why it is not asked; a code for the log. */
export type MayNotAsk = 'person-limit' | 'no-budget';

/**
 * The person's counter first: whoever is past it takes nothing from the day of all. Null: it may be asked, and is
 * counted. Rejects as the counters do.
 */
export async function mayAskModel(
  quota: Pick<QuotaStore, 'takeModelCall' | 'takePersonCall'>,
  ask: PersonAsk,
  signal: AbortSignal,
): Promise<MayNotAsk | null> {
  if (!(await quota.takePersonCall(ask, signal))) return 'person-limit';
  return (await quota.takeModelCall(signal)) ? null : 'no-budget';
}
