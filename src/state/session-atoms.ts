/** The session as state, and the actions that change it. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { Plan } from '#domain/limits/daily.ts';
import type { AuthEvent, SignOutScope, User } from '#ports/auth.ts';
import type { PlanAtServer, PurchasedAnalysis, SubscriptionStatus } from '#ports/cloud.ts';
import { journeyOwnerAtom, keepInTab, resetAtom } from '#state/journey-atoms.ts';
import { forgetPushAtom } from '#state/notifications/push-record.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { guestAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { forgetCodeAtom } from '#state/sent-code.ts';
import { servicesAtom } from '#state/services.ts';
import { takeHeldAtom } from '#state/take-held.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

/** Who is using the app, and what they may. */
export type Session =
  | { readonly kind: 'none' }
  /** Uses the app without an account: no photo of theirs outlives the tab, and no result that they have not asked to keep. */
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly user: User };

export const NO_SESSION: Session = { kind: 'none' };
export const GUEST: Session = { kind: 'guest' };

function planOf(session: Session, subscription: SubscriptionStatus): Plan {
  return session.kind === 'user' ? subscription : 'guest';
}

// What this device remembers of an account's plan, so that it holds at the start and offline. Only the server grants it.

export const PLAN_KEY = 'roast-me-plan';

const planSchema = z.object({
  version: z.literal(1),
  /** '' before a server has answered. */
  ownerId: z.string().check(z.maxLength(128)),
  status: z.enum(['free', 'premium']),
  until: z.nullable(z.string()),
  purchased: z.array(z.object({ analysisId: z.string(), purchasedAt: z.string() })),
});

type KeptPlan = Readonly<z.infer<typeof planSchema>>;

const NO_PLAN: KeptPlan = { version: 1, ownerId: '', status: 'free', until: null, purchased: [] };

export const planRecord = storedRecord<KeptPlan>({ schema: planSchema, version: 1, fallback: NO_PLAN });

/** Premium that has run out at `now` (milliseconds since 1970) is free, whatever the server has said before. */
function statusAt({ status, until }: Omit<PlanAtServer, 'purchased'>, now: number): SubscriptionStatus {
  if (status === 'free') return 'free';
  return until === null || Date.parse(until) > now ? 'premium' : 'free';
}

const accountAtom = atom<User | null>(null);

/** Whether a sign-in waits here for a code of an authenticator; until then nobody is signed in. */
const waitsForCode = atom(false);
export const secondStepAtom = atom((get) => get(waitsForCode));

/** Who uses the app: a user, a guest or none. Before the onboarding is completed it is always none. */
export const sessionAtom = atom((get): Session => {
  if (!get(onboardingAtom).completed) return NO_SESSION;
  const user = get(accountAtom);
  if (user !== null) return { kind: 'user', user };
  return get(guestAtom) ? GUEST : NO_SESSION;
});

/** Whether this installation has accounts at all: where it has none, no screen offers one (decisions/cloud-is-optional). */
export const hasAccountsAtom = atom((get) => get(servicesAtom).auth.availability === 'on');

const { value: keptPlanAtom, remove: removePlanAtom } = storedAtom(planRecord, PLAN_KEY, { follows: true });

/** What the server last said of this account's plan, perhaps on an earlier visit; null: nothing. */
const ownPlanAtom = atom((get): KeptPlan | null => {
  const plan = get(keptPlanAtom);
  return plan.ownerId === get(accountAtom)?.id ? plan : null;
});

/** Rises when the clock is looked at again: premium ends by it. */
const planLooks = atom(0);
export const lookAtPlanAtom = atom(null, (get, set) => set(planLooks, get(planLooks) + 1));

const premiumUntilAtom = atom((get): KeptPlan | null => {
  get(planLooks);
  const plan = get(ownPlanAtom);
  return plan !== null && statusAt(plan, get(servicesAtom).now()) === 'premium' ? plan : null;
});

