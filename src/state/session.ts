/** Who is using the app, and what they may: types and the one stored record (the guest of this tab). */
import * as z from 'zod/mini';
import type { Plan } from '#domain/limits/daily.ts';
import { TAB_SESSION_KEY } from '#state/stored-keys.ts';
import { storedRecord } from '#state/stored-record.ts';

export interface User {
  readonly id: string;
  /** Null for an account without one. */
  readonly email: string | null;
  /** Falls back to the locale's word for "User" where it is empty. */
  readonly name: string;
  /** Address of a picture; null without one. */
  readonly avatar: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isPremium: boolean;
  readonly roastCount: number;
  /** 0…100; null before the first roast. */
  readonly averageScore: number | null;
  readonly bestScore: number | null;
}

export type Session =
  | { readonly kind: 'none' }
  /** Uses the app without an account: nothing of theirs outlives the tab. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly user: User };

export type SubscriptionStatus = 'free' | 'premium';

/** One analysis whose full detail was bought on its own; granted by the server only. */
export interface PurchasedAnalysis {
  readonly analysisId: string;
  /** ISO 8601. */
  readonly purchasedAt: string;
}

export const NOBODY: Session = { kind: 'none' };
export const GUEST: Session = { kind: 'guest' };

export function planOf(session: Session, subscription: SubscriptionStatus): Plan {
  if (session.kind !== 'user') return 'guest';
  return subscription === 'premium' || session.user.isPremium ? 'premium' : 'free';
}

export { TAB_SESSION_KEY };

export const tabSessionRecord = storedRecord({
  schema: z.object({ version: z.literal(1), guest: z.boolean() }),
  version: 1,
  fallback: { version: 1, guest: false },
});
