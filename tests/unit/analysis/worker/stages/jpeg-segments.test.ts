import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  frameOf,
  openScanOf,
  segmentsOf,
  withoutExif,
  type Frame,
} from '#analysis/worker/stages/jpeg-segments.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const face = async (how: JpegOptions = {}) =>
  new Uint8Array(
    await sharp(inRoot('tests', 'fixtures', 'drawn-face.jpg'))
      .resize(200)
      .jpeg(how)
      .toBuffer(),
  );

/** How far down the data must reach when only this share of the file is there; null: too much is missing. */
async function reach(how: JpegOptions, share: number): Promise<number | null> {
  const bytes = await face(how);
  const frame = frameOf(bytes);
  if (frame === null) throw new Error('no frame');
  return openScanOf(bytes.subarray(0, Math.floor(bytes.length * share)), frame)?.reach ?? null;
}

describe('the scans of a JPEG', () => {
  it('a baseline one has all in its only scan', async () => {
    expect(await reach({}, 1)).toBe(0.8);
    expect(await reach({}, 0.5)).toBe(0.8);
  });

  it('a progressive one has all but fine detail where its last scan has begun', async () => {
    const progressive = { progressive: true };
    for (const share of [1, 0.99, 0.95]) expect(await reach(progressive, share), `${share}`).toBe(0.5);
    for (const share of [0.5, 0.3]) expect(await reach(progressive, share), `${share}`).toBeNull();
  });

  it('one whose last scans bring colour lacks nothing that is seen without their end', async () => {
    for (const share of [1, 0.99, 0.95]) expect(await reach({ mozjpeg: true }, share), `${share}`).toBe(0);
    expect(await reach({ mozjpeg: true }, 0.5)).not.toBe(0);
  });

  it('one that is not split into brightness and colour is not whole without any', async () => {
    const bytes = await face({ mozjpeg: true });
    const frame = { ...frameOf(bytes), components: [0x52, 2, 3] } as Frame;
    expect(openScanOf(bytes.subarray(0, Math.floor(bytes.length * 0.9)), frame)).toBeNull();
  });
});

it('leaves out EXIF and nothing else', async () => {
  const plain = await face();
  const marked = new Uint8Array(await sharp(plain).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const bare = new Uint8Array(Buffer.concat(withoutExif(marked)));
  const codes = (bytes: Uint8Array) => [...segmentsOf(bytes)].map(({ code }) => code);
  expect(codes(marked)).toContain(0xe1);
  expect(codes(bare)).toEqual(codes(marked).filter((code) => code !== 0xe1));
  expect(frameOf(bare)).toEqual(frameOf(marked));
});

it('ends, and never throws, whatever the bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (noise, markers) => {
      const bytes = Uint8Array.from(
        [0xff, 0xd8, ...noise].map((byte) => (markers && byte % 3 === 0 ? 0xff : byte)),
      );
      const frame = frameOf(bytes);
      if (frame !== null) openScanOf(bytes, frame);
      withoutExif(bytes);
      expect([...segmentsOf(bytes)].length).toBeLessThan(bytes.length);
    }),
  );
});
