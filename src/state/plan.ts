/** What this device remembers of an account's plan, so that it holds at the start and offline. Only the server grants it. */
import * as z from 'zod/mini';
import type { PlanAtServer, SubscriptionStatus } from '#ports/cloud.ts';
import { storedRecord } from '#state/stored-record.ts';

export const PLAN_KEY = 'roast-me-plan';

const planSchema = z.object({
  version: z.literal(1),
  /** '' before a server has answered. */
  ownerId: z.string().check(z.maxLength(128)),
  status: z.enum(['free', 'premium']),
  until: z.nullable(z.string()),
  purchased: z.array(z.object({ analysisId: z.string(), purchasedAt: z.string() })),
});

export type KeptPlan = Readonly<z.infer<typeof planSchema>>;

export const NO_PLAN: KeptPlan = { version: 1, ownerId: '', status: 'free', until: null, purchased: [] };

export const planRecord = storedRecord<KeptPlan>({ schema: planSchema, version: 1, fallback: NO_PLAN });

/** Premium that has run out at `now` (milliseconds since 1970) is free, whatever the server has said before. */
export function statusAt(
  { status, until }: Omit<PlanAtServer, 'purchased'>,
  now: number,
): SubscriptionStatus {
  if (status === 'free') return 'free';
  return until === null || Date.parse(until) > now ? 'premium' : 'free';
}