export const planAtom = atom((get) =>
  planOf(get(sessionAtom), get(premiumUntilAtom) === null ? 'free' : 'premium'),
);

/** When premium runs out, in milliseconds since 1970; null: it does not, or there is none. */
export const premiumEndsAtom = atom((get): number | null => {
  const until = get(premiumUntilAtom)?.until ?? null;
  return until === null ? null : Date.parse(until);
});

const NONE: readonly PurchasedAnalysis[] = [];
export const purchasedAnalysesAtom = atom(
  (get): readonly PurchasedAnalysis[] => get(ownPlanAtom)?.purchased ?? NONE,
);

/** Remembers what the server says of the plan of the account that is signed in; never what a page says. */
export const learnPlanAtom = atom(null, (get, set, { status, until, purchased }: PlanAtServer) => {
  const user = get(accountAtom);
  if (user === null) return;
  set(keptPlanAtom, { ownerId: user.id, status, until, purchased: [...purchased] });
});

/** False until the session of an earlier visit was looked for; the full-screen spinner waits for it. */
export const sessionRestoredAtom = atom(false);

/** What somebody began or said for their next photo is not the next one's. */
const endJourneyAtom = atom(null, (_get, set) => {
  set(resetAtom);
  set(occasionAtom, null);
});

/** The journey is `ownerId`'s from now on; what belonged to somebody else ends, be it a result or a run under way. */
const giveJourneyAtom = atom(null, (get, set, ownerId: string | null) => {
  const before = get(journeyOwnerAtom);
  if (before !== null && before !== ownerId) set(endJourneyAtom);
  set(journeyOwnerAtom, ownerId);
  if (before !== ownerId) keepInTab(get);
});

/** From now on, also at the next visit, until somebody signs in or leaves. */
export const continueAsGuestAtom = atom(null, (_get, set) => {
  set(giveJourneyAtom, null);
  set(guestAtom, true);
});

/**
 * Puts an account (or none) in place; a user who signs in is no longer a guest, and inherits neither a plan nor the photo
 * of another user.
 */
export const setUserAtom = atom(null, (get, set, user: User | null) => {
  if (user !== null) {
    const planOwner = get(keptPlanAtom).ownerId;
    if (planOwner !== '' && planOwner !== user.id) set(removePlanAtom);
    set(lookAtPlanAtom);
    set(giveJourneyAtom, user.id);
    set(guestAtom, false);
    set(takeHeldAtom);
    set(forgetCodeAtom);
  }
  set(accountAtom, user);
  set(waitsForCode, false);
});

/** What the service reports, applied. */
export const authEventAtom = atom(null, (_get, set, event: AuthEvent) => {
  set(setUserAtom, event.kind === 'signed-in' ? event.user : null);
  set(waitsForCode, event.kind === 'second-step');
});

/** The spinner is shown no longer than this: the app opens, and `onChange` brings the session later. */
const RESTORE_LIMIT_MS = 4_000;

/** Looks for the session of an earlier visit. */
export const restoreSessionAtom = atom(null, async (get, set) => {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), RESTORE_LIMIT_MS);
  });
  const outcome = await Promise.race([get(servicesAtom).auth.restore(), late]);
  const found = outcome?.ok === true ? outcome.value : null;
  if (found === 'second-step') set(authEventAtom, { kind: found });
  else if (found !== null) set(setUserAtom, found);
  set(sessionRestoredAtom, true);
});

/**
 * Leaves. Here everything ends at once, also offline and for a guest; the server is told as well.
 * @param sending what the account is still being sent
 */
export const signOutAtom = atom(null, async (get, set, scope: SignOutScope, sending?: Promise<void>) => {
  const { auth } = get(servicesAtom);
  if (scope !== 'others') {
    set(endJourneyAtom);
    set(removePlanAtom);
    set(forgetPushAtom);
    set(forgetCodeAtom);
    set(journeyOwnerAtom, null);
    set(guestAtom, false);
    set(setUserAtom, null);
  }
  return auth.signOut(scope, sending);
});
