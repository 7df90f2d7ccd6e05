import { expect, test } from 'vitest';
import { judge } from '#lab/bench/cases.ts';
import { table } from '#lab/bench/table.ts';
import { build, samples } from './samples.ts';

const linesOf = (...given: Parameters<typeof samples>) => table(judge(samples(...given))).split('\n');

test('one line per case, ratios before milliseconds', () => {
  const lines = linesOf();
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatch(/^case +× landmarker +× Human +median +ok +must$/);
  expect(lines[1]).toMatch(
    /^warm analysis, 1024 px +3\.2 +0\.43 +64 ms +yes +≤ 3\.2 × landmarker, ≤ 0\.5 × Human$/,
  );
  expect(lines[7]).toMatch(/^50 analyses in a row +yes +≤ 30 MB more \(here: 30 MB\)$/);
  expect(lines[8]).toMatch(/^reference: FaceLandmarker\.detect +1 +0\.13 +20 ms$/);
});

test('the columns stand below each other', () => {
  const lines = linesOf();
  const column = lines[0]?.indexOf('median');
  expect(lines.filter((line) => line.includes(' ms')).map((line) => line.search(/\S+ ms/))).toEqual(
    Array(8).fill(column),
  );
});

test('a baseline adds its ratio and its median', () => {
  const lines = linesOf({ baseline: build({ warm: [80] }) });
  expect(lines[0]).toMatch(/× Human +× baseline +median +baseline +ok/);
  expect(lines[1]).toMatch(/0\.43 +0\.8 \(0\.8…0\.8\) +64 ms +80 ms +yes/);
});

test('a missed must says by how much', () => {
  expect(linesOf({ ours: build({ warm: [70.4] }) })[1]).toContain('short by 1.1 ×');
});
