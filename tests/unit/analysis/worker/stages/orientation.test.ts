import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { orientationOf } from '#analysis/worker/stages/orientation.ts';

const marked = async (format: 'png' | 'webp', orientation: number) => {
  const picture = sharp({ create: { width: 9, height: 5, channels: 3, background: 'tan' } });
  return new Uint8Array(await picture.withMetadata({ orientation }).toFormat(format).toBuffer());
};

it.each(['png', 'webp'] as const)('%s: all eight', async (format) => {
  for (let orientation = 1; orientation <= 8; orientation += 1)
    expect(orientationOf(await marked(format, orientation), format)).toBe(orientation);
});

it.each(['png', 'webp'] as const)('%s: cut short anywhere it is read or upright', async (format) => {
  const bytes = await marked(format, 6);
  for (let length = 0; length < bytes.length; length += 1)
    expect([1, 6], `${length} bytes`).toContain(orientationOf(bytes.subarray(0, length), format));
});

it('ends, and never throws, whatever the bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('png', 'webp'), (bytes, type) => {
      expect(orientationOf(bytes, type)).toBeGreaterThanOrEqual(0);
    }),
  );
});
