import { expect, test } from 'vitest';
import { bestLinesOf } from '#roast/plan/options.ts';

const entry = (lines: readonly string[]) => ({ key: 'light.dim', on: ['light.dim'] as const, lines });
const told = (lines: readonly string[], turn: number) =>
  bestLinesOf([entry(lines)], () => turn).map(({ line }) => line);

test('the best third of an entry comes first, whatever is drawn, then the second, then the last', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (let turn = 0; turn < 1; turn += 0.07) {
    const order = told(lines, turn);
    expect(order.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
    expect(order.slice(3, 6).toSorted()).toEqual(['d', 'e', 'f']);
    expect(order[6]).toBe('g');
  }
});

test('near equals take turns by what is drawn', () => {
  const firsts = [0, 0.4, 0.9].map((turn) => told(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], turn)[0]);
  expect(firsts).toEqual(['a', 'b', 'c']);
});

test('one line is told as it is', () => {
  expect(told(['a'], 0.99)).toEqual(['a']);
});
