/**
 * The skin-map network, top to bottom. Units, ranges and geometry: src/domain/skin/maps.ts. Why each
 * filter: models/skin-maps.md. Scales are written as σ in crop pixels; "half" is the 256 × 256 level.
 */
import { halfSizeLnU, lab, logLuminance, melaninErythema, unpack } from './colour.ts';
import {
  affine,
  blur,
  blurBy,
  channel,
  channels,
  type Curvature,
  curvature,
  curvatureAndSlope,
  enlarge,
  halve,
  magnitude,
  noiseResidual,
  type Planes,
  shrink,
  stack,
} from './filters.ts';
import { createGraph, type GraphWriter, type Value } from './graph.ts';

export const SKIN_MAPS_VERSION = 4;

const MAP = ['map_rows', 'map_columns'] as const;
const MAP_SIZE = 256;
/** Large-scale averages are taken on a 32 × 32 grid: 8 map pixels, 16 crop pixels a cell. */
const COARSE = 8;
const half = (sigma: number): number => sigma / 2;
const coarse = (sigma: number): number => sigma / (2 * COARSE);

/** Light and shade that belong to the face's form, not to its skin. */
const ILLUMINATION_SIGMA = 40;
/** Weight of what the mask excludes: next to nothing, yet a defined answer far from any skin. */
const UNMASKED_WEIGHT = 1e-3;

/** A Gaussian of this variance is one tap: where the face is not softened. */
const NO_VARIANCE = 1e-3;
/** Where softened planes are cut: 2.7 σ or more for all that softness.ts asks for. */
const FINE_RADIUS = 7;
const HALF_RADIUS = 3;

const SPOT_SIGMAS = [2, 2.8, 4];
const FINE_SIGMA = 1.5;
const WIDE_LINE_SIGMA = 3;
/** The 3 × 3 differences blur too, by about this variance (pixels², each level). */
const DIFFERENCE_VARIANCE = 1 / 6;
/** Variance that the 2 × 2 mean of the half level has added, in half pixels². */
const HALVING_VARIANCE = 1 / 16;

/** A blob or line counts by what it exceeds of this multiple of the average response nearby. */
const SPOT_FLOOR = 6;
const PORE_FLOOR = 7;
/** Less than for dots: rough skin is told from lines by its direction already. */
const LINE_FLOOR = 1;

/** Over this width a line keeps its direction, and the ridges of rough skin do not. */
const COHERENCE_SIGMA = 6;
/** Points: ridges fainter than this have no direction worth the name. */
const COHERENCE_GUARD = 0.02;

/** Frangi's β, 1998: how far from line-like (0) to blob-like (1) a ridge may be. */
const FRANGI_BETA = 0.5;
/** e^−30 is no line; numbers near 1e-40 are reckoned with ten times as slowly. */
const LEAST_EXPONENT = -30;
const TEXTURE_BAND = [1.2, 3] as const;
const TEXTURE_WINDOW_SIGMA = 8;
/**
 * A spot or a line of this contrast (points above its surroundings) counts half as rough skin, and much
 * deeper ones not at all: they have maps of their own.
 */
const MARK_CONTRAST = 0.3;
/** The filters of texture see a mark's rims, too. */
const MARK_RIM_SIGMA = 4;

