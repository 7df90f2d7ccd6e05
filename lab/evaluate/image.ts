/** Photos as plain pixels, and back to files. */
import sharp, { type Sharp } from 'sharp';

/** sRGB bytes, row by row: `data[3 * (y * width + x) + channel]`. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Upright, without alpha, in sRGB. Rejects when the file is no image. */
export async function readImage(file: string): Promise<RgbImage> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`${file}: ${info.channels} channels instead of 3`);
  return { width: info.width, height: info.height, data };
}

/** A sharp pipeline over the pixels. */
export function fromPixels({ width, height, data }: RgbImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Lossless, hardly compressed: the file lives for a second. */
export async function encodePng(image: RgbImage): Promise<Buffer> {
  return fromPixels(image).png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
}
