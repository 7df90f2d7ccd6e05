/**
 * The skin maps once more, as plain loops in 64-bit floats, written from models/skin-maps.md and from
 * the cited papers, sharing no code and no constant with lab/skin-maps. What the network must give.
 */
type Grid = { readonly size: number; readonly at: Float64Array };

const CROP = 512;
const MAP = 256;

const grid = (size: number, f: (x: number, y: number, i: number) => number): Grid => {
  const at = new Float64Array(size * size);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) at[y * size + x] = f(x, y, y * size + x);
  return { size, at };
};
const pixel = (g: Grid, x: number, y: number): number => g.at[y * g.size + x] ?? 0;
const value = (g: Grid, i: number): number => g.at[i] ?? 0;
/** Pixel with the border repeated. */
const clamped = (g: Grid, x: number, y: number): number =>
  pixel(g, Math.min(g.size - 1, Math.max(0, x)), Math.min(g.size - 1, Math.max(0, y)));
const map = (g: Grid, f: (v: number, i: number) => number): Grid =>
  grid(g.size, (_x, _y, i) => f(value(g, i), i));

function gauss(g: Grid, sigma: number, read: typeof clamped = clamped): Grid {
  const radius = Math.ceil(3 * sigma);
  const weights: number[] = [];
  for (let d = -radius; d <= radius; d++) weights.push(Math.exp(-(d * d) / (2 * sigma * sigma)));
  const total = weights.reduce((a, b) => a + b, 0);
  const along = (source: Grid, dx: number, dy: number): Grid =>
    grid(source.size, (x, y) => {
      let sum = 0;
      for (let d = -radius; d <= radius; d++) {
        sum += ((weights[d + radius] ?? 0) / total) * read(source, x + d * dx, y + d * dy);
      }
      return sum;
    });
  return along(along(g, 1, 0), 0, 1);
}

/** Gaussian of this variance, cut after `radius` pixels. */
function softened(g: Grid, variance: number, radius: number): Grid {
  const weights: number[] = [];
  for (let d = -radius; d <= radius; d++) weights.push(Math.exp(-(d * d) / (2 * variance)));
  const total = weights.reduce((a, b) => a + b, 0);
  const along = (source: Grid, dx: number, dy: number): Grid =>
    grid(source.size, (x, y) => {
      let sum = 0;
      for (let d = -radius; d <= radius; d++) {
        sum += ((weights[d + radius] ?? 0) / total) * clamped(source, x + d * dx, y + d * dy);
      }
      return sum;
    });
  return along(along(g, 1, 0), 0, 1);
}

/** Zero outside, for masked sums. */
const zeroed = (g: Grid, x: number, y: number): number =>
  x < 0 || y < 0 || x >= g.size || y >= g.size ? 0 : pixel(g, x, y);

function boxDown(g: Grid, n: number): Grid {
  return grid(g.size / n, (x, y) => {
    let sum = 0;
    for (let dy = 0; dy < n; dy++) for (let dx = 0; dx < n; dx++) sum += pixel(g, x * n + dx, y * n + dy);
    return sum / (n * n);
  });
}

function bilinearUp(g: Grid, n: number): Grid {
  return grid(g.size * n, (x, y) => {
    const sx = (x + 0.5) / n - 0.5;
    const sy = (y + 0.5) / n - 0.5;
    const x0 = Math.floor(sx);
    const y0 = Math.floor(sy);
    const top = clamped(g, x0, y0) * (x0 + 1 - sx) + clamped(g, x0 + 1, y0) * (sx - x0);
    const bottom = clamped(g, x0, y0 + 1) * (x0 + 1 - sx) + clamped(g, x0 + 1, y0 + 1) * (sx - x0);
    return top * (y0 + 1 - sy) + bottom * (sy - y0);
  });
}

