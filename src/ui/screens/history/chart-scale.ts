/** Where the points of a chart lie, in pixels. */
import type { NoiseBand } from '#domain/history/trend.ts';
import type { Measurement } from '#domain/history/noise.ts';

export interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ChartScale {
  x(time: number): number;
  y(score: number): number;
  /** Scores with a line across. */
  readonly ticks: readonly number[];
}

const STEP = 10;
/** At least so many points from bottom to top: small differences must look small. */
const LEAST_RANGE = 20;

function scoreRange(points: readonly Measurement[], band: NoiseBand | null): [low: number, high: number] {
  const ends = points.flatMap(({ value, spread }) => [value - spread, value + spread]);
  if (band !== null) ends.push(band.centre - band.floor, band.centre + band.floor);
  let low = Math.max(0, Math.floor(Math.min(...ends) / STEP) * STEP);
  let high = Math.min(100, Math.ceil(Math.max(...ends) / STEP) * STEP);
  while (high - low < LEAST_RANGE) {
    if (high < 100) high += STEP;
    if (low > 0 && high - low < LEAST_RANGE) low -= STEP;
  }
  return [low, high];
}

/** At least one point. A single moment stands in the middle. */
export function chartScale(
  points: readonly Measurement[],
  band: NoiseBand | null,
  box: ChartBox,
): ChartScale {
  const times = points.map(({ time }) => time);
  const first = Math.min(...times);
  const last = Math.max(...times);
  const [low, high] = scoreRange(points, band);
  const across = box.width - box.left - box.right;
  const down = box.height - box.top - box.bottom;
  const ticks: number[] = [];
  for (let tick = low; tick <= high; tick += STEP) ticks.push(tick);
  return {
    x: (time) => box.left + (first === last ? across / 2 : ((time - first) / (last - first)) * across),
    y: (score) => box.top + (1 - (score - low) / (high - low)) * down,
    ticks,
  };
}