export function buildSkinMaps(): Uint8Array {
  const g = createGraph();
  // Any part of the crop, its sides multiples of 16 (two resolutions, cells of COARSE map pixels).
  const rgba = g.input('rgba', 'uint8', [1, 'rows', 'columns', 4]);
  const mask: Planes = { value: g.input('mask', 'float', [1, 1, ...MAP]), channels: 1 };
  // ONNX's `pads` of the four axes: how much of the maps lies before and after that part.
  const around = g.input('around', 'int64', [8]);

  // How much softer the face is to be than the crop shows it: variance of a blur, crop pixels².
  const soften = g.input('soften', 'float', [1]);

  const bytes = unpack(g, rgba);
  const seen = logLuminance(g, bytes);
  const halves = blurBy(
    g,
    stack(g, [halfSizeLnU(g, bytes), halve(g, seen)]),
    affine(g, soften, 1 / 4, NO_VARIANCE),
    HALF_RADIUS,
  );
  const lnU = channels(g, halves, 0, 3);
  const halfLuminance = channel(g, halves, 3);
  const labPlanes = lab(g, lnU);
  const indices = melaninErythema(g, lnU);

  const nearby = maskedAverages(g, mask);
  const even = {
    value: g.op('Sub', [indices.value, nearby(indices, ILLUMINATION_SIGMA).value]),
    channels: 2,
  };

  const fine = curvatureAndSlope(
    g,
    blurBy(g, seen, affine(g, soften, 1, FINE_SIGMA ** 2 - DIFFERENCE_VARIANCE), FINE_RADIUS),
  );
  const wide = curvatureAndSlope(
    g,
    blurTo(g, halfLuminance, half(WIDE_LINE_SIGMA), DIFFERENCE_VARIANCE + HALVING_VARIANCE),
  );
  const anyWay = g.op('Max', [
    halve(g, { value: ridge(g, fine, FINE_SIGMA), channels: 1 }).value,
    ridge(g, wide, half(WIDE_LINE_SIGMA)),
  ]);
  const ridges = g.op('Mul', [anyWay, coherence(g, directed(g, wide, anyWay))]);
  const dots = halve(g, { value: blob(g, fine, FINE_SIGMA), channels: 1 });
  const spots = spotResponse(g, indices);

  const responses = stack(g, [spots, dots, { value: ridges, channels: 1 }]);
  const salient = excess(g, responses, nearby(responses, ILLUMINATION_SIGMA), [
    SPOT_FLOOR,
    SPOT_FLOOR,
    PORE_FLOOR,
    LINE_FLOOR,
  ]);

  const marks = {
    spots: magnitude(g, channel(g, salient, 0).value, channel(g, salient, 1).value),
    lines: channel(g, salient, 3).value,
  };
  const out = (name: string, value: Value): void =>
    g.output(name, g.op('Pad', [value, around]), [1, 1, MAP_SIZE, MAP_SIZE]);
  out('lightness', channel(g, labPlanes, 0).value);
  out('a', channel(g, labPlanes, 1).value);
  out('b', channel(g, labPlanes, 2).value);
  out('melanin', channel(g, even, 0).value);
  out('erythema', channel(g, even, 1).value);
  out('spots', marks.spots);
  out('pores', channel(g, salient, 2).value);
  out('lines', marks.lines);
  const rough = roughness(g, halfLuminance, seen, calm(g, mask, marks));
  out('texture', channel(g, rough, 0).value);
  out('noise', channel(g, rough, 1).value);

  return g.finish({
    name: 'skin-maps',
    version: SKIN_MAPS_VERSION,
    doc: 'Fixed, published filters over an aligned face crop. See models/skin-maps.md. MIT.',
  });
}

/** Blurs to σ (pixels of this level), less the variance that comes in before and after anyway. */
function blurTo(g: GraphWriter, planes: Planes, sigma: number, alreadyThere: number): Planes {
  return blur(g, planes, Math.sqrt(sigma * sigma - alreadyThere));
}

/**
 * Normalised convolution (Knutsson & Westin, CVPR 1993): averages over the skin nearby, to which
 * hair, lips and background contribute (almost) nothing. Map size in, map size out.
 */
function maskedAverages(g: GraphWriter, mask: Planes): (planes: Planes, sigma: number) => Planes {
  const weight = affine(g, mask.value, 1 - UNMASKED_WEIGHT, UNMASKED_WEIGHT);
  const weightCells = shrink(g, { value: weight, channels: 1 }, COARSE);
  return (planes, sigma) => {
    const weighted = { value: g.op('Mul', [planes.value, weight]), channels: planes.channels };
    const sums = blur(g, shrink(g, weighted, COARSE), coarse(sigma), 'zero');
    const weights = blur(g, weightCells, coarse(sigma), 'zero');
    return enlarge(g, { value: g.op('Div', [sums.value, weights.value]), channels: planes.channels }, COARSE);
  };
}

/**
 * Valley that is round: the smaller principal curvature where both are positive (Lindeberg, J Math
 * Imaging Vis 46 (2013) 177, "D1"), which a ridge or an edge does not have. A Gaussian valley of the
 * same σ and depth A answers A.
 */
function blob(g: GraphWriter, { smaller }: Curvature, sigma: number): Value {
  return affine(g, g.op('Relu', [smaller]), 4 * sigma * sigma);
}

/**
 * Valley that is long: Frangi et al., MICCAI 1998, with the curvature itself in place of the
 * saturating second term, so that a line twice as deep answers twice as much. The slope is taken off
 * as by Koller et al., ICCV 1995 (both flanks must rise, min(h + s, h − s) = h − |s|): the rim of a
 * spot or a shadow's edge is no line. A Gaussian valley line of the same σ and depth A answers A.
 */
function ridge(
  g: GraphWriter,
  { smaller, larger, slope }: Curvature & { slope: Value },
  sigma: number,
): Value {
  const square = (value: Value): Value => g.op('Mul', [value, value]);
  const blobness = g.op('Div', [square(smaller), affine(g, square(larger), 1, 1e-3)]);
  const exponent = g.op('Max', [
    affine(g, blobness, -1 / (2 * FRANGI_BETA * FRANGI_BETA)),
    g.floats([LEAST_EXPONENT], [1]),
  ]);
  const lineness = g.op('Exp', [exponent]);
  const depth = g.op('Relu', [g.op('Sub', [affine(g, larger, sigma), slope])]);
  return affine(g, g.op('Mul', [depth, lineness]), 2 * Math.SQRT2 * sigma);
}

