/** The result of a guest who asked for it goes into the history of whoever signs in from there, once, and nobody else's. */
import { describe, expect, it } from 'vitest';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import { CONFIRMATIONS, ONE_TIME_S } from '#functions/vocabulary.ts';
import {
  enterCameraAtom,
  keepWishAtom,
  leadsToResultAtom,
  ownResultAtom,
  resetAtom,
} from '#state/journey-atoms.ts';
import { keptOnWishAtom, keepWishedAtom } from '#state/journey-finish.ts';
import { startAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { continueAsGuestAtom, setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { heldAtom, heldTooLongAtom } from '#state/held-result.ts';
import { HELD_KEY } from '#state/tab-keep.ts';
import { restoreHeldAtom, restoreTabAtom } from '#state/tab-restore.ts';
import { REPORT } from '#tests/support/report.ts';
import { settle, setUp, SUCCESS, writtenFor } from './support/services.ts';

type World = ReturnType<typeof setUp>;

const USER = { id: 'u1', email: 'a@b.test', name: 'A', createdAt: '2026-01-01T00:00:00Z' };
const OTHER = { ...USER, id: 'u2' };

async function finish(world: World): Promise<void> {
  await settle();
  world.prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
  await settle();
  const report = { ...REPORT, pipelineVersion: PIPELINE_VERSION };
  world.analyses.at(-1)?.answer.resolve({ ...SUCCESS, report } as typeof SUCCESS);
  await settle();
  const call = world.writes.at(-1);
  call?.answer.resolve({ ...writtenFor(call.facts, call.said), sent: '{"v":2}' });
  await settle();
}

/** A guest with a result, who has asked for it to be kept unless told otherwise. */
async function guest({ wish = true } = {}): Promise<World> {
  const world = setUp();
  world.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
    confirmed: CONFIRMATIONS,
  });
  world.store.set(continueAsGuestAtom);
  world.store.set(startAtom, new Blob(['photo']));
  await finish(world);
  if (wish) world.store.set(keepWishAtom, true);
  return world;
}

/** Signs in, as the app does it. */
async function signIn({ store }: World, user = USER): Promise<void> {
  store.set(setUserAtom, user);
  await store.set(keepWishedAtom);
}

/** The tab after Google, or a reload, perhaps seconds `later`; in `another` tab the storage of the tab is empty. */
function loadedAnew({ storage, tab, services }: World, { another = false, later = 0 } = {}): World {
  const world = setUp();
  const at = services.now() + later * 1_000;
  Object.assign(world.services, { now: () => at });
  Object.assign(world.storage.texts, storage.texts);
  if (!another) Object.assign(world.tab.texts, tab.texts);
  world.store.set(restoreTabAtom);
  world.store.set(restoreHeldAtom);
  return world;
}

