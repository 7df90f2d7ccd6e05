import { expect, it } from 'vitest';
import { growthTable } from '#lab/bench-history/growth-table.ts';

it('has a line for each length, in columns, and does not claim a task that was not reported', () => {
  const lines = growthTable([
    {
      entries: 10,
      firstMs: 171,
      busyMs: 160.4,
      addedMs: 12.6,
      openingTaskMs: 0,
      allMs: 3,
      allTaskMs: 0,
      laidOut: 20,
    },
    {
      entries: 1_000,
      firstMs: 610,
      busyMs: 450,
      addedMs: 300,
      openingTaskMs: 0,
      allMs: 170,
      allTaskMs: 61.2,
      laidOut: 152,
    },
  ]).split('\n');
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  const cells = (line: string | undefined) => line?.split('|').map((cell) => cell.trim());
  expect(cells(lines[2])).toEqual([
    '',
    '10',
    '171 ms',
    '160 ms',
    '13 ms',
    '< 50 ms',
    '3 ms',
    '< 50 ms',
    '20',
    '',
  ]);
  expect(cells(lines[3])).toEqual([
    '',
    '1000',
    '610 ms',
    '450 ms',
    '300 ms',
    '< 50 ms',
    '170 ms',
    '61 ms',
    '152',
    '',
  ]);
});
