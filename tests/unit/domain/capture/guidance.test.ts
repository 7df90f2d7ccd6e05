import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidanceHints } from '#domain/capture/guidance.ts';
import { TURNS, type Angle } from '#domain/capture/limits.ts';
import { anyPose, between, LEVEL_POSE } from '../arbitraries.ts';

const FRAME = { width: 480, height: 640 };
const BOX = { x: 120, y: 160, width: 240, height: 340 };
const LIGHT = { left: 130, right: 120 };

it('asks for nothing when all is well', () => {
  expect(guidanceHints(BOX, FRAME, LEVEL_POSE, LIGHT, 'front')).toEqual([]);
});

it.each([
  ['come-closer', { box: { x: 200, y: 280, width: 70, height: 90 } }],
  ['step-back', { box: { x: 10, y: 20, width: 460, height: 600 } }],
  ['centre-face', { box: { ...BOX, x: 0 } }],
  ['centre-face', { box: { ...BOX, y: 0 } }],
  ['centre-face', { box: { ...BOX, y: 299 } }],
  ['more-light', { light: { left: 20, right: 20 } }],
  ['less-light', { light: { left: 250, right: 250 } }],
  ['even-light', { light: { left: 200, right: 60 } }],
  ['even-light', { light: { left: 60, right: 200 } }],
  ['face-camera', { pose: { ...LEVEL_POSE, yaw: -24 } }],
  ['chin-level', { pose: { ...LEVEL_POSE, pitch: 24 } }],
  ['straighten-head', { pose: { ...LEVEL_POSE, roll: 35 } }],
])('says %s, and nothing else', (hint, change) => {
  const { box, pose, light } = { box: BOX, pose: LEVEL_POSE, light: LIGHT, ...change };
  expect(guidanceHints(box, FRAME, pose, light, 'front')).toEqual([hint]);
});

it('gives the same hints for a mirrored preview, and never two that contradict', () => {
  const anyBox = fc.record({
    x: between(-200, 480),
    y: between(-200, 640),
    width: between(1, 700),
    height: between(1, 900),
  });
  const anyAngle = fc.constantFrom<Angle>('front', 'three-quarter');
  const anyLight = fc.record({ left: between(0, 255), right: between(0, 255) });
  fc.assert(
    fc.property(anyBox, anyPose, anyLight, anyAngle, (box, pose, light, angle) => {
      const hints = guidanceHints(box, FRAME, pose, light, angle);
      const mirrored = guidanceHints(
        { ...box, x: FRAME.width - box.x - box.width },
        FRAME,
        { yaw: -pose.yaw, pitch: pose.pitch, roll: -pose.roll },
        { left: light.right, right: light.left },
        angle,
      );
      expect(mirrored).toEqual(hints);
      expect(hints.includes('come-closer') && hints.includes('step-back')).toBe(false);
      expect(hints.includes('turn-more') && hints.includes('turn-back')).toBe(false);
      expect(hints.includes('more-light') && hints.includes('less-light')).toBe(false);
    }),
  );
});

it('says the most important first: distance before light, light before the pose', () => {
  const hints = guidanceHints(
    { x: 200, y: 280, width: 70, height: 90 },
    FRAME,
    { yaw: 30, pitch: 30, roll: 40 },
    { left: 5, right: 20 },
    'front',
  );
  expect(hints[0]).toBe('come-closer');
  expect(hints.indexOf('more-light')).toBeLessThan(hints.indexOf('face-camera'));
});

describe('the second angle', () => {
  const turned = (yaw: number) => guidanceHints(BOX, FRAME, { ...LEVEL_POSE, yaw }, LIGHT, 'three-quarter');

  it('wants the head turned to either side, in a range that the photo will be accepted in', () => {
    for (const side of [-1, 1]) {
      expect([5, 17, 18, 30, 40, 41, 60].map((yaw) => turned(side * yaw)[0])).toEqual([
        'turn-more',
        'turn-more',
        undefined,
        undefined,
        undefined,
        'turn-back',
        'turn-back',
      ]);
    }
    const { from, to, most } = TURNS['three-quarter'];
    expect(from).toBeGreaterThan(TURNS.front.to);
    expect(to).toBeLessThan(most);
  });

  it('asks for the turn first, and not for what only a front needs', () => {
    const beside = { ...BOX, x: 0 };
    const uneven = { left: 200, right: 60 };
    const turnedWell = { ...LEVEL_POSE, yaw: 30 };
    expect(guidanceHints(beside, FRAME, turnedWell, uneven, 'three-quarter')).toEqual([]);
    const dark = { left: 20, right: 20 };
    expect(guidanceHints(BOX, FRAME, LEVEL_POSE, dark, 'three-quarter')).toEqual(['turn-more', 'more-light']);
    expect(guidanceHints(BOX, FRAME, turnedWell, dark, 'three-quarter')).toEqual(['more-light']);
  });
});