describe('the result that a guest wants to keep', () => {
  it('is written once, as a member’s is, without a photo', async () => {
    const world = await guest();
    expect(world.kept.size).toBe(0);
    const before = world.store.get(ownResultAtom);
    await signIn(world);
    await world.store.set(keepWishedAtom);
    const { facts, roast, at, id } = before ?? {};
    const createdAt = new Date(at ?? 0).toISOString();
    expect([...world.kept.values()]).toMatchObject([
      { id, ownerId: USER.id, createdAt, facts, roast, sent: '{"v":2}', report: { score: REPORT.score } },
    ]);
    expect(JSON.stringify([...world.kept.values()])).not.toMatch(/landmark|geometry|blob:/);
    expect(world.shelf.size).toBe(0);
    expect(world.store.get(ownResultAtom)).toEqual({ ...before, kept: 'history' });
    expect(world.store.get(keptOnWishAtom)).toBe(id);
    // A guard that asks only now still leads who has signed in back to it.
    expect(world.store.get(keepWishAtom)).toBe(false);
    expect(world.store.get(leadsToResultAtom)).toBe(true);
    // The history has it: the tab no longer does.
    expect(world.tab.texts).toEqual({});
  });

  it.each([false, true])(
    'goes along to where its guest signs in (another tab: %s), and is held no longer',
    async (another) => {
      const before = await guest();
      const world = loadedAnew(before, { another, later: ONE_TIME_S - 1 });
      expect(world.kept.size).toBe(0);
      await signIn(world);
      const { facts, id } = before.store.get(ownResultAtom) ?? {};
      expect([...world.kept.values()]).toMatchObject([{ id, ownerId: USER.id, facts, sent: '{"v":2}' }]);
      expect(world.store.get(leadsToResultAtom)).toBe(true);
      expect(world.storage.texts[HELD_KEY]).toBeUndefined();
    },
  );

  it('is held without its photo, and shown to no other guest', async () => {
    const before = await guest();
    expect(before.storage.texts[HELD_KEY]).not.toMatch(/"photo"|"overlays"|blob:/);
    const another = loadedAnew(before, { another: true });
    expect(another.store.get(ownResultAtom)).toBeNull();
  });

  it('is gone after the hour, which is said to who signs in, and of which nothing stays after a day', async () => {
    const before = await guest();
    const world = loadedAnew(before, { another: true, later: ONE_TIME_S });
    expect(JSON.parse(world.storage.texts[HELD_KEY] ?? '')).toMatchObject({ sent: [], result: null });
    await signIn(world);
    expect([world.kept.size, world.store.get(heldTooLongAtom)]).toEqual([0, true]);
    expect(world.storage.texts[HELD_KEY]).toBeUndefined();
    const next = loadedAnew(before, { another: true, later: 86_400 });
    await signIn(next);
    expect([next.storage.texts[HELD_KEY], next.store.get(heldTooLongAtom)]).toEqual([undefined, false]);
  });

  it('is nobody’s once who would sign in does not want it', async () => {
    const world = loadedAnew(await guest(), { another: true });
    world.store.set(keepWishAtom, false);
    expect([world.storage.texts[HELD_KEY], world.store.get(heldAtom)]).toEqual([undefined, null]);
    await signIn(world);
    expect(world.kept.size).toBe(0);
  });

  it('is not kept by a tab that learns too late that another has done so', async () => {
    const world = await guest();
    const another = loadedAnew(world, { another: true });
    Reflect.deleteProperty(another.storage.texts, HELD_KEY);
    await signIn(another);
    expect([another.kept.size, another.store.get(heldTooLongAtom)]).toEqual([0, false]);
  });

  it.each<[string, (world: World) => unknown]>([
    ['nobody asked for it', ({ store }) => store.set(keepWishAtom, false)],
    ['its guest went back to the camera', ({ store }) => store.set(enterCameraAtom)],
    ['its guest has left', ({ store }) => store.set(signOutAtom, 'local')],
    ['it is gone', ({ store }) => store.set(resetAtom)],
    [
      'another one has taken its place',
      async (world) => {
        world.store.set(startAtom, new Blob(['another']));
        await finish(world);
      },
    ],
  ])('is nobody’s once %s', async (_what, act) => {
    const world = await guest();
    await act(world);
    const another = loadedAnew(world, { another: true });
    for (const tab of [world, another]) {
      await signIn(tab);
      expect(tab.kept.size).toBe(0);
      expect(tab.store.get(keptOnWishAtom)).toBeNull();
    }
  });

  it('is not claimed without the wish, and can still be asked for by whoever has signed in', async () => {
    const world = await guest({ wish: false });
    await signIn(world);
    expect(world.kept.size).toBe(0);
    world.store.set(keepWishAtom, true);
    await world.store.set(keepWishedAtom);
    expect([...world.kept.values()]).toMatchObject([{ ownerId: USER.id }]);
  });

  it('is not kept for somebody else who comes after', async () => {
    const world = await guest();
    world.store.set(setUserAtom, USER);
    await signIn(world, OTHER);
    expect(world.kept.size).toBe(0);
  });

  it('says so where it could not be kept', async () => {
    const world = await guest();
    Object.assign(world.services.history, { save: () => Promise.resolve('full') });
    await signIn(world);
    expect(world.store.get(ownResultAtom)).toMatchObject({ kept: 'failed' });
    expect(world.store.get(keptOnWishAtom)).toBeNull();
    // The next start may try again; the next person does not.
    expect(world.storage.texts[HELD_KEY]).toBeDefined();
    await world.store.set(signOutAtom, 'local');
    expect(world.storage.texts[HELD_KEY]).toBeUndefined();
  });

  it('is kept while the drawn face is looked at, which stays what is shown', async () => {
    const world = await guest();
    void world.store.set(startSampleAtom);
    await finish(world);
    await signIn(world);
    expect([...world.kept.values()]).toMatchObject([{ sent: '{"v":2}', ownerId: USER.id }]);
  });
});
