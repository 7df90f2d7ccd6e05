import { describe, expect, test } from 'vitest';
import { judge, median, table, type Samples } from '#scripts/bench/cases.ts';

const GOOD: Samples = {
  landmarker: [20],
  human: [100],
  warm: [80],
  large: [200],
  lite: [250],
  cold: [1500],
  guidance: [40],
  longestTaskMs: 0,
  camera: { intervalMs: [60, 70], longestTaskMs: 0 },
};
const verdicts = (samples: Partial<Samples>) => judge({ ...GOOD, ...samples }).map(({ ok }) => ok);

test('median', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow();
});

describe('judge', () => {
  test('passes what is just good enough; references are not judged', () => {
    expect(verdicts({})).toEqual([true, true, true, true, true, true, null, null]);
  });
  test('says how often the camera screen guides, and its longest task', () => {
    const camera = { intervalMs: [40, 40, 120], longestTaskMs: 51.5 };
    expect(judge({ ...GOOD, camera })[3]).toMatchObject({
      framesPerSecond: 15,
      longestTaskMs: 51.5,
      ok: false,
    });
  });
  test('compares with both references of the same run', () => {
    const [warm] = judge(GOOD);
    expect(warm).toMatchObject({ medianMs: 80, vsLandmarker: 4, vsHuman: 0.8 });
  });
  test.each([
    ['an absolute miss', { warm: [91], human: [200] }, 0],
    ['slower than 0.85 of Human', { human: [94] }, 0],
    ['a slow start', { cold: [1501] }, 1],
    ['fewer than 25 frames a second', { guidance: [40.5] }, 2],
    ['a long task', { longestTaskMs: 51 }, 2],
    [
      'a camera screen that waits now and then',
      { camera: { intervalMs: [30, 30, 150], longestTaskMs: 0 } },
      3,
    ],
    ['a long task of the camera screen', { camera: { intervalMs: [33], longestTaskMs: 51 } }, 3],
    ['a large photo over 2.5 times', { large: [201] }, 4],
    ['a slow lite engine', { lite: [251] }, 5],
  ] as const)('%s is not ok', (_, samples, row) => {
    expect(verdicts(samples)[row]).toBe(false);
  });
});

test('the table has one line per case', () => {
  const lines = table(judge(GOOD)).split('\n');
  expect(lines).toHaveLength(9);
  expect(lines[1]).toContain('80 ms');
  expect(lines[1]).toContain('yes');
});
