import { FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import type { FaceReport } from '#domain/face/report.ts';
import { compareAngles } from '#state/capture/second-angle.ts';
import { REPORT } from '#tests/support/report.ts';

const turned = (yaw: number, light = 1, shape = REPORT.faceShape): FaceReport => ({
  ...REPORT,
  pose: { ...REPORT.pose, yaw },
  quality: { ...REPORT.quality, lightImbalance: light },
  faceShape: shape,
});

describe('compareAngles', () => {
  it('describes the turn to either side', () => {
    for (const yaw of [20, -18]) {
      expect(compareAngles(REPORT, turned(yaw))).toMatchObject({
        kind: 'read',
        turnDeg: Math.round(Math.abs(yaw - REPORT.pose.yaw)),
        shape: 'oval',
        agrees: true,
        light: 'same',
      });
    }
  });

  it('says when the second photo was no other angle', () => {
    expect(compareAngles(REPORT, turned(4))).toEqual({ kind: 'not-turned' });
  });

  const seen = (...names: FaceShapeName[]) =>
    turned(20, 1, { ranked: [], possible: names, shown: names.length > 2 ? [] : names });

  it('says when only another shape is possible from there', () => {
    expect(compareAngles(REPORT, seen('square'))).toMatchObject({ shape: 'square', agrees: false });
  });

  it('agrees where the shape of the front is one of two', () => {
    expect(compareAngles(REPORT, seen('square', 'oval'))).toMatchObject({ shape: 'oval', agrees: true });
  });

  it('confirms nothing by a photo that names no shape: whatever it leaves, it would leave to a stranger, too', () => {
    for (const left of [FACE_SHAPES, ['square', 'oval', 'heart']] as const) {
      expect(compareAngles(REPORT, seen(...left))).toMatchObject({ shape: null, agrees: false });
    }
  });

  it('names no shape where either photo names none by itself', () => {
    expect(compareAngles(REPORT, seen('square', 'heart'))).toMatchObject({ shape: null });
    expect(compareAngles(seen('square', 'oval'), REPORT)).toMatchObject({ shape: null });
  });

  it.each([
    [8, 9, 'same'],
    [9, 8, 'same'],
    [1, 4, 'same'],
    [4, 8, 'same'],
    [3, 20, 'more-contrast'],
    [6, 14, 'more-contrast'],
    [20, 3, 'evener'],
    [14, 6, 'evener'],
  ])('compares the light with the front: %s and %s are %s', (front, side, light) => {
    expect(compareAngles(turned(1, front), turned(20, side))).toMatchObject({ light });
  });
});
