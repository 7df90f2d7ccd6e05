/** What a way back knows of the screens before its own. */
import { afterEach, expect, it, vi } from 'vitest';
import { cameFrom, cameFromHere, rememberPlace } from '#ui/places.ts';

const stand = (state: unknown) => vi.stubGlobal('window', { history: { state } });
const visit = (idx: number, address: string) => {
  stand({ idx });
  rememberPlace(address);
};
afterEach(() => void vi.unstubAllGlobals());

it('knows the address just before, and only that', () => {
  visit(0, '/camera');
  expect(cameFromHere()).toBe(false);
  visit(1, '/history');
  visit(2, '/history/a');
  expect(cameFromHere()).toBe(true);
  expect(cameFrom('/history')).toBe(true);
  expect(cameFrom('/camera')).toBe(false);
  // Back, and from there somewhere else.
  visit(1, '/history?compare=a,b');
  visit(2, '/history/b');
  expect(cameFrom('/history')).toBe(false);
});

it('knows nothing of an entry that another page made, nor where nobody counts', () => {
  stand({ idx: 9 });
  expect([cameFromHere(), cameFrom('/history')]).toEqual([true, false]);
  for (const state of [null, {}, { idx: 'x' }]) {
    stand(state);
    rememberPlace('/history');
    expect([cameFromHere(), cameFrom('/history')]).toEqual([false, false]);
  }
});
