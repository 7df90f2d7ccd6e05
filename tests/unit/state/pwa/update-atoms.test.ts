import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import type { Journey, JourneyResult } from '#state/journey.ts';
import type { UpdateState } from '#ports/pwa.ts';
import {
  applyUpdateAtom,
  followUpdatesAtom,
  postponeUpdateAtom,
  updateOfferAtom,
  wouldLose,
} from '#state/pwa/update-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import type { Services } from '#ports/services.ts';

const photo = { blob: new Blob(), url: 'blob:x' };
const done = (kept: JourneyResult['kept'], sample = false) => ({ phase: 'done', kept, sample }) as Journey;

it.each([
  ['nothing begun', { phase: 'idle' }, false],
  ['a failed run', { phase: 'failed', code: 'no-face', attempt: null }, false],
  ['models on their way', { phase: 'preparing', photo, step: { shot: 1, shots: 1 }, progress: null }, true],
  ['a photo being read', { phase: 'decoding', photo, step: { shot: 1, shots: 1 } }, true],
  ['a result in the history', done('history'), false],
  ['a result in this tab alone', done('tab'), true],
  ['the result of the drawn face', done('tab', true), false],
  ['a result that could not be kept', done('failed'), true],
] satisfies [string, Journey, boolean][])('a reload with %s: something lost is %s', (_, journey, lost) => {
  expect(wouldLose(journey)).toBe(lost);
});

function app() {
  let tell: (state: UpdateState) => void = () => undefined;
  const apply = vi.fn(() => Promise.resolve());
  const store = createStore();
  store.set(servicesAtom, {
    pwa: {
      updates: {
        watch: (listener: typeof tell) => {
          tell = listener;
          return () => undefined;
        },
        apply,
        hold: () => () => undefined,
      },
    },
  } as unknown as Services);
  store.set(followUpdatesAtom);
  return { store, apply, tell: (state: UpdateState) => tell(state) };
}

it('offers a version that waits, and applies it when asked to', async () => {
  const { store, apply, tell } = app();
  expect(store.get(updateOfferAtom)).toBe('none');
  tell('ready');
  expect(store.get(updateOfferAtom)).toBe('ready');
  await store.set(applyUpdateAtom);
  expect(apply).toHaveBeenCalledOnce();
});

it('"later" lasts until the app starts again', () => {
  const { store, tell } = app();
  tell('ready');
  store.set(postponeUpdateAtom);
  tell('ready');
  expect(store.get(updateOfferAtom)).toBe('none');
});
