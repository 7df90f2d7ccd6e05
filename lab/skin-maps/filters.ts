/**
 * The network's building blocks: fixed filters as operators. All work on NCHW floats. Borders repeat
 * the outermost pixel (a face may touch the crop's top edge; zeros there would look like a dark rim),
 * except in masked averages, where what is outside simply has no weight.
 */
import type { GraphWriter, Value } from './graph.ts';

/** A value with the number of its channels, which depthwise filters need to know. */
export interface Planes {
  readonly value: Value;
  readonly channels: number;
}

/**
 * Separable Gaussian blur of each channel, as wide as the run says.
 *
 * @param variance one number > 0, pixels² of this level
 * @param radius where the Gaussian is cut, pixels
 */
export function blurBy(g: GraphWriter, { value, channels }: Planes, variance: Value, radius: number): Planes {
  const count = 2 * radius + 1;
  const exponents = g.floats(
    Array.from({ length: count }, (_, i) => -((i - radius) ** 2) / 2),
    [1, 1, 1, count],
  );
  const taps = g.op('Softmax', [g.op('Div', [exponents, variance])], { axis: -1 });
  const along = (from: Value, height: number, width: number): Value => {
    const [padY, padX] = [(height - 1) / 2, (width - 1) / 2];
    const padded = g.op('Pad', [from, g.integers([0, 0, padY, padX, 0, 0, padY, padX])], { mode: 'edge' });
    const shaped = g.op('Reshape', [taps, g.integers([1, 1, height, width])]);
    const weights = channels === 1 ? shaped : g.op('Tile', [shaped, g.integers([channels, 1, 1, 1])]);
    return g.op('Conv', [padded, weights], { kernel_shape: [height, width], group: channels });
  };
  return { value: along(along(value, 1, count), count, 1), channels };
}

