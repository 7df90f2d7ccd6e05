import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readFocalRatio } from '#analysis/worker/stages/focal-length.ts';
import { focalRatio } from '#domain/capture/lens.ts';

const SIZE = { width: 40, height: 30 };
const picture = () => sharp({ create: { ...SIZE, channels: 3, background: '#888' } });
const withLens = (mm: string) =>
  picture()
    .withExif({ IFD2: { FocalLengthIn35mmFilm: mm } })
    .jpeg();
const blobOf = async (image: Sharp) => new Blob([new Uint8Array(await image.toBuffer())]);

describe('readFocalRatio', () => {
  it('finds the lens that the photo names', async () => {
    const photo = await blobOf(withLens('26'));
    expect(await readFocalRatio(photo, SIZE)).toBe(focalRatio(26, 40, 30));
  });

  it('does not trust it when the photo was cut', async () => {
    const photo = await blobOf(withLens('26'));
    expect(await readFocalRatio(photo, { width: 30, height: 30 })).toBeNull();
  });

  it('is null without metadata, for another format, and for a broken file', async () => {
    const whole = new Uint8Array(await withLens('26').toBuffer());
    const cut = whole.slice(0, whole.indexOf(0x45) + 12);
    expect(await readFocalRatio(await blobOf(picture().jpeg()), SIZE)).toBeNull();
    expect(await readFocalRatio(await blobOf(picture().png()), SIZE)).toBeNull();
    expect(await readFocalRatio(new Blob([cut]), SIZE)).toBeNull();
    expect(await readFocalRatio(new Blob([]), SIZE)).toBeNull();
  });
});
