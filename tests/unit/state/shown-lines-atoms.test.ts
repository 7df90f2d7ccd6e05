import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { SHOWN_LINES_LIMIT } from '#functions/moment-words.ts';
import { rememberAtom, SHOWN_LINES_KEY, shownLinesAtom } from '#state/shown-lines-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { memoryStorage, setUp } from './support/services.ts';

const HIGHEST = 4_294_967_295;

/** A phone on which these texts are stored. */
function phone(texts: Record<string, string>) {
  const store = createStore();
  store.set(servicesAtom, { ...setUp().services, text: memoryStorage(texts).text });
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
