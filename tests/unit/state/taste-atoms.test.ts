import { expect, it, vi } from 'vitest';
import { givesAtom, GIVING_KEY } from '#state/giving-atoms.ts';
import { startAtom } from '#state/journey-run-atoms.ts';
import {
  forgetTasteAtom,
  learnsAtom,
  sharedTruthAtom,
  tapAtom,
  tapsAtom,
  tasteAtom,
} from '#state/taste-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { fakeAccounts } from './support/accounts.ts';
import { setUpUser } from './support/history.ts';
import { settle, setUp, SUCCESS, writtenFor } from './support/services.ts';

/** The store of somebody whose photo was roasted. */
async function roasted({ store, prepares, analyses, writes }: ReturnType<typeof setUp> = setUp()) {
  store.set(startAtom, new Blob(['photo']));
  prepares.at(-1)?.answer.resolve({ ok: true, engine: 'mediapipe' });
  await settle();
  analyses.at(-1)?.answer.resolve(SUCCESS);
  await settle();
  const call = writes.at(-1);
  if (call !== undefined) call.answer.resolve(writtenFor(call.facts, call.said));
  await settle();
  return store;
}

/** What of the taps waits to be given; the test's writer names a line by its words. */
const waiting = (store: Awaited<ReturnType<typeof roasted>>): unknown => {
  const text = store.get(servicesAtom).text(GIVING_KEY).read() ?? '{}';
  return (JSON.parse(text) as Readonly<Record<string, unknown>>)['taps'];
};

const LAUGHED = { 'line Boo.': { laughed: 1, notMine: 0 } };

it('a tap is counted, the other one replaces it, and the same one again takes it back', async () => {
  const store = await roasted();
  await store.set(tapAtom, { truth: 'Boo.', tap: 'laughed' });
  expect(store.get(tasteAtom)).toEqual(LAUGHED);
  await store.set(tapAtom, { truth: 'Boo.', tap: 'notMine' });
  expect(store.get(tasteAtom)).toEqual({ 'line Boo.': { laughed: 0, notMine: 1 } });
  expect(store.get(tapsAtom)).toEqual({ 'Boo.': 'notMine' });
  await store.set(tapAtom, { truth: 'Boo.', tap: 'notMine' });
  expect(store.get(tasteAtom)).toBeUndefined();
  expect(store.get(tapsAtom)).toEqual({});
});

it('a guest’s taps load and keep nothing of what accounts may give', async () => {
  const store = await roasted();
  await store.set(tapAtom, { truth: 'Boo.', tap: 'laughed' });
  await settle();
  expect(store.get(servicesAtom).text(GIVING_KEY).read()).toBeNull();
});

it('the tap of an account that gives waits for the draw, without the words of the line', async () => {
  const world = setUpUser();
  world.store.set(servicesAtom, { ...world.services, cloud: fakeAccounts().cloud });
  const store = await roasted(world);
  store.set(givesAtom, true);
  await store.set(tapAtom, { truth: 'Boo.', tap: 'laughed' });
  await vi.waitFor(() => expect(waiting(store)).toBe('ja classic Boo. laughed'));
  await store.set(tapAtom, { truth: 'Boo.', tap: 'laughed' });
  await vi.waitFor(() => expect(waiting(store)).toBe(''));
});

it('a truth that is shared was laughed at once, however often it goes out, and not against a tap', async () => {
  const store = await roasted();
  await store.set(sharedTruthAtom, 'Boo.');
  await store.set(sharedTruthAtom, 'Boo.');
  expect(store.get(tasteAtom)).toEqual(LAUGHED);
  await store.set(tapAtom, { truth: 'Moo.', tap: 'notMine' });
  await store.set(sharedTruthAtom, 'Moo.');
  expect(store.get(tapsAtom)).toMatchObject({ 'Moo.': 'notMine' });
});

it('where nothing is to be learned no tap counts, and what was learned waits; forgotten, it is gone', async () => {
  const store = await roasted();
  await store.set(tapAtom, { truth: 'Boo.', tap: 'laughed' });
  store.set(learnsAtom, false);
  expect(store.get(tasteAtom)).toBeUndefined();
  await store.set(tapAtom, { truth: 'Moo.', tap: 'laughed' });
  store.set(learnsAtom, true);
  expect(store.get(tasteAtom)).toEqual(LAUGHED);
  store.set(forgetTasteAtom);
  expect(store.get(tasteAtom)).toBeUndefined();
});
