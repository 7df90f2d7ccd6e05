import { describe, expect, it, vi } from 'vitest';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import type { AuthService, User } from '#ports/auth.ts';
import type { PlanAtServer } from '#ports/cloud.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import { startAtom } from '#state/journey-run-atoms.ts';
import { countRoastAtom, limitResetAtom, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { localDay, nextMidnight } from '#state/local-day.ts';
import { FIRST_RUN, ONBOARDING_KEY, onboardingRecord, resetOnboardingAtom } from '#state/onboarding-atoms.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import {
  authEventAtom,
  continueAsGuestAtom,
  learnPlanAtom,
  planAtom,
  purchasedAnalysesAtom,
  restoreSessionAtom,
  secondStepAtom,
  sessionAtom,
  sessionRestoredAtom,
  setUserAtom,
  signOutAtom,
} from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { authService, deferred, settle, setUp, SUCCESS, writtenFor } from './support/services.ts';

const USER: User = {
  id: 'u1',
  email: 'aki@example.org',
  name: 'Aki',
  createdAt: '2026-11-20T00:00:00Z',
};

const PREMIUM: PlanAtServer = {
  status: 'premium',
  until: null,
  purchased: [{ analysisId: 'a1', purchasedAt: USER.createdAt }],
};

function onboarded(calls: Partial<AuthService> = {}) {
  const world = setUp();
  world.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
    confirmed: CONFIRMATIONS,
  });
  world.store.set(servicesAtom, { ...world.services, auth: authService(calls) });
  return world;
}

type World = ReturnType<typeof onboarded>;
type Store = World['store'];

/** The same phone, opened again. */
function nextVisit({ storage }: World): World {
  const world = onboarded();
  Object.assign(world.storage.texts, storage.texts);
  return world;
}

/** What storage holds of the first run. */
const fieldsOf = ({ storage }: World) => ({
  ...onboardingRecord.read(storage.texts[ONBOARDING_KEY] ?? null).value,
});

