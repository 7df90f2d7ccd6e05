import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { SHOWN_LINES_LIMIT } from '#functions/moment-words.ts';
import { rememberAtom, SHOWN_LINES_KEY, shownLinesAtom, startAtom } from '#state/shown-lines-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { memoryStorage, setUp } from './support/services.ts';

const HIGHEST = 4_294_967_295;

/** A phone on which these texts are stored. */
function phone(texts: Record<string, string>, drawn = 7) {
  const store = createStore();
  store.set(servicesAtom, { ...setUp().services, text: memoryStorage(texts).text, variant: () => drawn });
  return store;
}

it('keeps what was said across visits, as many as it may', () => {
  const texts = {};
  const store = phone(texts);
  expect(store.get(shownLinesAtom)).toEqual([]);
  const said = Array.from({ length: SHOWN_LINES_LIMIT }, (_, i) => HIGHEST - i);
  store.set(rememberAtom, said);
  expect(phone(texts).get(shownLinesAtom)).toEqual(said);
});

it('forgets what it cannot read, and nothing else', () => {
  const store = phone({ [SHOWN_LINES_KEY]: '{"version":1,"lines":"a !! b"}' });
  expect(store.get(shownLinesAtom)).toEqual([10, 11]);
});

it('draws once where this phone begins, and keeps it with the lines', () => {
  const texts = {};
  const store = phone(texts, 41);
  expect(store.get(startAtom)).toBe(41);
  store.set(rememberAtom, [1]);
  const later = phone(texts, 99);
  expect(later.get(startAtom)).toBe(41);
  later.set(rememberAtom, [2]);
  expect(phone(texts, 5).get(startAtom)).toBe(41);
});

it('keeps what an earlier version told, and draws where to begin then', () => {
  const texts = { [SHOWN_LINES_KEY]: '{"version":1,"lines":"a"}' };
  const store = phone(texts, 41);
  expect([store.get(shownLinesAtom), store.get(startAtom)]).toEqual([[10], 41]);
});
