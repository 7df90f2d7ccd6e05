import { expect, it } from 'vitest';
import { guideSize, STAGE_RATIO, visibleRegion } from '#ui/screens/camera/frames.ts';

it.each([
  ['a laptop', 1280, 960, { x: 280, y: 0, width: 720, height: 960 }],
  ['a tall phone', 1080, 1920, { x: 0, y: 240, width: 1080, height: 1440 }],
  ['a picture that fits', 1080, 1440, { x: 0, y: 0, width: 1080, height: 1440 }],
])('shows the middle of %s', (_name, width, height, region) => {
  expect(visibleRegion(width, height, STAGE_RATIO)).toEqual(region);
});

it('hands the guide a small frame, and never a larger one than there is', () => {
  expect(guideSize({ width: 1080, height: 1440 })).toEqual({ width: 360, height: 480 });
  expect(guideSize({ width: 240, height: 320 })).toEqual({ width: 240, height: 320 });
});
