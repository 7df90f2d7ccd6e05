/**
 * The same photo as other cameras, hands and rooms would have taken it: small, noisy, compressed, blurred, darker, lighter,
 * with another tone curve, half of them under the one lamp of a room. Of two photos by one camera each has its own unsteady
 * hand: frame, distance, exposure and white balance a little otherwise, and the head turned a little otherwise to the
 * lamp, so that a pair differs by what a second photo a moment later differs by.
 */
import type { Sharp } from 'sharp';
import { fromPixels, type RgbImage } from '../image.ts';
import { between, gaussian, type Random } from '../random.ts';
import { relight, type Direction, type Light } from '../lamps/relight.ts';
import type { LitFace } from '../lamps/surface.ts';
import { addNoise, changeExposure, changeToneCurve, changeWhiteBalance, DAYLIGHT_KELVIN } from './light.ts';

export interface Camera {
  readonly name: string;
  /** Pixels of the long side. */
  readonly longSide: number;
  /** Off the exposure of the studio, EV; and off its white, kelvin. */
  readonly stops: number;
  readonly kelvin: number;
  /** σ of the optics or of a moving hand, thousandths of the long side. */
  readonly blur: number;
  /** σ of the sensor in sRGB bytes. */
  readonly noise: number;
  readonly contrast: number;
  readonly saturation: number;
  /** Of the JPEG. */
  readonly quality: number;
  /** The lamp of the room; null: the studio's own light. */
  readonly room: Room | null;
}

interface Room {
  /** Towards the lamp: x to the right of the photo, y down, z towards the camera; of any length. */
  readonly from: Direction;
  /** Share of the light that walls and windows give. */
  readonly ambient: number;
}

const PLAIN: Omit<Camera, 'name' | 'longSide'> = {
  stops: 0,
  kelvin: 0,
  blur: 0,
  noise: 1,
  contrast: 0,
  saturation: 1,
  quality: 90,
  room: null,
};

const WINDOW: Room = { from: [0.8, -0.2, 0.6], ambient: 0.5 };
const CEILING: Room = { from: [0.1, -0.8, 0.6], ambient: 0.5 };
const DESK_LAMP: Room = { from: [-0.7, 0.3, 0.6], ambient: 0.35 };
const FLOOR_LAMP: Room = { from: [0.6, -0.5, 0.6], ambient: 0.3 };

export const CAMERAS: readonly Camera[] = [
  { ...PLAIN, name: 'phone', longSide: 1024, contrast: 0.4, saturation: 1.2, room: WINDOW },
  { ...PLAIN, name: 'messenger', longSide: 800, quality: 45 },
  { ...PLAIN, name: 'far', longSide: 560, noise: 2, quality: 80 },
  {
    ...PLAIN,
    name: 'webcam',
    longSide: 640,
    noise: 3,
    contrast: 0.35,
    saturation: 1.1,
    quality: 70,
    room: CEILING,
  },
  { ...PLAIN, name: 'bright', longSide: 1024, stops: 0.8, contrast: 0.3 },
  { ...PLAIN, name: 'dim', longSide: 640, stops: -1.5, kelvin: 800, noise: 6, quality: 60, room: DESK_LAMP },
  { ...PLAIN, name: 'dark', longSide: 900, stops: -3, noise: 4, quality: 85, room: FLOOR_LAMP },
  { ...PLAIN, name: 'soft', longSide: 1024, blur: 2.5, noise: 2 },
];

/** How far hand, head and automatic differ between two photos in a row; the lamp as a share of its distance (9°). */
const HAND = {
  degrees: 4,
  margin: 0.04,
  shift: 0.03,
  stops: 0.15,
  kelvin: 150,
  blur: 0.4,
  lamp: 0.15,
} as const;

/**
 * As a file.
 *
 * @param lit the face's surface, which a room's lamp falls on
 * @param random of this photo: another one is another photo by the same camera
 */
export async function takenBy(
  camera: Camera,
  image: RgbImage,
  lit: LitFace,
  random: Random,
): Promise<Buffer> {
  const inRoom = camera.room === null ? image : relight(image, lit, lightsOf(camera.room, random));
  const framed = await reframed(inRoom, camera, random);
  const exposed = changeWhiteBalance(
    changeExposure(framed, camera.stops + HAND.stops * gaussian(random)),
    camera.kelvin + HAND.kelvin * gaussian(random),
  );
  const sensed = changeToneCurve(addNoise(exposed, camera.noise, random), camera.contrast, camera.saturation);
  return fromPixels(sensed).jpeg({ quality: camera.quality, chromaSubsampling: '4:2:0' }).toBuffer();
}

function lightsOf({ from, ambient }: Room, random: Random): Light[] {
  const [x, y, z] = from.map((part) => part + HAND.lamp * gaussian(random)) as [number, number, number];
  const length = Math.hypot(x, y, z);
  const kelvin = DAYLIGHT_KELVIN;
  return [
    { from: null, strength: ambient, kelvin },
    { from: [x / length, y / length, z / length], strength: 1 - ambient, kelvin },
  ];
}

/** σ in pixels, the least that sharp draws. */
const LEAST_BLUR = 0.3;

/** Turned a little, cut a little closer or wider, and scaled to the camera's pixels. */
async function reframed(image: RgbImage, { longSide, blur }: Camera, random: Random): Promise<RgbImage> {
  const turned = await pixelsOf(
    fromPixels(image).rotate(between(random, -HAND.degrees, HAND.degrees), { background: '#808080' }),
  );
  const share = 1 - 2 * HAND.margin - between(random, 0, HAND.margin);
  const [width, height] = [Math.round(image.width * share), Math.round(image.height * share)];
  const shifted = (free: number, size: number) =>
    Math.round(free / 2 + size * between(random, -HAND.shift, HAND.shift));
  const left = shifted(turned.width - width, image.width);
  const top = shifted(turned.height - height, image.height);
  const scale = longSide / Math.max(width, height);
  const small = fromPixels(turned)
    .extract({ left, top, width, height })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill', kernel: 'lanczos3' });
  const sigma = (blur * longSide * (1 + HAND.blur * between(random, -1, 1))) / 1000;
  return pixelsOf(sigma < LEAST_BLUR ? small : small.blur(sigma));
}

async function pixelsOf(pipeline: Sharp): Promise<RgbImage> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
