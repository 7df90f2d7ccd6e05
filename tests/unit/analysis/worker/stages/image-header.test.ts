import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { AnalysisError } from '#analysis/worker/errors.ts';
import { readHeader } from '#analysis/worker/stages/image-header.ts';
import { MAX_FILE_BYTES } from '#domain/limits/photo.ts';

const text = (content: string) => new TextEncoder().encode(content);
const picture = (width = 40, height = 30): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 150, b: 120 } } });
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** The code that the file is refused with, or null. */
async function refusal(bytes: Uint8Array): Promise<string | null> {
  try {
    await readHeader(new Blob([bytes as BlobPart]));
    return null;
  } catch (error) {
    if (error instanceof AnalysisError) return error.code;
    throw error;
  }
}

/** ISO base media: the `ftyp` box with a brand, and nothing after it. */
const ftyp = (brand: string) =>
  Uint8Array.from([
    0,
    0,
    0,
    24,
    ...text('ftyp'),
    ...text(brand),
    0,
    0,
    0,
    0,
    ...text('mif1'),
    ...text(brand),
  ]);

/** A PNG header that claims a size; the pixels are not there. */
function pngHeader(width: number, height: number): Uint8Array {
  const head = new Uint8Array(64);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...text('IHDR')]);
  const view = new DataView(head.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return head;
}

/** A JPEG's segment that applications use, 2 to 65,533 bytes of content. */
function application(number: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return Uint8Array.from([0xff, 0xe0 + number, length >> 8, length & 255, ...content]);
}

/** The JPEG with something between its start and its first segment. */
const withSegments = (jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]));

const headerOf = async (bytes: Uint8Array) => readHeader(new Blob([bytes as BlobPart]));

describe('lets pass', () => {
  it.each([
    ['JPEG', () => picture().jpeg()],
    ['progressive JPEG', () => picture().jpeg({ progressive: true })],
    ['CMYK JPEG', () => picture().toColourspace('cmyk').jpeg()],
    ['JPEG with EXIF orientation', () => picture().withMetadata({ orientation: 6 }).jpeg()],
    ['PNG', () => picture().png()],
    ['16-bit PNG', () => picture().toColourspace('rgb16').png()],
    ['WebP', () => picture().webp()],
    ['lossless WebP', () => picture().webp({ lossless: true })],
    ['AVIF', () => picture().avif()],
    ['GIF', () => picture().gif()],
    ['TIFF, which Safari opens', () => picture().tiff()],
    ['a picture of one pixel', () => picture(1, 1).png()],
  ])('%s', async (_, make) => {
    expect(await refusal(await bytesOf(make()))).toBeNull();
  });

  it('says what it is, and how large as it is stored', async () => {
    const turned = picture().jpeg({ progressive: true }).withMetadata({ orientation: 6 });
    const size = { width: 40, height: 30 };
    expect(await headerOf(await bytesOf(turned))).toEqual({ type: 'jpg', ...size, progressive: true });
    expect(await headerOf(await bytesOf(picture().jpeg()))).toMatchObject({ ...size, progressive: false });
    expect((await headerOf(await bytesOf(picture().png()))).type).toBe('png');
    expect((await headerOf(await bytesOf(picture().webp()))).type).toBe('webp');
  });

  it.each(['avif', 'avis', 'mif1', 'miaf', 'msf1', 'MA1A', 'heic', 'heix', 'heim'])(
    'the boxes of HEIF with the brand %s',
    async (brand) => {
      const bytes = await bytesOf(picture().avif());
      bytes.set(text(brand), 8);
      expect(await headerOf(bytes)).toEqual({ type: 'avif', width: 40, height: 30, progressive: false });
    },
  );

  it('a JPEG whose header is longer than half a megabyte', async () => {
    const profile = Array.from({ length: 10 }, (_, i) =>
      application(
        2,
        Uint8Array.from([...text('ICC_PROFILE\0'), i + 1, 10, ...new Uint8Array(60_000).fill(7)]),
      ),
    );
    const extended = Array.from({ length: 10 }, () =>
      application(
        1,
        Uint8Array.from([...text('http://ns.adobe.com/xmp/extension/\0'), ...new Uint8Array(60_000)]),
      ),
    );
    const jpeg = await bytesOf(picture().jpeg());
    for (const segments of [profile, extended, [...profile, ...extended]])
      expect(await headerOf(withSegments(jpeg, ...segments))).toMatchObject({ width: 40, height: 30 });
  });

  it('a JPEG whose EXIF stops too early, wherever it does', async () => {
    const tiff = Buffer.from('4d4d002a0000000800020112000300000001000600000100', 'hex');
    const exif = Uint8Array.from([...text('Exif\0\0'), ...tiff]);
    const jpeg = await bytesOf(picture().jpeg());
    for (let length = 0; length <= exif.length; length += 1) {
      const bytes = withSegments(jpeg, application(1, exif.subarray(0, length)));
      expect(await refusal(bytes), `${length} bytes of EXIF`).toBeNull();
    }
  });

  it('a JPEG with fill bytes or rubbish between its segments', async () => {
    const jpeg = await bytesOf(picture().jpeg());
    for (const between of [
      [0xff, 0xff, 0xff],
      [0, 0, 0],
      [0xff, 0],
      [0xff, 0xd0],
    ])
      expect(await refusal(withSegments(jpeg, Uint8Array.from(between)))).toBeNull();
  });

  it('the largest file that is allowed', async () => {
    const bytes = new Uint8Array(MAX_FILE_BYTES);
    bytes.set(pngHeader(10_000, 10_000));
    expect(await refusal(bytes)).toBeNull();
  });
});

describe('refuses as not-an-image', () => {
  it.each([
    ['nothing', new Uint8Array(0)],
    ['one byte', Uint8Array.of(0xff)],
    ['text', text('Dear face,\nplease be scored.\n'.repeat(50))],
    ['noise', Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919 + 13) % 251)],
    ['HTML', text('<!DOCTYPE html><html><body>no photo here</body></html>')],
    ['a PNG cut off in its signature', pngHeader(10, 10).subarray(0, 6)],
  ])('%s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('not-an-image');
  });

  it('a JPEG cut off anywhere in its header', async () => {
    const jpeg = await bytesOf(picture().jpeg());
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
    for (let length = 2; length < frame + 12; length += 1)
      expect(await refusal(jpeg.subarray(0, length)), `${length} bytes`).toBe('not-an-image');
  });
});

it('refuses a file of zeros', async () => {
  expect(await refusal(new Uint8Array(4096))).toBe('not-an-image');
});

describe('refuses as unsupported-format', () => {
  it.each([
    [
      'SVG with a script',
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['SVG behind an XML declaration', text('<?xml version="1.0"?>\n<svg width="9" height="9"></svg>')],
    ['SVG without a size', text('<svg><script>alert(1)</script></svg>')],
    ['a broken GIF', text('GIF89a')],
    ['PDF', text('%PDF-1.7\n%âãÏÓ\n')],
    ['HEIC without a size', ftyp('heic')],
    ['AVIF without a size', ftyp('avif')],
    ['a film', ftyp('isom')],
  ])('%s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('unsupported-format');
  });
});

it('refuses a file of 41 MB as too large, before it looks inside', async () => {
  expect(await refusal(new Uint8Array(MAX_FILE_BYTES + 1))).toBe('too-large');
});
