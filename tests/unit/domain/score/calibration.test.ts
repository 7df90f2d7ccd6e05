import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import { SKIN_CURVES, SKIN_LINE } from '#domain/score/calibration.ts';
import type { Curve } from '#domain/score/curve.ts';
import fitted from '#domain/score/curves.json' with { type: 'json' };

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

  it('come from real and synthetic faces, and leave features and vibe on the scales of their own parts', () => {
    expect(Object.keys(fitted).sort()).toEqual(['faces', 'skin', 'skinMetrics']);
    expect(fitted.faces.length).toBeGreaterThan(1);
    for (const faces of fitted.faces) expect(faces).toBeGreaterThanOrEqual(20);
  });

  it('turn about one middle: a skin of average parts is an average skin', () => {
    const middle = SKIN_LINE.offset / (1 - SKIN_LINE.slope);
    for (const curve of Object.values(SKIN_CURVES)) {
      const scores = curve.map(([, score]) => score);
      expect(Math.max(...scores)).toBeGreaterThan(middle);
      expect(Math.min(...scores)).toBeLessThan(middle);
    }
  });

  it('show a number from 40, which is the least that anybody is told, to 99', () => {
    expect(DISPLAY_RANGE).toEqual([40, 99]);
  });
});
