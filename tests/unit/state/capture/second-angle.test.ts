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

  it('says when another shape comes first from there', () => {
    const ranked = [{ name: 'square', probability: 0.7 } as const];
    expect(compareAngles(REPORT, turned(20, 1, { ranked }))).toMatchObject({
      shape: 'square',
      agrees: false,
    });
  });

  it('compares the light with the front', () => {
    expect(compareAngles(REPORT, turned(20, 0.4))).toMatchObject({ light: 'evener' });
    expect(compareAngles(REPORT, turned(20, 1.6))).toMatchObject({ light: 'more-contrast' });
  });
});