/** Principal curvatures from 3 × 3 differences, [smaller, larger], and twice the angle of the larger one. */
function curvatures(g: Grid): readonly [Grid, Grid, Grid] {
  const pairs = grid(g.size, () => 0).at;
  const angles = grid(g.size, () => 0).at;
  const larger = grid(g.size, (x, y, i) => {
    const p = (dx: number, dy: number): number => clamped(g, x + dx, y + dy);
    const xxRow = (dy: number): number => p(-1, dy) - 2 * p(0, dy) + p(1, dy);
    const yyColumn = (dx: number): number => p(dx, -1) - 2 * p(dx, 0) + p(dx, 1);
    const xx = (xxRow(-1) + 10 * xxRow(0) + xxRow(1)) / 12;
    const yy = (yyColumn(-1) + 10 * yyColumn(0) + yyColumn(1)) / 12;
    const xy = (p(1, 1) - p(-1, 1) - p(1, -1) + p(-1, -1)) / 4;
    const mean = (xx + yy) / 2;
    const radius = Math.hypot((xx - yy) / 2, xy);
    pairs[i] = mean - radius;
    angles[i] = Math.atan2(xy, (xx - yy) / 2);
    return mean + radius;
  });
  return [{ size: g.size, at: pairs }, larger, { size: g.size, at: angles }];
}

const blobOf = ([smaller]: readonly Grid[], sigma: number): Grid =>
  map(smaller ?? grid(1, () => Number.NaN), (l1) => 4 * sigma ** 2 * Math.max(0, l1));

/** Length of the gradient from central differences, smoothed across as the second ones are. */
const slopes = (g: Grid): Grid =>
  grid(g.size, (x, y) => {
    const p = (dx: number, dy: number): number => clamped(g, x + dx, y + dy);
    const across = (f: (d: number) => number): number => (f(-1) + 10 * f(0) + f(1)) / 24;
    return Math.hypot(
      across((d) => p(1, d) - p(-1, d)),
      across((d) => p(d, 1) - p(d, -1)),
    );
  });

function ridgeOf(g: Grid, sigma: number): Grid {
  const [smaller, larger] = curvatures(g);
  const slope = slopes(g);
  return map(larger, (l2, i) => {
    const blobness = value(smaller, i) ** 2 / (l2 ** 2 + 0.001);
    const depth = Math.max(0, sigma ** 2 * l2 - sigma * value(slope, i));
    return 2 * Math.sqrt(2) * depth * Math.exp(-blobness / (2 * 0.5 ** 2));
  });
}

const maxOf = (first: Grid, ...others: readonly Grid[]): Grid =>
  map(first, (v, i) => Math.max(v, ...others.map((other) => value(other, i))));

const decode = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const points = (linear: number): number => 100 * Math.log10(Math.max(0.01, linear));
const labF = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);

