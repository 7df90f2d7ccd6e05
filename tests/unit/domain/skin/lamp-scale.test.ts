import { describe, expect, it } from 'vitest';
import type { OwnTone } from '#domain/skin/canonical-tone.ts';
import { lampScaleOf, reliefScaleOf } from '#domain/skin/lamp-scale.ts';

/** Cube-root light of a medium skin. */
const LIGHT = [0.8, 0.665, 0.6];

describe('reliefScaleOf', () => {
  const tone = (contrast: number, steadyContrast: number): OwnTone => ({
    mean: [...LIGHT],
    contrast: [contrast, contrast, contrast],
    steadyContrast,
  });
  const MEDIAN = 0.022;

  it('leaves relief as it is read where a median lamp shows a calm face', () => {
    expect(reliefScaleOf(tone(MEDIAN, MEDIAN))).toBeCloseTo(1, 9);
  });

  it('gives back what the crop’s scale took for a contrast that is the smile’s', () => {
    // The crop was scaled by one over 1.1.
    expect(reliefScaleOf(tone(1.1 * MEDIAN, MEDIAN))).toBeCloseTo(1.1, 9);
  });

  it('gives back three tenths of the hardness of the lamp', () => {
    expect(reliefScaleOf(tone(2 * MEDIAN, 2 * MEDIAN))).toBeCloseTo(2 ** 0.3, 9);
    expect(reliefScaleOf(tone(MEDIAN / 2, MEDIAN / 2))).toBeCloseTo(0.5 ** 0.3, 9);
  });
});

describe('lampScaleOf', () => {
  const tone = (light: number, steadyContrast: number): OwnTone => ({
    mean: [0.8, 0.665, 0.6].map((medium) => light * medium),
    contrast: [steadyContrast, steadyContrast, steadyContrast],
    steadyContrast,
  });
  const MEDIAN = 0.022;

  it('gives back four tenths of the hardness of the lamp', () => {
    expect(lampScaleOf(tone(1, MEDIAN))).toBeCloseTo(1, 9);
    expect(lampScaleOf(tone(1, 2 * MEDIAN))).toBeCloseTo(2 ** 0.4, 9);
  });

  it('takes a dark skin for no lamp: whether it is shifted or seen through a layer makes opposite and small errors', () => {
    const shifted = lampScaleOf(tone(0.7, MEDIAN));
    const filtered = lampScaleOf(tone(0.7, 0.7 * MEDIAN));
    expect(shifted * filtered).toBeCloseTo(1, 9);
    expect(Math.abs(Math.log(shifted))).toBeLessThan(0.08);
  });
});
