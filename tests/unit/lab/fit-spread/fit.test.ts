import { describe, expect, it } from 'vitest';
import { exactSpread, fittedSpread, SHORTCOMINGS, spreadOf } from '#domain/score/spread.ts';
import { AS_IT_IS } from '#lab/fit-spread/copies.ts';
import { fitScale, fitSpread, FOLDS, foldsOf } from '#lab/fit-spread/fit.ts';
import { pairsOf } from '#lab/fit-spread/pairs.ts';
import { lineOf, manyRetakes, photoOf } from './recordings.ts';

const PAIRS = pairsOf(manyRetakes(200, 4));

describe('the scale', () => {
  it('is what changes are on average, and grows with what they grew by', () => {
    const { points, growth } = fitScale(PAIRS);
    // The mean of |x − y| is 2σ/√π; .45 of the total is skin.
    expect(points / ((0.45 * 4 * 2) / Math.sqrt(Math.PI))).toBeCloseTo(1, 0);
    expect(growth.hard).toBeGreaterThan(0.8);
    expect(growth.hard).toBeLessThan(1.2);
    for (const name of SHORTCOMINGS) if (name !== 'hard') expect(growth[name]).toBe(0);
  });

  it('takes no shortcoming for a virtue', () => {
    const swapped = pairsOf(
      manyRetakes(100, 4).map((line) => {
        const { report } = line;
        const lightHardness = line.copy === AS_IT_IS ? 0.06 : 0.016;
        return { ...line, report: report && { ...report, quality: { ...report.quality, lightHardness } } };
      }),
    );
    expect(fitScale(swapped).growth.hard).toBe(0);
  });

  it('needs pairs', () => {
    expect(() => fitScale([])).toThrow(RangeError);
    expect(() => fitSpread([])).toThrow(RangeError);
  });
});

describe('the ±', () => {
  it('holds nineteen of twenty changes of people it has not seen, with the factor for other people more', () => {
    const model = fitSpread(PAIRS);
    // Other draws than those of the fit.
    const others = pairsOf(manyRetakes(150, 4)).filter(({ kind }) => kind === 'retake');
    const share = (widthOf: typeof exactSpread) =>
      others.filter(({ photo, change }) => change <= widthOf(photo, model)).length / others.length;
    expect(share(fittedSpread)).toBeGreaterThan(0.92);
    expect(share(fittedSpread)).toBeLessThan(0.98);
    expect(share(exactSpread)).toBeGreaterThan(0.97);
  });

  it('is wider where the light is harder', () => {
    const model = fitSpread(PAIRS);
    expect(spreadOf(photoOf(70, 0.06), model)).toBeGreaterThan(spreadOf(photoOf(70), model));
  });

  it('of one who moves far hardly grows', () => {
    const far = [lineOf('far', 0, AS_IT_IS, photoOf(45)), lineOf('far', 1, AS_IT_IS, photoOf(95))];
    const [without, beside] = [manyRetakes(100, 4), [...manyRetakes(100, 4), ...far]].map((lines) =>
      fitSpread(pairsOf(lines)),
    );
    expect((beside?.points ?? 0) / (without?.points ?? 1)).toBeLessThan(1.15);
  });
});

describe('under lamps', () => {
  const lit = (count: number, moved: number, hardness = 0.04) =>
    Array.from({ length: count }, (_, index) => [
      lineOf(`p${index}`, 0, 'lamp/left', photoOf(70 + moved, hardness)),
      lineOf(`p${index}`, 0, 'lamp/bare-above', photoOf(70 + moved, hardness)),
    ]).flat();
  const still = manyRetakes(100, 2).filter(({ copy }) => copy === AS_IT_IS);
  const flat = still.map((line) => (line.take === 0 ? { ...line, report: photoOf(70) } : line));

  it('the ± grows with the hardness of the light until it holds what the lamps did', () => {
    const moved = 8;
    const model = fitSpread(pairsOf([...flat, ...lit(100, moved)]));
    expect(exactSpread(photoOf(70, 0.04), model)).toBeGreaterThanOrEqual(0.45 * moved);
    // And a photo in soft light pays nothing for it.
    const soft = fitSpread(pairsOf(flat));
    expect(exactSpread(photoOf(70), model) / exactSpread(photoOf(70), soft)).toBeLessThan(1.5);
  });

  it('what no hardness explains is not asked of it', () => {
    const { growth } = fitSpread(pairsOf([...flat, ...lit(100, 30, 0.016)]));
    expect(growth.hard).toBe(0);
  });
});

it('all pairs of a person are in one fold', () => {
  const folds = foldsOf(PAIRS);
  expect(folds).toHaveLength(FOLDS);
  const people = folds.map((fold) => new Set(fold.map(({ person }) => person)));
  expect(people.reduce((sum, { size }) => sum + size, 0)).toBe(200);
  expect(folds.flat()).toHaveLength(PAIRS.length);
});
