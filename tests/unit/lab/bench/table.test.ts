import { expect, test } from 'vitest';
import { judge } from '#lab/bench/cases.ts';
import { table } from '#lab/bench/table.ts';
import { build, samples } from './samples.ts';

/** Head, rule, and a line a case. */
const linesOf = (...given: Parameters<typeof samples>) => table(judge(samples(...given))).split('\n');
const cellsOf = (line = '') =>
  line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.trim());

test('one line per case, ratios before milliseconds', () => {
  const lines = linesOf();
  expect(lines).toHaveLength(11);
  expect(cellsOf(lines[0])).toEqual(['case', '× landmarker', '× Human', 'median', 'ok', 'must']);
  expect(cellsOf(lines[2])).toEqual([
    'warm analysis, 1024 px',
    '3.2',
    '0.43',
    '64 ms',
    'yes',
    '≤ 3.2 × landmarker, ≤ 0.5 × Human',
  ]);
  expect(cellsOf(lines[8])).toEqual([
    '50 analyses in a row',
    '',
    '',
    '',
    'yes',
    '≤ 30 MB more (here: 30 MB)',
  ]);
  expect(cellsOf(lines[9]).slice(0, 4)).toEqual(['reference: FaceLandmarker.detect', '1', '0.13', '20 ms']);
});

test('the columns stand below each other', () => {
  const barsOf = (line: string) => [...line.matchAll(/\|/g)].map(({ index }) => index);
  const [head = '', ...others] = linesOf();
  for (const line of others) expect(barsOf(line)).toEqual(barsOf(head));
});

test('a baseline adds its ratio and its median', () => {
  const lines = linesOf({ baseline: build({ warm: [80] }) });
  expect(cellsOf(lines[0]).slice(2, 7)).toEqual(['× Human', '× baseline', 'median', 'baseline', 'ok']);
  expect(cellsOf(lines[2]).slice(2, 7)).toEqual(['0.43', '0.8 (0.8…0.8)', '64 ms', '80 ms', 'yes']);
});

test('a missed must says by how much', () => {
  expect(linesOf({ ours: build({ warm: [70.4] }) })[2]).toContain('short by 1.1 ×');
});
