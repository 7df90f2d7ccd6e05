/** What light and sensor do to a photo of the same face: exposure, white balance, noise. */
import { byteOfLinear, LINEAR_OF_BYTE } from '../colour.ts';
import type { RgbImage } from '../image.ts';
import { gaussian, type Random } from '../random.ts';

/** Multiplies linear light per channel and clips at white, through one table a channel. */
function withGains(image: RgbImage, gains: readonly [number, number, number]): RgbImage {
  const tables = gains.map((gain) =>
    Uint8Array.from(LINEAR_OF_BYTE, (light) => Math.round(byteOfLinear(light * gain))),
  );
  const data = new Uint8Array(image.data.length);
  for (let c = 0; c < 3; c++) {
    const table = tables[c] ?? new Uint8Array(256);
    for (let i = c; i < data.length; i += 3) data[i] = table[image.data[i] ?? 0] ?? 0;
  }
  return { ...image, data };
}

/** @param stops EV; +1 doubles the light */
export function changeExposure(image: RgbImage, stops: number): RgbImage {
  const gain = 2 ** stops;
  return withGains(image, [gain, gain, gain]);
}

/**
 * Chromaticity of the Planckian locus, 2222 K to 25,000 K: Kim et al., US patent 7,024,034 (2006), cubic splines that
 * meet at 4000 K.
 */
function planckian(kelvin: number): { x: number; y: number } {
  const k = 1000 / kelvin;
  if (kelvin < 4000) {
    const x = -0.2661239 * k ** 3 - 0.2343589 * k ** 2 + 0.8776956 * k + 0.17991;
    return { x, y: -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867 };
  }
  const x = -3.0258469 * k ** 3 + 2.1070379 * k ** 2 + 0.2226347 * k + 0.24039;
  const y = 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483;
  return { x, y };
}

/** Linear sRGB of a lamp at luminance 1. @param kelvin 2222 to 25,000 */
export function lampColour(kelvin: number): readonly [number, number, number] {
  const { x, y } = planckian(kelvin);
  const [bigX, bigZ] = [x / y, (1 - x - y) / y];
  return [
    3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ,
    -0.969266 * bigX + 1.8760108 + 0.041556 * bigZ,
    0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ,
  ];
}

/** Where cameras think that daylight is. */
export const DAYLIGHT_KELVIN = 5500;

/**
 * The camera takes light of 5500 K for light of 5500 K + `kelvin` (so the photo turns warmer for a
 * positive shift): von Kries gains, lamp over lamp, in linear sRGB, green kept, as raw converters do.
 */
export function changeWhiteBalance(image: RgbImage, kelvin: number): RgbImage {
  const is = lampColour(DAYLIGHT_KELVIN);
  const taken = lampColour(DAYLIGHT_KELVIN + kelvin);
  const green = is[1] / taken[1];
  return withGains(image, [is[0] / taken[0] / green, 1, is[2] / taken[2] / green]);
}

/** Independent normal noise on every channel. @param sigma deviation in sRGB bytes */
export function addNoise(image: RgbImage, sigma: number, random: Random): RgbImage {
  const data = new Uint8Array(image.data.length);
  for (let i = 0; i < data.length; i++) {
    const value = (image.data[i] ?? 0) + sigma * gaussian(random);
    data[i] = Math.min(255, Math.max(0, Math.round(value)));
  }
  return { ...image, data };
}

/**
 * Another camera's tone curve: the middle of the scale steeper, its ends flatter, and colours farther from their grey.
 *
 * @param contrast 0 (as it is) to 1 (flat at both ends) @param saturation 1 leaves colours as they are
 */
export function changeToneCurve(image: RgbImage, contrast: number, saturation: number): RgbImage {
  const curve = Float64Array.from({ length: 256 }, (_, byte) => {
    const t = byte / 255;
    return 255 * (t - (contrast * Math.sin(2 * Math.PI * t)) / (2 * Math.PI));
  });
  const data = new Uint8Array(image.data.length);
  for (let i = 0; i < data.length; i += 3) {
    const [r, g, b] = [0, 1, 2].map((c) => curve[image.data[i + c] ?? 0] ?? 0) as [number, number, number];
    const grey = (r + g + b) / 3;
    [r, g, b].forEach((value, c) => {
      data[i + c] = Math.min(255, Math.max(0, Math.round(grey + saturation * (value - grey))));
    });
  }
  return { ...image, data };
}