function labOf(r: number, g: number, b: number): readonly [number, number, number] {
  const x = labF((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = labF(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = labF((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export type ReferenceMaps = Readonly<Record<string, Float64Array>>;

/**
 * All planes of `SkinMaps`, by name, 256 × 256, from 512 × 512 RGBA bytes and a 256 × 256 mask.
 *
 * @param soften variance of a blur of the logarithms, crop pixels²
 */
export function referenceSkinMaps(rgba: Uint8ClampedArray, mask: Float32Array, soften = 0): ReferenceMaps {
  const coded = [0, 1, 2].map((c) => grid(CROP, (_x, _y, i) => (rgba[4 * i + c] ?? 0) / 255));
  const [red, green, blue] = coded as [Grid, Grid, Grid];
  const luminance = map(red, (r, i) =>
    points(decode(0.2126 * r + 0.7152 * value(green, i) + 0.0722 * value(blue, i))),
  );

  // ln u, of which the logarithm of reflectance is 2.4 times (but for the darkest).
  const lnU = (coded: number): number => Math.log((coded + 0.055) / 1.055);
  const ofLnU = (value: number): number => 1.055 * Math.exp(value) - 0.055;
  const atHalf = (plane: Grid): Grid => softened(plane, soften / 4 + 0.001, 3);
  const [r, g, b] = coded.map((plane) =>
    map(atHalf(map(boxDown(plane, 2), lnU)), (value) => decode(ofLnU(value))),
  ) as [Grid, Grid, Grid];
  const lab = [0, 1, 2].map((k) => map(r, (v, i) => labOf(v, value(g, i), value(b, i))[k] ?? 0));
  const [lightness, a, bStar] = lab as [Grid, Grid, Grid];
  const melanin = map(r, (v) => -points(v));
  const erythema = map(r, (v, i) => points(v) - points(value(g, i)));

  const weight = grid(MAP, (_x, _y, i) => 0.001 + 0.999 * (mask[i] ?? 0));
  const nearby = (plane: Grid, sigma: number): Grid => {
    const sums = gauss(
      boxDown(
        map(plane, (v, i) => v * value(weight, i)),
        8,
      ),
      sigma / 16,
      zeroed,
    );
    const weights = gauss(boxDown(weight, 8), sigma / 16, zeroed);
    return bilinearUp(
      map(sums, (v, i) => v / value(weights, i)),
      8,
    );
  };
  const evened = (plane: Grid): Grid => {
    const light = nearby(plane, 40);
    return map(plane, (v, i) => v - value(light, i));
  };
  const excess = (plane: Grid, times: number): Grid => {
    const usual = nearby(plane, 40);
    return map(plane, (v, i) => Math.max(0, v - times * value(usual, i)));
  };

  // Blurs are less than their nominal σ by what the halving (1/16) and the differences (1/6) add.
  const fine = softened(luminance, 1.5 ** 2 - 1 / 6 + soften, 7);
  const halfLuminance = atHalf(boxDown(luminance, 2));
  const wide = gauss(halfLuminance, Math.sqrt(1.5 ** 2 - 1 / 6 - 1 / 16));
  const wideRidge = ridgeOf(wide, 1.5);
  const anyWay = maxOf(boxDown(ridgeOf(fine, 1.5), 2), wideRidge);
  const angle = curvatures(wide)[2];
  const along = (f: (angle: number) => number): Grid => map(anyWay, (v, i) => v * f(value(angle, i)));
  const [all, cosine, sine] = [anyWay, along(Math.cos), along(Math.sin)].map((part) => gauss(part, 3)) as [
    Grid,
    Grid,
    Grid,
  ];
  const lines = map(anyWay, (v, i) => {
    return v * (Math.hypot(value(cosine, i), value(sine, i)) / (value(all, i) + 0.02)) ** 2;
  });

  const spotsOf = (index: Grid): Grid => {
    const s1 = gauss(
      map(index, (v) => -v),
      Math.sqrt(1 ** 2 - 1 / 6 - 1 / 16),
    );
    const s2 = gauss(s1, Math.sqrt(1.4 ** 2 - 1 ** 2));
    const s3 = gauss(s2, Math.sqrt(2 ** 2 - 1.4 ** 2));
    return maxOf(blobOf(curvatures(s1), 1), blobOf(curvatures(s2), 1.4), blobOf(curvatures(s3), 2));
  };
  const darkSpots = excess(spotsOf(melanin), 6);
  const redSpots = excess(spotsOf(erythema), 6);

  const spots = map(darkSpots, (v, i) => Math.hypot(v, value(redSpots, i)));
  const salientLines = excess(lines, 1);
  const marks = gauss(
    map(spots, (v, i) => v ** 2 + value(salientLines, i) ** 2),
    2,
  );
  const calm = map(weight, (w, i) => w / (1 + value(marks, i) / 0.3 ** 2));
  /** Local RMS of a plane whose squares are given, over calm skin. */
  const rms = (squares: Grid): Grid => {
    const sums = gauss(
      map(squares, (v, i) => v * value(calm, i)),
      4,
    );
    const weights = gauss(calm, 4);
    return map(sums, (v, i) => Math.sqrt(v / value(weights, i)));
  };
  const inner = gauss(halfLuminance, Math.sqrt(0.6 ** 2 - 1 / 16));
  const outer = gauss(inner, Math.sqrt(1.5 ** 2 - 0.6 ** 2));
  const residual = grid(CROP, (x, y) => {
    const p = (dx: number, dy: number): number => clamped(luminance, x + dx, y + dy);
    const corners = p(-1, -1) + p(1, -1) + p(-1, 1) + p(1, 1);
    const edges = p(0, -1) + p(-1, 0) + p(1, 0) + p(0, 1);
    return ((corners - 2 * edges + 4 * p(0, 0)) / 6) ** 2;
  });

  return {
    lightness: lightness.at,
    a: a.at,
    b: bStar.at,
    melanin: evened(melanin).at,
    erythema: evened(erythema).at,
    spots: spots.at,
    pores: excess(boxDown(blobOf(curvatures(fine), 1.5), 2), 7).at,
    lines: salientLines.at,
    texture: rms(map(inner, (v, i) => (v - value(outer, i)) ** 2)).at,
    noise: rms(boxDown(residual, 2)).at,
  };
}
