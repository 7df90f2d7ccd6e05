import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { frameOf, lastScanOf, segmentsOf, withoutExif } from '#analysis/worker/stages/jpeg-segments.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const face = async (progressive: boolean) =>
  new Uint8Array(
    await sharp(inRoot('tests', 'fixtures', 'drawn-face.jpg'))
      .resize(200)
      .jpeg({ progressive })
      .toBuffer(),
  );

/** Whether all scans have begun when only this share of the file is there. */
async function complete(progressive: boolean, share: number): Promise<boolean> {
  const bytes = await face(progressive);
  const frame = frameOf(bytes);
  if (frame === null) throw new Error('no frame');
  return lastScanOf(bytes.subarray(0, Math.floor(bytes.length * share)), frame) !== null;
}

describe('the scans of a JPEG', () => {
  it('a baseline one has all in its only scan', async () => {
    expect(await complete(false, 1)).toBe(true);
    expect(await complete(false, 0.5)).toBe(true);
  });

  it('a progressive one is whole only with its last scan', async () => {
    expect(await complete(true, 1)).toBe(true);
    expect(await complete(true, 0.99)).toBe(true);
    expect(await complete(true, 0.3)).toBe(false);
  });
});

it('leaves out EXIF and nothing else', async () => {
  const plain = await face(false);
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
      if (frame !== null) lastScanOf(bytes, frame);
      withoutExif(bytes);
      expect([...segmentsOf(bytes)].length).toBeLessThan(bytes.length);
    }),
  );
});
