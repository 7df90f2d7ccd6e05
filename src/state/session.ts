/** Who is using the app, and what they may: types and the one stored record (the guest of this tab). */
import * as z from 'zod/mini';
import type { Plan } from '#domain/limits/daily.ts';
import type { User } from '#ports/auth.ts';
import type { SubscriptionStatus } from '#ports/cloud.ts';
import { TAB_SESSION_KEY } from '#state/stored-keys.ts';
import { storedRecord } from '#state/stored-record.ts';

export type Session =
  | { readonly kind: 'none' }
  /** Uses the app without an account: nothing of theirs outlives the tab. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly user: User };

export const NO_SESSION: Session = { kind: 'none' };
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
