import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decode } from '#analysis/worker/stages/decode.ts';

/** The header of a JPEG and nothing else. */
const jpeg = (width: number, height: number, frame = 0xc0) =>
  new Blob([
    Uint8Array.of(0xff, 0xd8, 0xff, frame, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255),
    Uint8Array.of(3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1),
  ]);

/** Sizes that the reduced decoder and the usual one were asked for. */
let reduced: string[] = [];
let whole = 0;

beforeEach(() => {
  reduced = [];
  whole = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    whole += 1;
    return { width: 1600, height: 1200, close: () => undefined };
  });
  vi.stubGlobal(
    'ImageDecoder',
    class {
      readonly size: { codedWidth: number; codedHeight: number };
      constructor({ desiredWidth, desiredHeight }: { desiredWidth: number; desiredHeight: number }) {
        reduced.push(`${desiredWidth} × ${desiredHeight}`);
        this.size = { codedWidth: desiredWidth, codedHeight: desiredHeight };
      }
      async decode() {
        return { image: { ...this.size, rotation: 0, close: () => undefined } };
      }
      close() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [12_000, 9_000, '3000 × 2250'],
  [16_320, 12_240, '2040 × 1530'],
])('a phone’s JPEG of %i × %i is decoded at a part of its size', async (width, height, size) => {
  await decode(jpeg(width, height));
  expect(reduced).toEqual([size]);
});

it.each([
  ['progressive, which must be kept whole', () => jpeg(12_000, 9_000, 0xc2)],
  ['larger than any phone makes', () => jpeg(30_000, 30_000)],
])('too large: %s', async (_what, make) => {
  await expect(decode(make())).rejects.toMatchObject({ code: 'too-large' });
  expect([reduced, whole]).toEqual([[], 0]);
});

it('too large where the browser decodes whole pictures only', async () => {
  Reflect.deleteProperty(globalThis, 'ImageDecoder');
  await expect(decode(jpeg(12_000, 9_000))).rejects.toMatchObject({ code: 'too-large' });
  expect(whole).toBe(0);
});

it('too large: a PNG of a kilobyte that claims 20,000 × 20,000, or more than fits a number', async () => {
  for (const side of [20_000, 0xffffffff]) {
    const head = new Uint8Array(64);
    head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(head.buffer).setUint32(16, side);
    new DataView(head.buffer).setUint32(20, side);
    await expect(decode(new Blob([head]))).rejects.toMatchObject({ code: 'too-large' });
  }
  expect(whole).toBe(0);
});
