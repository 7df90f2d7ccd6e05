/** A tab that is loaded anew: what comes back, what does not, and when it is gone. */
import { describe, expect, it } from 'vitest';
import type { PrepareOutcome } from '#analysis/contract.ts';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import { DAILY_KEY, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { cancelAtom, enterCameraAtom, journeyAtom, sentForJokesAtom } from '#state/journey-atoms.ts';
import { startAtom } from '#state/journey-run-atoms.ts';
import { rewriteAtom } from '#state/journey-write-atoms.ts';
import { lastResultAtom } from '#state/history-view-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { SHOWN_LINES_KEY } from '#state/shown-lines-atoms.ts';
import { continueAsGuestAtom, setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { interruptedAtom, TAB_KEY } from '#state/tab-keep.ts';
import { restoreTabAtom } from '#state/tab-restore.ts';
import { REPORT } from '#tests/support/report.ts';
import { STORED } from '#tests/support/stored.ts';
import { settle, setUp, SUCCESS, writtenFor } from './support/services.ts';

type World = ReturnType<typeof setUp>;

const USER = { id: 'u1', email: 'a@b.test', name: 'A', createdAt: '2026-01-01T00:00:00Z' };
const OTHER = { ...USER, id: 'u2' };
const READY: PrepareOutcome = { ok: true, engine: 'mediapipe' };

function onboarded(): World {
  const world = setUp();
  world.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
    confirmed: CONFIRMATIONS,
  });
  return world;
}

async function begin(world: World): Promise<void> {
  world.store.set(startAtom, new Blob(['photo']));
  world.prepares.at(-1)?.answer.resolve(READY);
  await settle();
}

async function finish({ analyses, writes }: World, sent: string | null = '{"v":2}'): Promise<void> {
  const report = { ...REPORT, pipelineVersion: PIPELINE_VERSION };
  analyses.at(-1)?.answer.resolve({ ...SUCCESS, report } as typeof SUCCESS);
  await settle();
  const call = writes.at(-1);
  call?.answer.resolve({ ...writtenFor(call.facts, call.said), sent });
  await settle();
}

/** A guest whose result is shown. */
async function withResult(): Promise<World> {
  const world = onboarded();
  world.store.set(continueAsGuestAtom);
  await begin(world);
  await finish(world);
  expect(world.store.get(journeyAtom).phase).toBe('done');
  return world;
}

/** The same tab, or a copy of it, loaded anew. */
function loadedAnew({ storage, tab }: World): World {
  const world = setUp();
  Object.assign(world.storage.texts, storage.texts);
  Object.assign(world.tab.texts, tab.texts);
  world.store.set(restoreTabAtom);
  return world;
}

/** A guest's tab with this record of tests/fixtures/stored. */
function tabWith(record: Readonly<Record<string, unknown>>): World {
  const world = onboarded();
  world.store.set(continueAsGuestAtom);
  // Numbers of another pipeline are dropped: the golden record has those of its day.
  world.tab.texts[TAB_KEY] = JSON.stringify(record).replace(
    /"pipelineVersion":"[^"]*"/,
    `"pipelineVersion":"${PIPELINE_VERSION}"`,
  );
  return loadedAnew(world);
}

describe('a golden record', () => {
  it('of today comes back whole', () => {
    const { result } = STORED.today[TAB_KEY]['held'] as { result: object };
    const { pipelineVersion: _then, ...report } = REPORT;
    expect(tabWith(STORED.today[TAB_KEY]).store.get(journeyAtom)).toMatchObject({
      ...result,
      report,
      phase: 'done',
    });
  });

  it('of the future is dropped', () => {
    expect(tabWith(STORED.future[TAB_KEY]).store.get(journeyAtom).phase).toBe('idle');
  });
});

