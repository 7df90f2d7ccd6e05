import { describe, expect, it } from 'vitest';
import { focalRatio, frontCameraFocalRatio, noseWidening } from '#domain/capture/lens.ts';

describe('focalRatio', () => {
  it('gives the focal length over the long side, upright or not', () => {
    // 36 mm on 3:2 film: as long as the long side.
    expect(focalRatio(36, 6000, 4000)).toBeCloseTo(1, 9);
    expect(focalRatio(36, 4000, 6000)).toBeCloseTo(1, 9);
    // The same diagonal on 4:3 has a shorter long side.
    expect(focalRatio(26, 4032, 3024)).toBeCloseTo((26 / 43.267) * 1.25, 3);
  });

  it('takes 16:9 for 4:3 cut above and below', () => {
    expect(focalRatio(26, 4032, 2268)).toBe(focalRatio(26, 4032, 3024));
  });

  it.each([
    [26, 1000, 1000],
    [26, 4032, 2600],
    [0, 4032, 3024],
    [Number.NaN, 4032, 3024],
  ])('says nothing for %d mm on %d × %d', (mm, width, height) => {
    expect(focalRatio(mm, width, height)).toBeNull();
  });
});

describe('frontCameraFocalRatio', () => {
  /** Width in px of what is 1 cm wide and 50 cm away, by a camera whose picture has this long side. */
  const atHalfAMetre = (longSide: number) => (0.72 * longSide) / 50;

  it.each([
    ['a phone, upright, uncut', [1440, 1920], [1440, 1920]],
    ['a tall phone, cut above and below', [1080, 1920], [1080, 1440]],
    ['a laptop, cut at the sides', [1280, 720], [540, 720]],
    ['a webcam, cut at the sides', [640, 480], [360, 480]],
  ] as const)('keeps the distance of what the cut left: %s', (_name, [width, height], [w, h]) => {
    const lens = frontCameraFocalRatio({ width, height }, { width: w, height: h });
    const pixels = atHalfAMetre(Math.max(width, height));
    expect((lens * Math.max(w, h)) / pixels).toBeCloseTo(50, 9);
  });
});

describe('noseWidening', () => {
  it('is nothing across the room, a fifth at 30 cm, and grows the nearer the lens', () => {
    expect(noseWidening(150)).toBe(1);
    expect(noseWidening(30)).toBeCloseTo(1.18, 2);
    const factors = [20, 25, 30, 40, 60, 100].map(noseWidening);
    expect(factors).toEqual([...factors].sort((a, b) => b - a));
  });
});
