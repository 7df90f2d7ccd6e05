import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { AnalysisError } from '#analysis/worker/errors.ts';
import { checkHeader } from '#analysis/worker/stages/image-type.ts';
import { MAX_FILE_BYTES, MAX_PIXELS } from '#domain/limits/photo.ts';

const text = (content: string) => new TextEncoder().encode(content);
const picture = (width = 40, height = 30): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 150, b: 120 } } });
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** The code that the header is refused with, or null. */
function refusal(head: Uint8Array, fileBytes = head.length): string | null {
  try {
    checkHeader(head, fileBytes);
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
    ['a picture of one pixel', () => picture(1, 1).png()],
  ])('%s', async (_, make) => {
    expect(refusal(await bytesOf(make()))).toBeNull();
  });

  it('says what it is, and how large as it is stored', async () => {
    const headerOf = (head: Uint8Array) => checkHeader(head, head.length);
    const turned = picture().jpeg({ progressive: true }).withMetadata({ orientation: 6 });
    expect(headerOf(await bytesOf(turned))).toEqual({ type: 'jpg', width: 40, height: 30 });
    expect(headerOf(await bytesOf(picture().png())).type).toBe('png');
    expect(headerOf(await bytesOf(picture().webp())).type).toBe('webp');
  });

  it('a file whose name lies: only the bytes count', async () => {
    const png = await bytesOf(picture().png());
    expect(refusal(png.subarray(0, 200), 5_000_000)).toBeNull();
  });

  it('the largest that is allowed', () => {
    expect(refusal(pngHeader(10_000, MAX_PIXELS / 10_000), MAX_FILE_BYTES)).toBeNull();
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
  ])('%s', (_, bytes) => {
    expect(refusal(bytes)).toBe('not-an-image');
  });

  it('a JPEG cut off in its header', async () => {
    const jpeg = await bytesOf(picture().jpeg());
    expect(refusal(jpeg.subarray(0, 20))).toBe('not-an-image');
  });
});

it('refuses a file of zeros', () => {
  expect(['not-an-image', 'unsupported-format']).toContain(refusal(new Uint8Array(4096)));
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
    ['BMP', Uint8Array.from([...text('BM'), ...new Uint8Array(60)])],
    ['PDF', text('%PDF-1.7\n%âãÏÓ\n')],
    ['HEIC without a size', ftyp('heic')],
    ['AVIF without a size', ftyp('avif')],
    ['a film', ftyp('isom')],
  ])('%s', (_, bytes) => {
    expect(refusal(bytes)).toBe('unsupported-format');
  });

  it.each([
    ['GIF', () => picture().gif()],
    ['TIFF', () => picture().tiff()],
  ])('%s', async (_, make) => {
    expect(refusal(await bytesOf(make()))).toBe('unsupported-format');
  });
});

describe('refuses as too-large', () => {
  it('a file of 41 MB, before it looks inside', () => {
    expect(refusal(new Uint8Array(0), 41 * 1024 * 1024)).toBe('too-large');
    expect(refusal(pngHeader(10, 10), MAX_FILE_BYTES + 1)).toBe('too-large');
  });

  it('a small file that claims 20,000 × 20,000 pixels', () => {
    expect(refusal(pngHeader(20_000, 20_000))).toBe('too-large');
    expect(refusal(pngHeader(MAX_PIXELS + 1, 1))).toBe('too-large');
  });

  it('a size that would overflow', () => {
    expect(refusal(pngHeader(0xffffffff, 0xffffffff))).toBe('too-large');
  });
});