/** Sampled Gaussian, cut at three σ, summing to one. σ in pixels of the level it is used on. */
function gaussianTaps(sigma: number): readonly number[] {
  const radius = Math.ceil(3 * sigma);
  const taps = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

type Border = 'repeat' | 'zero';

/** Separable Gaussian blur of each channel. */
export function blur(g: GraphWriter, planes: Planes, sigma: number, border: Border = 'repeat'): Planes {
  const taps = gaussianTaps(sigma);
  const radius = (taps.length - 1) / 2;
  const rows = depthwise(g, planes, [taps], [1, taps.length], [0, radius], border);
  return depthwise(g, rows, [taps], [taps.length, 1], [radius, 0], border);
}

/** Convolves each channel with each of the kernels; the outputs of one channel lie side by side. */
function depthwise(
  g: GraphWriter,
  { value, channels }: Planes,
  kernels: readonly (readonly number[])[],
  [height, width]: readonly [number, number],
  [padY, padX]: readonly [number, number],
  border: Border,
): Planes {
  const weights = Array.from({ length: channels }, () => kernels.flat()).flat();
  const out = channels * kernels.length;
  const pads = [padY, padX, padY, padX];
  const padded =
    border === 'repeat'
      ? g.op('Pad', [value, g.integers([0, 0, padY, padX, 0, 0, padY, padX])], { mode: 'edge' })
      : value;
  const conv = g.op('Conv', [padded, g.floats(weights, [out, 1, height, width])], {
    kernel_shape: [height, width],
    group: channels,
    pads: border === 'repeat' ? [0, 0, 0, 0] : pads,
  });
  return { value: conv, channels: out };
}

/**
 * Derivatives by 3 × 3 differences. The cross-smoothing 1-10-1 gives ∂xx the same small blur along y
 * as the difference 1-(−2)-1 itself has along x.
 */
const CROSS = [1 / 12, 10 / 12, 1 / 12];
const SECOND = [1, -2, 1];
const FIRST = [-1 / 2, 0, 1 / 2];
const outer = (rows: readonly number[], columns: readonly number[]): readonly number[] =>
  rows.flatMap((row) => columns.map((column) => row * column));
const D_XX = outer(CROSS, SECOND);
const D_YY = outer(SECOND, CROSS);
const D_XY = outer(FIRST, FIRST);
const HALF_SUM = D_XX.map((xx, i) => (xx + (D_YY[i] ?? 0)) / 2);
const HALF_DIFFERENCE = D_XX.map((xx, i) => (xx - (D_YY[i] ?? 0)) / 2);
const HESSIAN = [HALF_SUM, HALF_DIFFERENCE, D_XY] as const;
const GRADIENT = [outer(CROSS, FIRST), outer(FIRST, CROSS)] as const;

/** Smaller and larger eigenvalue of the Hessian, one pair for each channel. */
export interface Curvature {
  readonly smaller: Value;
  readonly larger: Value;
  /** (∂xx−∂yy)/2 and ∂xy: the direction of the larger one as a vector of twice its angle. */
  readonly difference: Value;
  readonly mixed: Value;
}

/** Principal curvatures: t ∓ √(((∂xx−∂yy)/2)² + ∂xy²) with t = (∂xx+∂yy)/2. */
export function curvature(g: GraphWriter, planes: Planes): Curvature {
  return principal(g, together(g, planes, HESSIAN));
}

/** Principal curvatures and the length of the gradient, of one channel. */
export function curvatureAndSlope(g: GraphWriter, planes: Planes): Curvature & { readonly slope: Value } {
  const [mean, difference, mixed, dx, dy] = together(g, planes, [...HESSIAN, ...GRADIENT]);
  return { ...principal(g, [mean, difference, mixed]), slope: magnitude(g, dx, dy) };
}

function principal(g: GraphWriter, [mean, difference, mixed]: readonly [Value, Value, Value]): Curvature {
  const radius = magnitude(g, difference, mixed);
  return { smaller: g.op('Sub', [mean, radius]), larger: g.op('Add', [mean, radius]), difference, mixed };
}

export function magnitude(g: GraphWriter, x: Value, y: Value): Value {
  return g.op('Sqrt', [g.op('Add', [g.op('Mul', [x, x]), g.op('Mul', [y, y])])]);
}

/** Several 3 × 3 kernels in one pass, which costs little more than one; one value for each kernel. */
function together<const Kernels extends readonly (readonly number[])[]>(
  g: GraphWriter,
  planes: Planes,
  kernels: Kernels,
): { readonly [Index in keyof Kernels]: Value } {
  const all = depthwise(g, planes, kernels, [3, 3], [1, 1], 'repeat');
  const parts = kernels.map((_, index) =>
    g.op('Slice', [
      all.value,
      g.integers([index]),
      g.integers([all.channels]),
      g.integers([1]),
      g.integers([kernels.length]),
    ]),
  );
  return parts as unknown as { readonly [Index in keyof Kernels]: Value };
}

/** Immerkær's mask: blind to edges and slopes, gain one for white noise. CVIU 64 (1996) 300. */
const NOISE_MASK = [1, -2, 1, -2, 4, -2, 1, -2, 1].map((weight) => weight / 6);

export function noiseResidual(g: GraphWriter, planes: Planes): Planes {
  return depthwise(g, planes, [NOISE_MASK], [3, 3], [1, 1], 'repeat');
}

/** Mean over 2 × 2 pixels, which halves the planes; ONNX Runtime takes less time for it than for a pool. */
export function halve(g: GraphWriter, { value, channels }: Planes): Planes {
  const weights = Array.from({ length: 4 * channels }, () => 1 / 4);
  const mean = g.op('Conv', [value, g.floats(weights, [channels, 1, 2, 2])], {
    kernel_shape: [2, 2],
    strides: [2, 2],
    group: channels,
  });
  return { value: mean, channels };
}

/** Mean over squares of `size` pixels, which shrinks the planes by that factor. */
export function shrink(g: GraphWriter, planes: Planes, size: number): Planes {
  const value = g.op('AveragePool', [planes.value], { kernel_shape: [size, size], strides: [size, size] });
  return { ...planes, value };
}

/** Bilinear enlargement by a whole factor, pixel centres kept in place. */
export function enlarge(g: GraphWriter, planes: Planes, factor: number): Planes {
  const value = g.op('Resize', [planes.value, g.floats([], [0]), g.floats([1, 1, factor, factor], [4])], {
    mode: 'linear',
    coordinate_transformation_mode: 'half_pixel',
  });
  return { ...planes, value };
}

/** Channel `index` of the planes. */
export const channel = (g: GraphWriter, planes: Planes, index: number): Planes =>
  channels(g, planes, index, index + 1);

/** Channels `from` to before `to` of the planes. */
export function channels(g: GraphWriter, planes: Planes, from: number, to: number): Planes {
  const value = g.op('Slice', [planes.value, g.integers([from]), g.integers([to]), g.integers([1])]);
  return { value, channels: to - from };
}

export function stack(g: GraphWriter, parts: readonly Planes[]): Planes {
  const value = g.op(
    'Concat',
    parts.map((part) => part.value),
    { axis: 1 },
  );
  return { value, channels: parts.reduce((total, part) => total + part.channels, 0) };
}

/** `planes · factor + offset` (either may be left at its neutral value). */
export function affine(g: GraphWriter, value: Value, factor: number, offset = 0): Value {
  const scaled = factor === 1 ? value : g.op('Mul', [value, g.floats([factor], [1])]);
  return offset === 0 ? scaled : g.op('Add', [scaled, g.floats([offset], [1])]);
}