/**
 * A ridge response with its direction as a vector of twice the angle, so that opposite directions are
 * one: response, response · cos 2θ, response · sin 2θ.
 */
function directed(g: GraphWriter, { difference, mixed }: Curvature, response: Value): Planes {
  const size = affine(g, magnitude(g, difference, mixed), 1, 1e-6);
  const along = (component: Value): Planes => ({
    value: g.op('Mul', [response, g.op('Div', [component, size])]),
    channels: 1,
  });
  return stack(g, [{ value: response, channels: 1 }, along(difference), along(mixed)]);
}

/**
 * How far the ridges nearby run the same way, 0 (all ways: rough skin) to 1 (a line): length of the mean
 * vector over the mean response (Kass & Witkin, CVGIP 37 (1987) 362), squared.
 */
function coherence(g: GraphWriter, ridges: Planes): Value {
  const around = blur(g, ridges, half(COHERENCE_SIGMA));
  const [all, cos, sin] = [0, 1, 2].map((index) => channel(g, around, index).value) as [Value, Value, Value];
  const length = magnitude(g, cos, sin);
  const share = g.op('Div', [length, affine(g, all, 1, COHERENCE_GUARD)]);
  return g.op('Mul', [share, share]);
}

/** Dark (MI) and red (EI) round blobs, the strongest scale of each; two channels at map size. */
function spotResponse(g: GraphWriter, indices: Planes): Planes {
  // Valleys are what `blob` finds, and both indices rise on a spot.
  let level: Planes = { value: g.op('Neg', [indices.value]), channels: indices.channels };
  let variance = HALVING_VARIANCE + DIFFERENCE_VARIANCE;
  const scales = SPOT_SIGMAS.map((sigma) => {
    level = blurTo(g, level, half(sigma), variance);
    variance = half(sigma) ** 2;
    return blob(g, curvature(g, level), half(sigma));
  });
  return { value: g.op('Max', scales), channels: indices.channels };
}

/**
 * What stands out: the response less a multiple of its own average nearby. Texture, grain and JPEG
 * blocks answer everywhere and cancel; a spot on calm skin keeps nearly all. Both terms scale with
 * contrast, so no absolute threshold is involved.
 */
function excess(g: GraphWriter, responses: Planes, average: Planes, floors: readonly number[]): Planes {
  const floor = g.op('Mul', [average.value, g.floats(floors, [1, floors.length, 1, 1])]);
  return { value: g.op('Relu', [g.op('Sub', [responses.value, floor])]), channels: responses.channels };
}

/**
 * Weight of each map pixel as skin without marks, 0…1: little outside the mask, and on spots and lines
 * with their rims.
 */
function calm(g: GraphWriter, mask: Planes, marks: { readonly spots: Value; readonly lines: Value }): Planes {
  const square = (value: Value): Value => g.op('Mul', [value, value]);
  const both = g.op('Add', [square(marks.spots), square(marks.lines)]);
  const wide = blur(g, { value: both, channels: 1 }, half(MARK_RIM_SIGMA)).value;
  const weight = affine(g, mask.value, 1 - UNMASKED_WEIGHT, UNMASKED_WEIGHT);
  return { value: g.op('Div', [weight, affine(g, wide, 1 / MARK_CONTRAST ** 2, 1)]), channels: 1 };
}

/**
 * Local RMS, over calm skin, of a difference of Gaussians of log luminance (texture) and of what is
 * finer than the maps (noise): two channels.
 */
function roughness(g: GraphWriter, halfLuminance: Planes, luminance: Planes, weight: Planes): Planes {
  const [inner, outer] = TEXTURE_BAND;
  const fine = blurTo(g, halfLuminance, half(inner), HALVING_VARIANCE);
  const smooth = blurTo(g, fine, half(outer), half(inner) ** 2);
  const band = g.op('Sub', [fine.value, smooth.value]);
  const residual = noiseResidual(g, luminance).value;
  const weighted = (squares: Value): Planes => ({ value: g.op('Mul', [squares, weight.value]), channels: 1 });
  const squares = stack(g, [
    weighted(g.op('Mul', [band, band])),
    weighted(halve(g, { value: g.op('Mul', [residual, residual]), channels: 1 }).value),
    weight,
  ]);
  const sums = blur(g, squares, half(TEXTURE_WINDOW_SIGMA));
  const mean = g.op('Div', [
    stack(g, [channel(g, sums, 0), channel(g, sums, 1)]).value,
    channel(g, sums, 2).value,
  ]);
  return { value: g.op('Sqrt', [mean]), channels: 2 };
}