describe('the session', () => {
  it('has no user at first', () => {
    expect(onboarded().store.get(sessionAtom)).toEqual({ kind: 'none' });
  });

  it('takes a guest in, knows them at the next visit, and keeps nothing of them but that choice', () => {
    const world = onboarded();
    const before = fieldsOf(world);
    world.store.set(continueAsGuestAtom);
    expect(world.store.get(sessionAtom)).toEqual({ kind: 'guest' });
    expect(Object.keys(world.storage.texts)).toEqual([ONBOARDING_KEY]);
    expect(fieldsOf(world)).toEqual({ ...before, guest: true });
    expect(nextVisit(world).store.get(sessionAtom)).toEqual({ kind: 'guest' });
  });

  it.each<[string, (store: Store) => unknown]>([
    ['leaves', (store) => store.set(signOutAtom, 'local')],
    ['signs in', (store) => store.set(setUserAtom, USER)],
    ['begins the introduction anew', (store) => store.set(resetOnboardingAtom)],
  ])('forgets that somebody is a guest when this one %s', (_what, act) => {
    const world = onboarded();
    world.store.set(continueAsGuestAtom);
    act(world.store);
    expect(fieldsOf(world).guest).toBe(false);
    expect(nextVisit(world).store.get(sessionAtom)).toEqual({ kind: 'none' });
  });

  it('has no user before the onboarding is completed', () => {
    const { store } = onboarded();
    store.set(continueAsGuestAtom);
    store.set(setUserAtom, USER);
    store.set(resetOnboardingAtom);
    expect(store.get(sessionAtom)).toEqual({ kind: 'none' });
  });

  it('puts an account before the guest, and forgets the guest', () => {
    const { store } = onboarded();
    store.set(continueAsGuestAtom);
    store.set(authEventAtom, { kind: 'signed-in', user: USER });
    expect(store.get(sessionAtom)).toEqual({ kind: 'user', user: USER });
    store.set(authEventAtom, { kind: 'signed-out' });
    expect(store.get(sessionAtom)).toEqual({ kind: 'none' });
  });

  it('has nobody while a sign-in waits for its code, and a guest stays one', async () => {
    const { store } = onboarded({ restore: () => Promise.resolve({ ok: true, value: 'second-step' }) });
    await store.set(restoreSessionAtom);
    expect([store.get(secondStepAtom), store.get(sessionAtom)]).toEqual([true, { kind: 'none' }]);
    store.set(authEventAtom, { kind: 'signed-in', user: USER });
    expect([store.get(secondStepAtom), store.get(sessionAtom).kind]).toEqual([false, 'user']);
    // An authenticator was removed, and another one is asked for.
    store.set(authEventAtom, { kind: 'second-step' });
    expect([store.get(secondStepAtom), store.get(sessionAtom)]).toEqual([true, { kind: 'none' }]);
    store.set(authEventAtom, { kind: 'signed-out' });
    expect(store.get(secondStepAtom)).toBe(false);
    store.set(continueAsGuestAtom);
    store.set(authEventAtom, { kind: 'second-step' });
    expect(store.get(sessionAtom)).toEqual({ kind: 'guest' });
  });

  it('finds the session of an earlier visit', async () => {
    const { store } = onboarded({ restore: () => Promise.resolve({ ok: true, value: USER }) });
    expect(store.get(sessionRestoredAtom)).toBe(false);
    await store.set(restoreSessionAtom);
    expect(store.get(sessionRestoredAtom)).toBe(true);
    expect(store.get(sessionAtom)).toEqual({ kind: 'user', user: USER });
  });

  it('opens without a session when the service does not answer in time', async () => {
    vi.useFakeTimers();
    try {
      const { store } = onboarded({ restore: () => new Promise(() => undefined) });
      const restoring = store.set(restoreSessionAtom);
      await vi.advanceTimersByTimeAsync(4_000);
      await restoring;
      expect(store.get(sessionRestoredAtom)).toBe(true);
      expect(store.get(sessionAtom)).toEqual({ kind: 'none' });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['local', 'global'] as const)('%s: ends here at once, whatever the server says', async (scope) => {
    const { store } = onboarded({
      signOut: () => Promise.resolve({ ok: false, code: 'offline', reasons: [] }),
    });
    store.set(setUserAtom, USER);
    store.set(learnPlanAtom, PREMIUM);
    await store.set(signOutAtom, scope);
    expect(store.get(sessionAtom)).toEqual({ kind: 'none' });
    store.set(setUserAtom, USER);
    expect(store.get(planAtom)).toBe('free');
  });

  it.each([
    ['the server ends the session', { kind: 'signed-out' }],
    ['somebody else signs in', { kind: 'signed-in', user: { ...USER, id: 'u2' } }],
  ] as const)('takes the plan along at once when %s', (_name, event) => {
    const { store } = onboarded();
    store.set(setUserAtom, USER);
    store.set(learnPlanAtom, PREMIUM);
    // As when the token was renewed.
    store.set(authEventAtom, { kind: 'signed-in', user: USER });
    expect(store.get(planAtom)).toBe('premium');
    store.set(authEventAtom, event);
    expect(store.get(planAtom)).not.toBe('premium');
    expect(store.get(purchasedAnalysesAtom)).toEqual([]);
  });

  it('stays here when only the others are signed out', async () => {
    const { store } = onboarded();
    store.set(setUserAtom, USER);
    await store.set(signOutAtom, 'others');
    expect(store.get(sessionAtom).kind).toBe('user');
  });
});

describe('the plan and the daily limit', () => {
  it('follow the session', () => {
    const { store } = onboarded();
    expect(store.get(planAtom)).toBe('guest');
    store.set(setUserAtom, USER);
    expect(store.get(planAtom)).toBe('free');
    store.set(learnPlanAtom, PREMIUM);
    expect(store.get(planAtom)).toBe('premium');
    expect(store.get(roastsLeftAtom)()).toBeNull();
  });

  it('count on the device, survive a reload, and start again at local midnight', () => {
    const world = onboarded();
    for (let i = 0; i < 3; i += 1) world.store.set(countRoastAtom);
    const later = onboarded();
    Object.assign(later.storage.texts, world.storage.texts);
    expect(later.store.get(roastsLeftAtom)()).toBe(0);
    later.clock.now = later.store.get(limitResetAtom)() - 1;
    expect(later.store.get(roastsLeftAtom)()).toBe(0);
    later.clock.now += 1;
    expect(later.store.get(roastsLeftAtom)()).toBe(3);
  });

  it('know the local day', () => {
    const late = new Date(2026, 11, 31, 23, 59, 59, 999).getTime();
    expect(localDay(late)).toBe('2026-12-31');
    expect(nextMidnight(late)).toBe(late + 1);
    expect(localDay(nextMidnight(late))).toBe('2027-01-01');
  });
});

describe('the photo on this page and its roast', () => {
  const BEN: User = { ...USER, id: 'u2', name: 'Ben' };
  const phase = ({ store }: World) => store.get(journeyAtom).phase;

  /** From a photo to the analysis that is under way. */
  async function analysing(world: World): Promise<void> {
    world.store.set(startAtom, new Blob(['photo']));
    world.prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
    await settle();
  }

  /** From there to the result. */
  async function finish({ analyses, writes }: World): Promise<void> {
    analyses.at(-1)?.answer.resolve(SUCCESS);
    await settle();
    const call = writes.at(-1);
    call?.answer.resolve(writtenFor(call.facts, call.said));
    await settle();
  }

  async function withResult(user: User | null): Promise<World> {
    const world = onboarded();
    if (user === null) world.store.set(continueAsGuestAtom);
    else world.store.set(setUserAtom, user);
    await analysing(world);
    await finish(world);
    expect(phase(world)).toBe('done');
    return world;
  }

  it.each<[string, (store: Store) => void]>([
    ['signs in over this one', (store) => store.set(authEventAtom, { kind: 'signed-in', user: BEN })],
    [
      'signs in after the session has ended elsewhere',
      (store) => {
        store.set(authEventAtom, { kind: 'signed-out' });
        store.set(setUserAtom, BEN);
      },
    ],
    [
      'goes on as a guest after the session has ended elsewhere',
      (store) => {
        store.set(authEventAtom, { kind: 'signed-out' });
        store.set(continueAsGuestAtom);
      },
    ],
    ['begins after this one has left', (store) => void store.set(signOutAtom, 'local')],
  ])('go when somebody else %s, with what was said of the moment', async (_name, act) => {
    const world = await withResult(USER);
    world.store.set(occasionAtom, 'night-out');
    act(world.store);
    expect(phase(world)).toBe('idle');
    expect(world.store.get(occasionAtom)).toBeNull();
    expect(world.openUrls.size).toBe(0);
  });

  it('stay when the same person returns', async () => {
    const world = await withResult(USER);
    world.store.set(authEventAtom, { kind: 'signed-out' });
    world.store.set(authEventAtom, { kind: 'signed-in', user: { ...USER, name: 'Akiko' } });
    expect(phase(world)).toBe('done');
  });

  it('stay when a guest signs up, and are theirs from then on', async () => {
    const world = await withResult(null);
    world.store.set(setUserAtom, USER);
    expect(phase(world)).toBe('done');
    world.store.set(authEventAtom, { kind: 'signed-in', user: BEN });
    expect(phase(world)).toBe('idle');
  });

  it('stay when a guest of a page that had a user before signs up', async () => {
    const world = await withResult(USER);
    world.store.set(authEventAtom, { kind: 'signed-out' });
    world.store.set(continueAsGuestAtom);
    await analysing(world);
    await finish(world);
    world.store.set(setUserAtom, BEN);
    expect(phase(world)).toBe('done');
  });

  it('stay when a guest only says once more that they are one', async () => {
    const world = await withResult(null);
    world.store.set(continueAsGuestAtom);
    expect(phase(world)).toBe('done');
  });

  it('do not come from an analysis that somebody else began', async () => {
    const world = onboarded();
    world.store.set(setUserAtom, USER);
    await analysing(world);
    world.store.set(authEventAtom, { kind: 'signed-in', user: BEN });
    expect(world.analyses[0]?.request.signal?.aborted).toBe(true);
    await finish(world);
    expect(phase(world)).toBe('idle');
    expect(world.writes).toHaveLength(0);
    expect(world.kept.size).toBe(0);
  });

  it('come from an analysis that a guest began before they signed up, and are kept for them', async () => {
    const world = onboarded();
    world.store.set(continueAsGuestAtom);
    await analysing(world);
    world.store.set(setUserAtom, USER);
    await finish(world);
    expect(world.store.get(journeyAtom)).toMatchObject({ phase: 'done', kept: 'history' });
    expect([...world.kept.values()]).toMatchObject([{ ownerId: USER.id }]);
  });

  it('are not written with facts of somebody who has gone while the history was asked', async () => {
    const world = onboarded();
    world.store.set(setUserAtom, USER);
    await analysing(world);
    const history = deferred<null>();
    world.services.history.list = () =>
      phase(world) === 'writing' ? history.promise : Promise.resolve(null);
    world.analyses[0]?.answer.resolve(SUCCESS);
    await settle();
    expect(phase(world)).toBe('writing');
    world.store.set(authEventAtom, { kind: 'signed-in', user: BEN });
    history.resolve(null);
    await settle();
    expect(world.writes).toHaveLength(0);
  });

  it('are not kept for somebody who has gone in the meantime', async () => {
    const world = onboarded();
    world.store.set(setUserAtom, USER);
    await analysing(world);
    world.analyses[0]?.answer.resolve(SUCCESS);
    await settle();
    const history = deferred<null>();
    world.services.history.list = () => history.promise;
    const [call] = world.writes;
    if (call !== undefined) call.answer.resolve(writtenFor(call.facts, call.said));
    await settle();
    await world.store.set(signOutAtom, 'local');
    history.resolve(null);
    await settle();
    expect(world.kept.size).toBe(0);
  });

  it('leave no small picture of somebody who has gone while it was made', async () => {
    const world = onboarded();
    world.store.set(settingsAtom, { keepThumbnails: true });
    world.store.set(setUserAtom, USER);
    const { thumbnails } = world.services;
    const small = deferred<null>();
    const slow = async (...given: Parameters<typeof thumbnails.keep>) => (
      await small.promise,
      thumbnails.keep(...given)
    );
    world.store.set(servicesAtom, {
      ...world.store.get(servicesAtom),
      thumbnails: { ...thumbnails, keep: slow },
    });
    await analysing(world);
    await finish(world);
    await world.store.set(signOutAtom, 'local');
    small.resolve(null);
    await settle();
    expect(world.shelf.size).toBe(0);
  });
});
