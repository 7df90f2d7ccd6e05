/** The same photo with fewer pixels between the eyes: what a phone held farther off, or a poorer one, would have taken. */
import { imageToCrop, CROP_INTEROCULAR } from '#domain/face/crop.ts';
import { landmarksFromPairs } from '#domain/face/landmarks.ts';
import { similarityScale } from '#domain/geometry/similarity.ts';
import { encodePng, fromPixels, type RgbImage } from '../image.ts';

/** What all others are compared with; a photo with fewer pixels between the eyes stands for itself. */
export const FINE_PX = 150;
const COARSE_PX = 75;
/** A photo with fewer is no finer than its copies. */
const LEAST_PX = 100;
/** σ of a camera that is not quite in focus, pixels of the small photo. */
const OUT_OF_FOCUS = 0.7;

export interface SmallCopy {
  readonly name: string;
  /** Between the eyes. */
  readonly px: number;
  readonly write: (small: RgbImage) => Promise<Buffer>;
}

/** The first is the reference. */
export const SMALL_COPIES: readonly SmallCopy[] = [
  { name: 'px-150', px: FINE_PX, write: encodePng },
  { name: 'px-75', px: COARSE_PX, write: encodePng },
  {
    name: 'px-75-soft',
    px: COARSE_PX,
    write: (small) => fromPixels(small).blur(OUT_OF_FOCUS).png({ compressionLevel: 1 }).toBuffer(),
  },
  {
    name: 'px-75-jpeg',
    px: COARSE_PX,
    write: (small) => fromPixels(small).jpeg({ quality: 80, chromaSubsampling: '4:2:0' }).toBuffer(),
  },
];

/** @param landmarks as x, y pairs, in pixels of the photo */
export const pxBetweenEyes = (landmarks: readonly number[]): number =>
  CROP_INTEROCULAR / similarityScale(imageToCrop(landmarksFromPairs(landmarks)));

/** The copies as files, of a photo that has more pixels than they; nothing is enlarged. */
export async function* smallCopies(
  image: RgbImage,
  landmarks: readonly number[],
): AsyncGenerator<{ readonly name: string; readonly file: Buffer }> {
  const own = pxBetweenEyes(landmarks);
  if (own < LEAST_PX) return;
  for (const { name, px, write } of SMALL_COPIES) {
    const factor = Math.min(1, px / own);
    yield { name, file: await write(await shrunk(image, factor)) };
  }
}

async function shrunk(image: RgbImage, factor: number): Promise<RgbImage> {
  if (factor === 1) return image;
  const { data, info } = await fromPixels(image)
    .resize(Math.round(image.width * factor), Math.round(image.height * factor), {
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
