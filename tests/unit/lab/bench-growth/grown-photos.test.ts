import { expect, it } from 'vitest';
import { MEGAPIXELS, sizeOf } from '#lab/bench-growth/grown-photos.ts';

it('a photo of so many megapixels has them, four to three', () => {
  for (const megapixels of MEGAPIXELS) {
    const { width, height } = sizeOf(megapixels);
    expect((width * height) / 1e6).toBeCloseTo(megapixels, 1);
    expect(width / height).toBeCloseTo(4 / 3, 2);
  }
});
