import { describe, expect, it } from 'vitest';
import { burstNote, medianOf, withBurstSpread } from '#state/capture/burst.ts';
import { REPORT } from '#tests/support/report.ts';

const scored = (value: number, spread = 2) => ({
  report: { ...REPORT, score: { ...REPORT.score, value, spread } },
  photo: `photo of ${value}`,
});

describe('medianOf', () => {
  it.each([
    [[70, 80, 75], 75],
    [[80, 70], 70],
    [[91], 91],
    [[60, 61, 62, 90], 61],
  ])('of %j is %i', (values, median) => {
    expect(medianOf(values.map((value) => scored(value)))?.report.score.value).toBe(median);
  });

  it('takes the earlier photo of a tie', () => {
    const first = { ...scored(70), photo: 'first' };
    expect(medianOf([first, scored(70), scored(70)].slice(0, 2))).toBe(first);
  });

  it('has nothing to say about nothing', () => {
    expect(medianOf([])).toBeNull();
  });
});

describe('the spread of a burst', () => {
  it.each([
    { values: [78, 78, 79], own: 4, spread: 4 },
    { values: [70, 78, 79], own: 4, spread: 8 },
    { values: [70, 78, 79], own: 9, spread: 9 },
    { values: [70, 71, 80], own: 4, spread: 9 },
    { values: [78, 79], own: 0, spread: 1 },
  ])('of $values with ±$own is ±$spread', ({ values, own, spread }) => {
    const results = values.map((value) => scored(value, own));
    const best = medianOf(results);
    expect(best && withBurstSpread(best.report, burstNote(results)).score.spread).toBe(spread);
  });

  it('says nothing about a single photo', () => {
    expect(burstNote([scored(70)])).toBeNull();
    expect(withBurstSpread(REPORT, null)).toBe(REPORT);
  });
});
