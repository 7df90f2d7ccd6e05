import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guidanceHints } from '#domain/capture/guidance.ts';
import { anyPose, between, LEVEL_POSE } from '../arbitraries.ts';

const FRAME = { width: 480, height: 640 };
const BOX = { x: 120, y: 160, width: 240, height: 340 };
const LIGHT = { left: 130, right: 120 };

it('asks for nothing when all is well', () => {
  expect(guidanceHints(BOX, FRAME, LEVEL_POSE, LIGHT)).toEqual([]);
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
  expect(guidanceHints(box, FRAME, pose, light)).toEqual([hint]);
});

it('gives the same hints for a mirrored preview, and never two that contradict', () => {
  const anyBox = fc.record({
    x: between(-200, 480),
    y: between(-200, 640),
    width: between(1, 700),
    height: between(1, 900),
  });
  const anyLight = fc.record({ left: between(0, 255), right: between(0, 255) });
  fc.assert(
    fc.property(anyBox, anyPose, anyLight, (box, pose, light) => {
      const hints = guidanceHints(box, FRAME, pose, light);
      const mirrored = guidanceHints(
        { ...box, x: FRAME.width - box.x - box.width },
        FRAME,
        { yaw: -pose.yaw, pitch: pose.pitch, roll: -pose.roll },
        { left: light.right, right: light.left },
      );
      expect(mirrored).toEqual(hints);
      expect(hints.includes('come-closer') && hints.includes('step-back')).toBe(false);
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
  );
  expect(hints[0]).toBe('come-closer');
  expect(hints.indexOf('more-light')).toBeLessThan(hints.indexOf('face-camera'));
});
