/**
 * The lamps of "Lamps" (design: six directions, ±1 EV, ±2,000 K, mixed light). The lamp stands 60° off the camera's axis;
 * two of the six come once more as a bare bulb in a dark room.
 */
import { changeExposure, changeWhiteBalance, DAYLIGHT_KELVIN } from '../changes/light.ts';
import type { RgbImage } from '../image.ts';
import { relight, type Direction, type Light } from './relight.ts';
import type { LitFace } from './surface.ts';

export interface Lamp {
  readonly name: string;
  readonly make: (image: RgbImage, face: LitFace) => RgbImage;
}

/** Off the axis of the camera. */
const ANGLE = Math.PI / 3;

/** @param right −1…1 in the photo @param down −1…1 */
function towards(right: number, down: number): Direction {
  const off = Math.sin(ANGLE) / Math.hypot(right, down);
  return [off * right, off * down, Math.cos(ANGLE)];
}

const DIRECTIONS = {
  left: towards(-1, 0),
  right: towards(1, 0),
  above: towards(0, -1),
  below: towards(0, 1),
  'above-left': towards(-1, -1),
  'above-right': towards(1, -1),
} as const;

/** Share of the light that walls and sky give. */
const ROOM = 0.35;
const DARK_ROOM = 0.1;
/** How far the colour of a lamp is from what the camera takes it for. */
const KELVIN = 2000;

function lamp(
  from: Direction,
  ambient: number,
  { lampKelvin = DAYLIGHT_KELVIN, roomKelvin = DAYLIGHT_KELVIN } = {},
): Light[] {
  return [
    { from: null, strength: ambient, kelvin: roomKelvin },
    { from, strength: 1 - ambient, kelvin: lampKelvin },
  ];
}

const relit = (name: string, lights: readonly Light[]): Lamp => ({
  name,
  make: (image, face) => relight(image, face, lights),
});

/** A warm lamp on one side, a window's light from everywhere else. */
const MIXED = { lampKelvin: DAYLIGHT_KELVIN - KELVIN, roomKelvin: DAYLIGHT_KELVIN + KELVIN } as const;

export const LAMPS: readonly Lamp[] = [
  ...Object.entries(DIRECTIONS).map(([name, from]) => relit(name, lamp(from, ROOM))),
  relit('bare-left', lamp(DIRECTIONS.left, DARK_ROOM)),
  relit('bare-above', lamp(DIRECTIONS.above, DARK_ROOM)),
  relit('mixed-left', lamp(DIRECTIONS.left, ROOM, MIXED)),
  relit('mixed-right', lamp(DIRECTIONS.right, ROOM, MIXED)),
  { name: 'exposure+1', make: (image) => changeExposure(image, 1) },
  { name: 'exposure-1', make: (image) => changeExposure(image, -1) },
  { name: 'white-balance+2000', make: (image) => changeWhiteBalance(image, KELVIN) },
  { name: 'white-balance-2000', make: (image) => changeWhiteBalance(image, -KELVIN) },
];

/** Lamps that differ in where they stand alone are one group. */
export const lampGroupOf = (name: string): string =>
  name in DIRECTIONS ? 'direction' : (/^(?:bare|mixed|exposure|white-balance)/.exec(name)?.[0] ?? name);
