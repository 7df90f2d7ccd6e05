/**
 * What the skin-map network (models/skin-maps.onnx) says about one aligned crop, pixel by pixel.
 *
 * Scales below are in pixels of the crop (src/domain/face/crop.ts, about 0.36 mm each). Every plane is
 * 256 × 256: plane pixel (i, j) covers crop pixels 2i…2i+1, 2j…2j+1, so its centre lies at
 * (2i + 1, 2j + 1) when a crop pixel spans [x, x + 1].
 *
 * All but `noise` are those of a face as soft as every face is measured (softness.ts).
 *
 * "Points" are hundredths of a decade of reflectance (100 · log10), the unit of the melanin and
 * erythema indices: one point is 2.3 % more or less light. A contrast in points does not change with
 * exposure, white balance or the person's skin colour, which is why everything that measures a
 * contrast uses it.
 */

/** Side of every skin map, and of the skin mask, in pixels. */
export const SKIN_MAP_SIZE = 256;

/** RMS that white noise of the crop gives `texture`, over the RMS that it gives `noise`: follows from the filters. */
export const WHITE_NOISE_TEXTURE_RATIO = 0.2375;

/** Pixels of a skin map. */
export interface MapPixels {
  readonly map: true;
}

/** Row-major; `data[y * width + x]`. */
export interface SkinPlane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const SKIN_MAP_NAMES = [
  'lightness',
  'a',
  'b',
  'melanin',
  'erythema',
  'spots',
  'pores',
  'lines',
  'texture',
  'noise',
] as const;
export type SkinMapName = (typeof SKIN_MAP_NAMES)[number];

export interface SkinMaps extends Readonly<Record<SkinMapName, SkinPlane>> {
  /** CIE L*, D65, 0 to 100. */
  readonly lightness: SkinPlane;
  /** CIE a*, D65, about −80 to 100; skin 5 to 25. */
  readonly a: SkinPlane;
  /** CIE b*, D65, about −110 to 95; skin 8 to 28. */
  readonly b: SkinPlane;
  /** MI = 100·log10(1/R) less its masked average nearby (σ 40 px): signed points; positive is darker. */
  readonly melanin: SkinPlane;
  /** EI = 100·(log10(1/G) − log10(1/R)) less its masked average nearby: signed points; positive is redder. */
  readonly erythema: SkinPlane;
  /**
   * Dark or red blobs of about 3 to 12 px, in points of contrast, ≥ 0. Ridges and edges are suppressed,
   * and so is what the skin nearby does everywhere (texture, grain): only what stands out is left.
   */
  readonly spots: SkinPlane;
  /** Fine dark dots (σ about 1.5 px), points of contrast, ≥ 0, above the nearby average like `spots`. */
  readonly pores: SkinPlane;
  /** Dark ridges (σ 1.5 and 3 px) that keep their direction, points of contrast across, ≥ 0, above the nearby average. */
  readonly lines: SkinPlane;
  /** Local RMS of the band of about 4 to 14 px period, in points, ≥ 0, over the skin off spots and lines. */
  readonly texture: SkinPlane;
  /**
   * Local RMS of what is finer than σ 1.2 px (sensor noise, compression, the finest detail), in points,
   * ≥ 0. White noise of the crop lifts `texture` by WHITE_NOISE_TEXTURE_RATIO times this value (in quadrature).
   */
  readonly noise: SkinPlane;
}
