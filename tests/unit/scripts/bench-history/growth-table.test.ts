import { expect, it } from 'vitest';
import { growthTable } from '#scripts/bench-history/growth-table.ts';

it('has a line for each length, in columns, and does not claim a task that was not reported', () => {
  const lines = growthTable([
    { entries: 10, busyMs: 160.4, addedMs: 12.6, allMs: 3, longestTaskMs: 0, laidOut: 20 },
    { entries: 1_000, busyMs: 450, addedMs: 300, allMs: 170, longestTaskMs: 61.2, laidOut: 152 },
  ]).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines[1]).toMatch(/^ +10 +160 ms +13 ms +3 ms +< 50 ms +20$/);
  expect(lines[2]).toMatch(/^ +1000 +450 ms +300 ms +170 ms +61 ms +152$/);
});
