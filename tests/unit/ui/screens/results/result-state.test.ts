import { expect, it } from 'vitest';
import { insteadOfResult, stateOf } from '#ui/screens/results/result-state.ts';

const ID = '0b6a7d3e-5f2c-4c56-9b0e-5a7e7a1f3c11';

it('leads to the history where the result was kept', () => {
  expect(insteadOfResult(stateOf({ id: ID, kept: 'history' }))).toBe(`/history/${ID}`);
});

it('leads to the camera where only the tab had it, or nothing is remembered', () => {
  for (const kept of ['tab', 'failed'] as const) {
    expect(insteadOfResult(stateOf({ id: ID, kept }))).toBe('/camera');
  }
  // The browser keeps what any script of the page put there.
  for (const state of [null, undefined, 'x', { keptAs: '../login' }, { keptAs: 7 }]) {
    expect(insteadOfResult(state)).toBe('/camera');
  }
});
