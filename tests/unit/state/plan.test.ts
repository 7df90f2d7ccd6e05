/** What this device remembers of a plan: the server grants it, and the device knows it at the start and offline. */
import { describe, expect, it } from 'vitest';
import type { PlanAtServer } from '#ports/cloud.ts';
import { askPlanAtom, refreshAccountAtom } from '#state/cloud-atoms.ts';
import { leaveAtom } from '#state/profile-atoms.ts';
import { PLAN_KEY, planRecord } from '#state/session-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import {
  authEventAtom,
  planAtom,
  premiumEndsAtom,
  purchasedAnalysesAtom,
  setUserAtom,
} from '#state/session-atoms.ts';
import { fakeAccounts } from './support/accounts.ts';
import { setUpUser, USER } from './support/history.ts';
import { settle } from './support/services.ts';

const HOUR = 3_600_000;
const BEN = { ...USER, id: 'user-2' };
const PREMIUM: PlanAtServer = {
  status: 'premium',
  until: null,
  purchased: [{ analysisId: 'a1', purchasedAt: USER.createdAt }],
};
const FREE: PlanAtServer = { status: 'free', until: null, purchased: [] };

/** A phone of a signed-in user; `server.plan` is what the server answers, null: nothing. */
function phone(texts: Readonly<Record<string, string>> = {}, user = USER) {
  const world = setUpUser(null);
  Object.assign(world.storage.texts, texts);
  const server: { plan: PlanAtServer | null; asked: number } = { plan: null, asked: 0 };
  const plan = () => {
    server.asked += 1;
    return Promise.resolve(server.plan);
  };
  world.store.set(servicesAtom, { ...world.services, cloud: { ...fakeAccounts().cloud, plan } });
  world.store.set(setUserAtom, user);
  const refresh = () => world.store.set(refreshAccountAtom);
  const now = () => world.store.get(planAtom);
  return { ...world, server, refresh, now, texts: world.storage.texts };
}

async function premiumPhone(plan: PlanAtServer = PREMIUM) {
  const one = phone();
  one.server.plan = plan;
  await one.refresh();
  expect(one.now()).toBe('premium');
  return one;
}

describe('a plan that the server has granted', () => {
  it('holds at the next start and offline, until the server answers', async () => {
    const { texts } = await premiumPhone();
    const next = phone(texts);
    expect(next.now()).toBe('premium');
    expect(next.store.get(purchasedAnalysesAtom)).toEqual(PREMIUM.purchased);
    await next.refresh();
    expect(next.now()).toBe('premium');
    next.server.plan = FREE;
    await next.refresh();
    expect(next.now()).toBe('free');
    expect(phone(next.texts).now()).toBe('free');
  });

  it('ends when it was to end, also offline and at the next start', async () => {
    const { clock } = phone();
    const until = new Date(clock.now + HOUR).toISOString();
    const one = await premiumPhone({ ...PREMIUM, until });
    expect(one.store.get(premiumEndsAtom)).toBe(clock.now + HOUR);
    one.server.plan = null;
    one.clock.now += HOUR;
    await one.store.set(askPlanAtom);
    expect(one.now()).toBe('free');
    expect(one.store.get(premiumEndsAtom)).toBeNull();
    const next = phone(one.texts);
    expect(next.now()).toBe('premium');
    const late = phone(one.texts);
    late.clock.now += HOUR;
    late.store.set(setUserAtom, USER);
    expect(late.now()).toBe('free');
    // Bought anew.
    late.server.plan = { ...PREMIUM, until: new Date(late.clock.now + HOUR).toISOString() };
    late.clock.now += HOUR / 2;
    await late.store.set(askPlanAtom);
    expect(late.now()).toBe('premium');
  });

  it('is nobody else’s', async () => {
    const one = await premiumPhone();
    const { texts } = one;
    const next = phone(texts, BEN);
    expect(next.now()).toBe('free');
    expect(next.texts[PLAN_KEY]).toBeUndefined();
    one.store.set(authEventAtom, { kind: 'signed-in', user: BEN });
    expect(one.now()).toBe('free');
    expect(one.store.get(purchasedAnalysesAtom)).toEqual([]);
    one.server.plan = PREMIUM;
    const refreshing = one.refresh();
    one.store.set(authEventAtom, { kind: 'signed-in', user: USER });
    await refreshing;
    expect(one.now()).toBe('free');
  });

  it('goes with a sign-out, and outlives a session that ended by itself', async () => {
    const one = await premiumPhone();
    one.store.set(authEventAtom, { kind: 'signed-out' });
    expect(one.now()).toBe('guest');
    one.store.set(authEventAtom, { kind: 'signed-in', user: USER });
    expect(one.now()).toBe('premium');
    await one.store.set(leaveAtom, 'local');
    expect(one.now()).toBe('guest');
    expect(one.texts[PLAN_KEY]).toBeUndefined();
    one.store.set(setUserAtom, USER);
    expect(one.now()).toBe('free');
  });
});

describe('an app that is left open', () => {
  it('asks again when it is seen, but not more than once a minute', async () => {
    const { store, server, clock, refresh, now } = phone();
    await refresh();
    server.plan = PREMIUM;
    clock.now += 59_000;
    await store.set(askPlanAtom);
    expect([server.asked, now()]).toEqual([1, 'free']);
    clock.now += 1_000;
    await Promise.all([store.set(askPlanAtom), store.set(askPlanAtom)]);
    expect([server.asked, now()]).toEqual([2, 'premium']);
    // A clock that was set back does not keep it from asking.
    clock.now -= 24 * HOUR;
    server.plan = FREE;
    await store.set(askPlanAtom);
    expect([server.asked, now()]).toEqual([3, 'free']);
  });

  it('asks at once for who has just signed in', async () => {
    const { store, server, refresh } = phone();
    await refresh();
    store.set(setUserAtom, BEN);
    await refresh();
    await settle();
    expect(server.asked).toBe(2);
  });
});

it('is not granted by a record that cannot be read', () => {
  const text = planRecord.write({ ...planRecord.fallback, ownerId: USER.id, status: 'premium' });
  expect(phone({ [PLAN_KEY]: text }).now()).toBe('premium');
  for (const broken of [text.slice(1), text.replace('premium', 'gold'), text.replace('null', '"soon"')])
    expect(phone({ [PLAN_KEY]: broken }).now()).toBe('free');
});
