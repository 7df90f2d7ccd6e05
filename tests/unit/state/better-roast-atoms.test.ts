import { describe, expect, it } from 'vitest';
import type { FirstRoast, WrittenRoast } from '#ports/cloud.ts';
import type { Roast } from '#roast/contract.ts';
import { offerAtom, swapTextAtom, UNREAD_MS } from '#state/better-roast-atoms.ts';
import { cancelAtom, journeyAtom, resetAtom, resultAtom, sentForJokesAtom } from '#state/journey-atoms.ts';
import { startAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { rewriteAtom } from '#state/journey-write-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { continueAsGuestAtom, setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { shownLinesAtom } from '#state/shown-lines-atoms.ts';
import { TAB_KEY } from '#state/tab-keep.ts';
import { USER } from './support/history.ts';
import { deferred, settle, setUp, SUCCESS, writtenFor, type Deferred } from './support/services.ts';

type World = ReturnType<typeof setUp>;
type Later = WrittenRoast | null;

/** What a model would write later for these facts. */
const laterFor = ({ facts, roast }: FirstRoast, more: Partial<Roast> = {}): WrittenRoast => ({
  facts,
  roast: { ...roast, headline: 'A better one', source: 'mixed', ...more },
  told: [77],
  sent: 'body',
});

const READ_MS = UNREAD_MS + 1;

/** Answers the newest writing; what comes later is the test's to settle. */
async function write({ writes }: World): Promise<{ later: Deferred<Later>; first: FirstRoast }> {
  const call = writes.at(-1);
  if (call === undefined) throw new Error('Nothing is being written');
  const later = deferred<Later>();
  const first = { ...writtenFor(call.facts, call.said), sent: 'body', better: later.promise };
  call.answer.resolve(first);
  await settle();
  return { later, first };
}

/** A photo with its result, for which a model was asked. */
async function roasted(world: World = setUp()) {
  const { store, prepares, analyses } = world;
  store.set(startAtom, new Blob(['photo']));
  prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
  await settle();
  analyses.at(-1)?.answer.resolve(SUCCESS);
  await settle();
  const { later, first } = await write(world);
  return {
    ...world,
    world,
    first,
    offer: () => store.get(offerAtom),
    headline: () => store.get(resultAtom)?.roast?.headline,
    come: async (what: Later = laterFor(first), afterMs = READ_MS) => {
      world.clock.now += afterMs;
      later.resolve(what);
      await settle();
    },
  };
}

describe('a better text that comes later', () => {
  it('is offered, shown by one tap, taken back by another', async () => {
    const { store, offer, headline, come, first } = await roasted();
    expect([offer(), headline()]).toEqual(['waiting', first.roast.headline]);
    store.set(swapTextAtom);
    expect(headline()).toBe(first.roast.headline);
    await come();
    expect([offer(), headline()]).toEqual(['here', first.roast.headline]);
    store.set(swapTextAtom);
    expect([offer(), headline()]).toEqual(['shown', 'A better one']);
    expect(store.get(resultAtom)?.roast?.source).toBe('mixed');
    store.set(swapTextAtom);
    expect([offer(), headline()]).toEqual(['here', first.roast.headline]);
  });

  it('is kept over a reload as it is shown, and what was sent is listed once', async () => {
    const { store, tab, come } = await roasted();
    expect(store.get(sentForJokesAtom)).toEqual(['body']);
    await come();
    expect(tab.texts[TAB_KEY]).not.toContain('A better one');
    store.set(swapTextAtom);
    expect(tab.texts[TAB_KEY]).toContain('A better one');
    expect(store.get(sentForJokesAtom)).toEqual(['body']);
    store.set(swapTextAtom);
    expect(tab.texts[TAB_KEY]).not.toContain('A better one');
  });

  it('counts as told once it is shown, and once only', async () => {
    const { store, come } = await roasted();
    await come();
    const before = store.get(shownLinesAtom);
    expect(before).not.toContain(77);
    for (let i = 0; i < 3; i += 1) store.set(swapTextAtom);
    expect(store.get(shownLinesAtom)).toEqual([...before, 77]);
  });

  it('takes the place at once where nobody can have read the first yet, and is offered no more', async () => {
    const { offer, headline, come } = await roasted();
    await come(undefined, UNREAD_MS);
    expect([offer(), headline()]).toEqual([null, 'A better one']);
  });

  it('is not offered where the function’s own writer wrote it: that is no better, but may go first', async () => {
    const late = await roasted();
    await late.come(laterFor(late.first, { source: 'writer' }));
    expect([late.offer(), late.headline()]).toEqual(['over', late.first.roast.headline]);
    const early = await roasted();
    await early.come(laterFor(early.first, { source: 'writer' }), UNREAD_MS);
    expect(early.headline()).toBe('A better one');
  });

  it('may never come', async () => {
    const { store, offer, headline, come, first } = await roasted();
    await come(null);
    store.set(swapTextAtom);
    expect([offer(), headline()]).toEqual(['over', first.roast.headline]);
  });

  it('is not asked for where nothing can write it', async () => {
    const world = setUp();
    const { store, prepares, analyses, writes } = world;
    store.set(startAtom, new Blob(['photo']));
    prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
    await settle();
    analyses.at(-1)?.answer.resolve(SUCCESS);
    await settle();
    const call = writes.at(-1);
    if (call !== undefined) call.answer.resolve(writtenFor(call.facts));
    await settle();
    expect(store.get(resultAtom)).not.toBeNull();
    expect(store.get(offerAtom)).toBeNull();
  });
});

describe('a better text belongs to its own result', () => {
  it('and is dropped where other jokes, another language or style came in between', async () => {
    const { store, world, offer, headline, come } = await roasted();
    void store.set(rewriteAtom, { fresh: true });
    await settle();
    const again = await write(world);
    const shown = headline();
    await come();
    expect([offer(), headline()]).toEqual(['waiting', shown]);
    world.clock.now += READ_MS;
    again.later.resolve(laterFor(again.first, { headline: 'The one for these' }));
    await settle();
    store.set(swapTextAtom);
    expect(headline()).toBe('The one for these');
  });

  it('and waits for it while a second photo is read', async () => {
    const { store, prepares, offer, headline, come, first } = await roasted();
    store.set(startAtom, new Blob(['another']));
    prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
    await settle();
    const running = store.get(journeyAtom);
    // Early, but it is not what the page shows.
    await come(undefined, 0);
    store.set(swapTextAtom);
    expect(store.get(journeyAtom)).toBe(running);
    expect(headline()).toBe(first.roast.headline);
    store.set(cancelAtom);
    expect(offer()).toBe('here');
    store.set(swapTextAtom);
    expect(headline()).toBe('A better one');
  });

  it('and never reaches the second one', async () => {
    const one = await roasted();
    const two = await roasted(one.world);
    await one.come();
    expect([two.offer(), two.headline()]).toEqual(['waiting', two.first.roast.headline]);
    await two.come();
    one.store.set(swapTextAtom);
    expect(two.headline()).toBe('A better one');
  });

  it('and not the drawn face that is shown for it', async () => {
    const { store, analyses, world, offer, come } = await roasted();
    void store.set(startSampleAtom);
    await settle();
    world.prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
    await settle();
    analyses.at(-1)?.answer.resolve(SUCCESS);
    await settle();
    const call = world.writes.at(-1);
    call?.answer.resolve(writtenFor(call.facts));
    await settle();
    await come();
    expect(offer()).toBeNull();
    store.set(swapTextAtom);
    expect(store.get(resultAtom)?.sample).toBe(true);
  });

  it('and not the text in another language that was asked for in the middle of the wait', async () => {
    const { store, world, offer, headline, come } = await roasted();
    store.set(settingsAtom, { language: 'ja' });
    void store.set(rewriteAtom, { fresh: false });
    await settle();
    // So early that it takes the place at once: the one in Japanese follows all the same.
    await come(undefined, 0);
    const again = await write(world);
    expect(again.first.facts.lang).toBe('ja');
    expect([offer(), headline()]).toEqual(['waiting', again.first.roast.headline]);
    store.set(swapTextAtom);
    expect(headline()).toBe(again.first.roast.headline);
  });

  it.each([
    ['a guest', (store: World['store']) => store.set(continueAsGuestAtom)],
    ['a user', (store: World['store']) => store.set(setUserAtom, USER)],
  ])('and is dropped where %s signs out in the middle of the wait', async (_who, arrive) => {
    const world = setUp();
    arrive(world.store);
    const { store, offer, come } = await roasted(world);
    expect(offer()).toBe('waiting');
    await store.set(signOutAtom, 'local');
    // Early, when it would take the place of what is shown.
    await come(undefined, 0);
    store.set(swapTextAtom);
    expect([offer(), store.get(resultAtom)]).toEqual([null, null]);
    expect(store.get(shownLinesAtom)).not.toContain(77);
  });

  it('and comes to nothing where its person has left', async () => {
    const { store, offer, come } = await roasted();
    store.set(resetAtom);
    await come();
    store.set(swapTextAtom);
    expect([offer(), store.get(resultAtom)]).toEqual([null, null]);
  });
});

describe('the model of the browser', () => {
  const withModel = (state: 'ready' | 'to-fetch', isOn: boolean) => {
    const world = setUp();
    const asked: string[] = [];
    world.store.set(servicesAtom, {
      ...world.services,
      browserModel: () =>
        Promise.resolve({
          state: () => Promise.resolve(state),
          fetch: () => Promise.resolve(true),
          write: (...how) => {
            asked.push('browser');
            return world.services.roast.write(...how);
          },
        }),
    });
    world.store.set(settingsAtom, { browserModel: isOn });
    return { world, asked };
  };

  it.each([
    ['ready', true, 1],
    ['to-fetch', true, 0],
    ['ready', false, 0],
  ] as const)('that is %s, with its switch %s, is asked %i times', async (state, isOn, times) => {
    const { world, asked } = withModel(state, isOn);
    await roasted(world);
    expect(asked).toHaveLength(times);
  });
});
