/** Who is using the app, and what they may. */
import type { Plan } from '#domain/limits/daily.ts';
import type { User } from '#ports/auth.ts';
import type { SubscriptionStatus } from '#ports/cloud.ts';

export type Session =
  | { readonly kind: 'none' }
  /** Uses the app without an account: no photo of theirs outlives the tab, and no result that they have not asked to keep. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly user: User };

export const NO_SESSION: Session = { kind: 'none' };
export const GUEST: Session = { kind: 'guest' };

export function planOf(session: Session, subscription: SubscriptionStatus): Plan {
  return session.kind === 'user' ? subscription : 'guest';
}
