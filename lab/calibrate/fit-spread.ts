/** The ± from repeated photos: what 95 of 100 of them stay within, as wide as the photo is doubtful. */
import type { SpreadModel } from '#domain/score/score.ts';
import type { RepeatedScore } from '../evaluate/publish/repeated-scores.ts';

/** Share of repeated photos that lie within the ±. */
const COVERAGE = 0.95;
const BASES = steps(1, 6, 0.1);
const DOUBTS = steps(0, 20, 0.25);
/** Photos are counted by tenths of confidence, and each tenth alike: most photos are good ones. */
const BINS = 10;

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);
}

/** The part of the ± that copies tell. */
type CopiesModel = Pick<SpreadModel, 'base' | 'doubt'>;

interface Sample {
  /** 1 less the confidence of the poorer of the two photos. */
  readonly doubtful: number;
  readonly change: number;
  readonly weight: number;
}

function samplesOf(scores: readonly RepeatedScore[]): Sample[] {
  const binOf = (doubtful: number) => Math.min(BINS - 1, Math.floor(BINS * doubtful));
  const samples = scores.map(({ confidence, exact }) => ({
    doubtful: 1 - Math.min(...confidence),
    change: Math.abs(exact),
  }));
  const counts = new Map<number, number>();
  for (const { doubtful } of samples) counts.set(binOf(doubtful), (counts.get(binOf(doubtful)) ?? 0) + 1);
  return samples.map((sample) => ({ ...sample, weight: 1 / (counts.get(binOf(sample.doubtful)) ?? 1) }));
}

/**
 * Quantile regression (Koenker & Bassett, Econometrica 46 (1978) 33) of the changes on the doubt, over a
 * grid: base + doubt · (1 − confidence).
 *
 * @throws RangeError without scores
 */
export function fitSpread(scores: readonly RepeatedScore[]): CopiesModel {
  const samples = samplesOf(scores);
  if (samples.length === 0) throw new RangeError('A spread needs repeated scores');
  const loss = (base: number, doubt: number) =>
    samples.reduce((sum, { doubtful, change, weight }) => {
      const over = change - (base + doubt * doubtful);
      return sum + weight * (over > 0 ? COVERAGE * over : (COVERAGE - 1) * over);
    }, 0);
  const models = BASES.flatMap((base) => DOUBTS.map((doubt) => ({ base, doubt, loss: loss(base, doubt) })));
  const [best] = models.sort((a, b) => a.loss - b.loss);
  const rounded = (value: number | undefined) => Number((value ?? Number.NaN).toFixed(2));
  return { base: rounded(best?.base), doubt: rounded(best?.doubt) };
}

/**
 * Retakes in hand move further than those of a studio, whose lamp and camera stand still: on two other sets of real
 * people (12 men ten times in a session, 15 people on webcams), which are not ours, the overall score of pipeline 1.3.0
 * moved 1.5 and 1.7 times as far as on the London set.
 */
const HAND_HELD = 1.7;

/** The ± of a photo without fault. @param p95 of the change between two studio photos of a person, expression held equal */
export const baseOfPeople = (p95: number): number => Number((HAND_HELD * p95).toFixed(2));

/**
 * The ± in soft light: of two fits the wider base, that of copies or that of people.
 *
 * @param scores of copies; every other face is fitted to, the rest are left to judge it
 * @param p95 of people, as in `baseOfPeople`
 * @throws RangeError without scores
 */
export function fitWidth(scores: readonly RepeatedScore[], p95: number): CopiesModel {
  const copies = fitSpread(scores.filter(({ face }) => face % 2 === 0));
  return { ...copies, base: Math.max(copies.base, baseOfPeople(p95)) };
}

/** Share of the changed photos that lie within the ± of the photo as it was. */
export function coverageOf(scores: readonly RepeatedScore[], spread: (confidence: number) => number): number {
  const inside = scores.filter(({ confidence, change }) => Math.abs(change) <= spread(confidence[0]));
  return inside.length / scores.length;
}
