/**
 * The changes of "Repeatability" (design: JPEG quality 70 and 85, resize 0.7 and 1.4, rotation ±5° and
 * ±10°, crop shift 5 %, mirror, exposure ±0.3 EV, white balance ±400 K, noise σ = 3): the same face,
 * photographed or sent another way.
 */
import { encodePng, fromPixels, type RgbImage } from '../image.ts';
import type { Random } from '../random.ts';
import { cropSide, mirror, rotate } from './geometry.ts';
import { addNoise, changeExposure, changeWhiteBalance } from './light.ts';

export interface Change {
  readonly name: string;
  /** The changed photo as a file: lossless, unless losing is the change. */
  readonly make: (image: RgbImage, random: Random) => Promise<Buffer>;
}

function pixels(name: string, change: (image: RgbImage, random: Random) => RgbImage): Change {
  return { name, make: (image, random) => encodePng(change(image, random)) };
}

/** As phones and messengers write it: colour at half resolution, plain Huffman tables. */
function jpeg(quality: number): Change {
  return {
    name: `jpeg-${quality}`,
    make: (image) => fromPixels(image).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer(),
  };
}

async function scaled(image: RgbImage, factor: number): Promise<Buffer> {
  return fromPixels(image)
    .resize(Math.round(image.width * factor), Math.round(image.height * factor), {
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();
}

function resize(factor: number): Change {
  return { name: `resize-${factor}`, make: (image) => scaled(image, factor) };
}

function longSide(pixels: number): Change {
  return {
    name: `long-${pixels}`,
    make: (image) => scaled(image, pixels / Math.max(image.width, image.height)),
  };
}

/** σ in pixels, the least that sharp draws; it moves next to nothing. */
const LEAST_BLUR = 0.3;

/** @param share σ in thousandths of the long side */
function blurred(share: number): Change {
  return {
    name: `blur-${share}`,
    make: (image) =>
      fromPixels(image)
        .blur(Math.max(LEAST_BLUR, (share * Math.max(image.width, image.height)) / 1000))
        .png({ compressionLevel: 1, adaptiveFiltering: false })
        .toBuffer(),
  };
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

export const CHANGES: readonly Change[] = [
  jpeg(85),
  jpeg(70),
  resize(0.7),
  resize(1.4),
  ...[5, -5, 10, -10].map((degrees) => pixels(`rotate${signed(degrees)}`, (image) => rotate(image, degrees))),
  ...(['left', 'right', 'top', 'bottom'] as const).map((side) =>
    pixels(`crop-${side}`, (image) => cropSide(image, side, 0.05)),
  ),
  pixels('mirror', mirror),
  ...[0.3, -0.3].map((stops) => pixels(`exposure${signed(stops)}`, (image) => changeExposure(image, stops))),
  ...[400, -400].map((kelvin) =>
    pixels(`white-balance${signed(kelvin)}`, (image) => changeWhiteBalance(image, kelvin)),
  ),
  pixels('noise-3', (image, random) => addNoise(image, 3, random)),
];

/**
 * The same face on a poorer or a larger photo: the confidence may fall, the score may not leave its ±.
 * Hand shake and haste, from hardly seen to nearly refused.
 */
export const QUALITY_CHANGES: readonly Change[] = [
  longSide(400),
  longSide(1600),
  ...[1, 2, 4].map((share) => blurred(share)),
];
