import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import { type Curve, evaluateCurve, onLine, SECTION_LINES, SKIN_CURVES } from '#domain/score/calibration.ts';
import fitted from '#domain/score/curves.json' with { type: 'json' };
import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { between } from '../arbitraries.ts';

/** Knots with ascending x, and y that rise or fall throughout. */
const anyCurve = fc
  .tuple(
    fc.array(fc.tuple(between(0.001, 50), between(0, 30)), { minLength: 1, maxLength: 8 }),
    between(-100, 100),
    fc.constantFrom(1, -1),
  )
  .map(([steps, start, direction]): Curve => {
    let [x, y] = [start, 50];
    return steps.map(([dx, dy]) => {
      x += dx;
      y += direction * dy;
      return [x, y];
    });
  });

it('stays between its lowest and its highest knot, for every x, infinities included', () => {
  const anywhere = fc.oneof(between(-500, 500), fc.constantFrom(Infinity, -Infinity));
  fc.assert(
    fc.property(anyCurve, anywhere, (curve, x) => {
      const ys = curve.map(([, y]) => y);
      const value = evaluateCurve(curve, x);
      expect(value).toBeGreaterThanOrEqual(Math.min(...ys) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...ys) + 1e-9);
    }),
  );
});

it('rises where its knots rise, and falls where they fall', () => {
  fc.assert(
    fc.property(anyCurve, between(-500, 500), between(-500, 500), (curve, x1, x2) => {
      const rise = Math.sign((curve.at(-1)?.[1] ?? 0) - (curve[0]?.[1] ?? 0));
      const [low, high] = [Math.min(x1, x2), Math.max(x1, x2)];
      expect(rise * (evaluateCurve(curve, high) - evaluateCurve(curve, low))).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});

it('goes through its knots, straight from one to the next, and is flat outside', () => {
  fc.assert(
    fc.property(anyCurve, between(0, 1), (curve, t) => {
      curve.forEach(([x, y], i) => {
        expect(evaluateCurve(curve, x)).toBeCloseTo(y, 9);
        const [x2, y2] = curve[i + 1] ?? [x, y];
        expect(evaluateCurve(curve, x + t * (x2 - x))).toBeCloseTo(y + t * (y2 - y), 5);
      });
      expect(evaluateCurve(curve, -1e9)).toBe(curve[0]?.[1]);
      expect(evaluateCurve(curve, 1e9)).toBe(curve.at(-1)?.[1]);
    }),
  );
});

it('answers NaN for no knots: a mistake of ours that must show', () => {
  expect(evaluateCurve([], 3)).toBeNaN();
});

function expectCurve(curve: Curve, direction: 1 | -1) {
  expect(curve.length).toBeGreaterThan(1);
  curve.forEach(([x, y], i) => {
    expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    expect(y >= 0 && y <= 100).toBe(true);
    const next = curve[i + 1];
    if (next === undefined) return;
    expect(next[0]).toBeGreaterThan(x);
    expect(direction * (next[1] - y)).toBeGreaterThanOrEqual(0);
  });
  expect(direction * ((curve.at(-1)?.[1] ?? 0) - (curve[0]?.[1] ?? 0))).toBeGreaterThan(10);
}

describe('the fitted curves', () => {
  it('cover the eight skin metrics; more of any of them never scores higher', () => {
    expect(Object.keys(SKIN_CURVES).sort()).toEqual([...SKIN_METRICS].sort());
    for (const curve of Object.values(SKIN_CURVES)) expectCurve(curve, -1);
  });

  it('come from real and synthetic faces', () => {
    expect(Object.keys(fitted).sort()).toEqual(['faces', 'sections', 'skinMetrics']);
    expect(fitted.faces.length).toBeGreaterThan(1);
    for (const faces of fitted.faces) expect(faces).toBeGreaterThanOrEqual(20);
  });

  it('put every section on the scale by a line of few digits, so that its sum can be checked by hand', () => {
    expect(Object.keys(SECTION_LINES).sort()).toEqual(['features', 'skin', 'vibe']);
    for (const line of Object.values(SECTION_LINES)) {
      expect(line.slope).toBeGreaterThan(1);
      expect(Math.round(10 * line.slope) / 10).toBe(line.slope);
      expect(Number.isInteger(line.middle)).toBe(true);
      expect(onLine(line, line.middle)).toBe(line.middle);
    }
  });

  it('show a number from 40, which is the least that anybody is told, to 99', () => {
    expect(DISPLAY_RANGE).toEqual([40, 99]);
  });
});
