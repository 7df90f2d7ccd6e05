import { expect, it } from 'vitest';
import { startAtom } from '#state/journey-run-atoms.ts';
import {
  forgetTasteAtom,
  learnsAtom,
  sharedTruthAtom,
  tapAtom,
  tapsAtom,
  tasteAtom,
} from '#state/taste-atoms.ts';
import { settle, setUp, SUCCESS, writtenFor } from './support/services.ts';

/** The store of somebody whose photo was roasted. */
async function roasted() {
  const { store, prepares, analyses, writes } = setUp();
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
