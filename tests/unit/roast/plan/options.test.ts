import { expect, test } from 'vitest';
import { bestLinesOf } from '#roast/plan/options.ts';

const entry = (lines: readonly string[]) => ({ key: 'light.dim', on: ['light.dim'] as const, lines });
const told = (lines: readonly string[], turn: number) =>
  bestLinesOf([{ entry: entry(lines), rank: 0 }], () => turn).map(({ line }) => line);

test('the best sixth of an entry comes first, whatever is drawn, then the next, and so on', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  for (let turn = 0; turn < 1; turn += 0.07) {
    const order = told(lines, turn);
    expect(order.slice(0, 2).toSorted()).toEqual(['a', 'b']);
    expect(order.slice(2, 4).toSorted()).toEqual(['c', 'd']);
    expect(order.slice(8, 10).toSorted()).toEqual(['i', 'j']);
    expect(order[10]).toBe('k');
  }
});

test('near equals take turns by what is drawn', () => {
  const firsts = [0, 0.4, 0.9].map((turn) => told('abcdefghijklmnopqr'.split(''), turn)[0]);
  expect(firsts).toEqual(['a', 'b', 'c']);
});

test('one line is told as it is', () => {
  expect(told(['a'], 0.99)).toEqual(['a']);
});