describe('the result of a guest', () => {
  it('comes back as it was, without its photo; nothing is counted, told or kept again, in no copy of the tab', async () => {
    const before = await withResult();
    const stored = { ...before.storage.texts };
    expect(before.tab.texts[TAB_KEY]).not.toContain('"photo"');
    for (const world of [loadedAnew(before), loadedAnew(before), loadedAnew(loadedAnew(before))]) {
      expect(world.store.get(journeyAtom)).toEqual({
        ...before.store.get(journeyAtom),
        photo: null,
        overlays: null,
      });
      expect(world.store.get(roastsLeftAtom)()).toBe(2);
      for (const key of [DAILY_KEY, SHOWN_LINES_KEY]) expect(world.storage.texts[key]).toBe(stored[key]);
      expect(world.kept).toEqual(before.kept);
      expect([...world.writes, ...world.analyses]).toEqual([]);
    }
  });

  it('says after a reload, too, every text that has left for its jokes', async () => {
    const world = loadedAnew(await withResult());
    expect(world.store.get(sentForJokesAtom)).toEqual(['{"v":2}']);
    const rewriting = world.store.set(rewriteAtom, { fresh: true });
    await settle();
    const call = world.writes.at(-1);
    call?.answer.resolve({ ...writtenFor(call.facts, call.said), sent: '{"v":2,"again":1}' });
    await rewriting;
    expect(world.store.get(sentForJokesAtom)).toEqual(['{"v":2}', '{"v":2,"again":1}']);
    expect(loadedAnew(world).store.get(sentForJokesAtom)).toEqual(['{"v":2}', '{"v":2,"again":1}']);
  });

  it.each<[string, (world: World) => unknown]>([
    ['the guest leaves', ({ store }) => store.set(signOutAtom, 'local')],
    ['its record is damaged', ({ tab }) => (tab.texts[TAB_KEY] = '{"v":1,"kind":"done"')],
    [
      'another version kept it',
      ({ tab }) =>
        (tab.texts[TAB_KEY] = tab.texts[TAB_KEY]?.replaceAll(`"${PIPELINE_VERSION}"`, '"0.0.0"') ?? ''),
    ],
    [
      'the guest has left in another tab',
      ({ storage }) =>
        (storage.texts[ONBOARDING_KEY] =
          storage.texts[ONBOARDING_KEY]?.replace('"guest":true', '"guest":false') ?? ''),
    ],
    [
      'all texts of this phone are gone',
      ({ storage }) => Reflect.deleteProperty(storage.texts, ONBOARDING_KEY),
    ],
  ])('is gone once %s', async (_what, act) => {
    const world = await withResult();
    await act(world);
    expect(loadedAnew(world).store.get(journeyAtom).phase).toBe('idle');
  });

  it.each<[string, (world: World) => unknown]>([
    ['is being read', () => undefined],
    [
      'was refused',
      async ({ analyses }) => {
        analyses.at(-1)?.answer.resolve({ ok: false, code: 'too-small', detail: '' });
        await settle();
      },
    ],
    ['was cancelled', ({ store }) => store.set(cancelAtom)],
  ])('stays while another photo %s', async (_what, act) => {
    const before = await withResult();
    const last = before.store.get(lastResultAtom);
    await begin(before);
    await act(before);
    const { store } = loadedAnew(before);
    expect(store.get(lastResultAtom)).toEqual(last);
    expect(store.get(sentForJokesAtom)).toEqual(['{"v":2}']);
  });

  it('goes along to whoever signs in, and not to the next one', async () => {
    const world = await withResult();
    world.store.set(setUserAtom, USER);
    for (const [user, phase] of [
      [USER, 'done'],
      [OTHER, 'idle'],
    ] as const) {
      const { store } = loadedAnew(world);
      store.set(setUserAtom, user);
      expect(store.get(journeyAtom).phase).toBe(phase);
    }
  });

  it('is not kept in the tab where the history has it', async () => {
    const world = onboarded();
    world.store.set(setUserAtom, USER);
    await begin(world);
    await finish(world);
    expect(world.store.get(journeyAtom)).toMatchObject({ phase: 'done', kept: 'history' });
    expect(world.tab.texts).toEqual({});
  });
});

describe('a photo that was being read', () => {
  it('is let go by a reload, which says so once and counts nothing', async () => {
    const world = onboarded();
    world.store.set(continueAsGuestAtom);
    await begin(world);
    const anew = loadedAnew(world);
    expect(anew.store.get(interruptedAtom)).toBe(true);
    expect(anew.store.get(journeyAtom).phase).toBe('idle');
    expect(anew.store.get(roastsLeftAtom)()).toBe(3);
    expect(loadedAnew(anew).store.get(interruptedAtom)).toBe(false);
    anew.store.set(enterCameraAtom);
    expect(anew.store.get(interruptedAtom)).toBe(false);
  });

  it('is not said to count for nothing once it has been counted', async () => {
    const world = onboarded();
    world.store.set(setUserAtom, USER);
    await begin(world);
    expect(world.tab.texts).not.toEqual({});
    // The history never answers: the roast is counted, and not yet shown.
    Object.assign(world.services.history, { save: () => new Promise(() => undefined) });
    await finish(world);
    expect(world.store.get(journeyAtom).phase).toBe('writing');
    expect(world.tab.texts).toEqual({});
  });
});
