/** What a way back knows of the screens before its own. */
import { afterEach, expect, it, vi } from 'vitest';
import { cameFrom, cameFromHere, rememberPlace } from '#ui/places.ts';

const stand = (state: unknown) => vi.stubGlobal('window', { history: { state } });
const visit = (idx: number, address: string) => {
  const key = `${idx} ${address}`;
  stand({ idx, key });
  rememberPlace(address, key);
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
    rememberPlace('/history', 'default');
    expect([cameFromHere(), cameFrom('/history')]).toEqual([false, false]);
  }
});

it('forgets where the router counts anew: after an entry that it did not make', () => {
  visit(0, '/history');
  stand(null);
  rememberPlace('/camera', 'default');
  visit(1, '/history/a');
  expect(cameFrom('/history')).toBe(false);
});

it('notes no address under the entry of another, which the browser may stand at before its screen has come', () => {
  visit(0, '/history');
  stand({ idx: 1, key: 'on its way' });
  rememberPlace('/history', '0 /history');
  visit(2, '/history/a');
  expect(cameFrom('/history')).toBe(false);
});
