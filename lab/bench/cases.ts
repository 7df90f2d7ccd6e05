/** Pure part of `npm run lab -- bench`: the figures and the musts, which are ratios because machines differ by a factor of three. */
import type { CameraRound, Group, LiveRound, References, Samples } from './samples.ts';
import { median, medianRange, ratios } from './statistics.ts';

/** Names that scripts and documents rely on. */
export const CASE_NAMES = {
  warm: 'warm analysis, 1024 px',
  cold: 'cold: open to first report',
  guidance: 'live guidance, 640 × 480',
  camera: 'camera screen, one answer',
  large: '12-megapixel photo',
  lite: 'lite engine, 1024 px',
  memory: '50 analyses in a row',
  landmarker: 'reference: FaceLandmarker.detect',
  human: 'reference: Human.detect',
} as const;

/**
 * A browser calls a main-thread task long from 50 ms on; on the reference machine, where
 * `FaceLandmarker.detect` takes 19 ms, that is 2.6 of these. In milliseconds a slower machine would fail
 * for being slow. Shorter tasks are not reported, so on a quicker machine the must is 50 ms after all.
 */
const LONGEST_TASK = 2.6;
const GROWTH_MB = 30;
/** Times of `FaceLandmarker.detect`. */
export const MUSTS = { warm: 3.2, cold: 45 } as const;

export interface BenchCase {
  readonly name: string;
  /** Null for what is not a time. */
  readonly medianMs: number | null;
  /** Time over that of raw `FaceLandmarker.detect` in the same round, median over the rounds. */
  readonly vsLandmarker: number | null;
  /** The same over `Human.detect`. */
  readonly vsHuman: number | null;
  /** Median of the build that was given as `--baseline`. */
  readonly baselineMs: number | null;
  /** Time over that of the baseline in the same round, median over the rounds: below 1 is quicker than before. */
  readonly vsBaseline: number | null;
  /** From where to where `vsBaseline` may lie (95 %): where 1 lies between, no difference was found. */
  readonly vsBaselineRange: readonly [number, number] | null;
  /** The must in words; null for the references. */
  readonly must: string | null;
  readonly ok: boolean | null;
  /** Measured over the must where it is missed, the worst of several; null where it holds. */
  readonly shortBy: number | null;
  /** What else was measured, in words. */
  readonly note?: string;
  /** Of the camera screen: answers a second, which the camera's own pictures a second bound. */
  readonly framesPerSecond?: number;
  /** Of live cases: longest task of the page's main thread; 0: none was long enough to be reported (50 ms). */
  readonly longestTaskMs?: number;
  /** Of the 50 analyses: megabytes that they leave behind. */
  readonly growthMb?: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What was measured, what it may be at most, and the must in words. */
interface Limit {
  readonly measured: number;
  readonly most: number;
  readonly must: string;
}

const times = (measured: number, most: number, of: string): Limit => ({
  measured,
  most,
  must: `≤ ${most} × ${of}`,
});

/** Judges the figures that are printed, so that none looks better or worse than its verdict. */
function verdict(limits: readonly Limit[]): Pick<BenchCase, 'must' | 'ok' | 'shortBy'> {
  if (limits.length === 0) return { must: null, ok: null, shortBy: null };
  const worst = Math.max(...limits.map(({ measured, most }) => measured / most));
  const ok = worst <= 1;
  return {
    must: limits.map(({ must }) => must).join(', '),
    ok,
    shortBy: ok ? null : Math.max(1.001, round(worst, 3)),
  };
}

interface Timed {
  readonly ms: readonly number[];
  readonly baselineMs?: readonly number[] | undefined;
  readonly references: References;
  /** Asked with the ratios that the row prints. */
  readonly limits?: (vs: { readonly landmarker: number; readonly human: number }) => readonly Limit[];
}

/** Median over the rounds of a ratio within the round: what slows the machine for a while slows both. */
const ratio = (values: readonly number[], to: readonly number[]): number =>
  round(median(ratios(values, to)), 2);

function timeCase(name: string, { ms, baselineMs, references, limits = () => [] }: Timed): BenchCase {
  const landmarker = ratio(ms, references.landmarker);
  const human = ratio(ms, references.human);
  return {
    name,
    medianMs: round(median(ms), 1),
    vsLandmarker: landmarker,
    vsHuman: human,
    ...(baselineMs === undefined ? NO_BASELINE : comparison(ms, baselineMs)),
    ...verdict(limits({ landmarker, human })),
  };
}

const NO_BASELINE = {
  baselineMs: null,
  vsBaseline: null,
  vsBaselineRange: null,
};

function comparison(ms: readonly number[], baselineMs: readonly number[]) {
  const [low, high] = medianRange(ratios(ms, baselineMs));
  return {
    baselineMs: round(median(baselineMs), 1),
    vsBaseline: ratio(ms, baselineMs),
    vsBaselineRange: [round(low, 2), round(high, 2)] as const,
  };
}

/** Every case that was measured with its verdict, in the order of the table. */
export function judge(samples: Samples): readonly BenchCase[] {
  const { ours, memoryGrowthMb } = samples;
  const measured: Readonly<Record<Group, boolean>> = {
    warm: ours.warm.length > 0,
    cold: ours.cold.length > 0,
    camera: ours.camera.length > 0,
    memory: memoryGrowthMb !== null,
  };
  return rowsOf(samples).flatMap(({ group, row }) => (measured[group] ? [row()] : []));
}

/** The rows of the table, and what has to be measured for each. */
function rowsOf({ references, ours, baseline, memoryGrowthMb }: Samples): readonly Row[] {
  const pair = (name: 'warm' | 'large' | 'lite' | 'cold') => ({
    ms: ours[name],
    baselineMs: baseline?.[name],
    references: name === 'cold' ? references.cold : references.warm,
  });
  const reference = (name: keyof References) =>
    timeCase(CASE_NAMES[name], { ms: references.warm[name], references: references.warm });
  return [
    {
      group: 'warm',
      row: () =>
        timeCase(CASE_NAMES.warm, {
          ...pair('warm'),
          limits: (vs) => [times(vs.landmarker, MUSTS.warm, 'landmarker'), times(vs.human, 0.5, 'Human')],
        }),
    },
    {
      group: 'cold',
      row: () =>
        timeCase(CASE_NAMES.cold, {
          ...pair('cold'),
          limits: (vs) => [times(vs.landmarker, MUSTS.cold, 'landmarker')],
        }),
    },
    { group: 'warm', row: () => guidanceCase(ours.guidance, baseline?.guidance, references.warm) },
    { group: 'camera', row: () => cameraCase(ours.camera, baseline?.camera, references.camera) },
    {
      group: 'warm',
      row: () => {
        const large = ratio(ours.large, ours.warm);
        const limits = () => [times(large, 2, 'the 1024-px one')];
        return {
          ...timeCase(CASE_NAMES.large, { ...pair('large'), limits }),
          note: `${large} × the 1024-px one`,
        };
      },
    },
    {
      group: 'warm',
      row: () =>
        timeCase(CASE_NAMES.lite, {
          ...pair('lite'),
          limits: (vs) => [times(vs.human, 0.8, 'Human')],
        }),
    },
    { group: 'memory', row: () => memoryCase(round(memoryGrowthMb ?? 0, 1)) },
    { group: 'warm', row: () => reference('landmarker') },
    { group: 'warm', row: () => reference('human') },
  ];
}

interface Row {
  readonly group: Group;
  readonly row: () => BenchCase;
}

const frameMsOf = (rounds: readonly LiveRound[]): readonly number[] => rounds.map(({ frameMs }) => frameMs);

const longestTasksOf = (rounds: readonly LiveRound[]): readonly number[] =>
  rounds.map(({ longestTaskMs }) => longestTaskMs);

function guidanceCase(
  rounds: readonly LiveRound[],
  before: readonly LiveRound[] | undefined,
  references: References,
): BenchCase {
  const longestTaskMs = round(Math.max(...longestTasksOf(rounds)), 1);
  return {
    ...timeCase(CASE_NAMES.guidance, {
      ms: frameMsOf(rounds),
      baselineMs: before && frameMsOf(before),
      references,
      limits: (vs) => [times(vs.landmarker, 0.9, 'landmarker')],
    }),
    note: `longest main-thread task ${inWords(longestTaskMs)}`,
    longestTaskMs,
  };
}

/** The longest task is the middle one of several visits' longest, so that one pause of the machine decides nothing. */
function cameraCase(
  rounds: readonly CameraRound[],
  before: readonly CameraRound[] | undefined,
  references: References,
): BenchCase {
  const tasks = longestTasksOf(rounds);
  const longestTaskMs = round(median(tasks), 1);
  const taskRatio = ratio(tasks, references.landmarker);
  const framesPerSecond = round(median(rounds.map(({ answersPerSecond }) => answersPerSecond)), 1);
  const size = longestTaskMs === 0 ? '' : `, ${taskRatio} × landmarker`;
  const was = before === undefined ? '' : `; baseline ${inWords(median(longestTasksOf(before)))}`;
  return {
    ...timeCase(CASE_NAMES.camera, {
      ms: frameMsOf(rounds),
      baselineMs: before && frameMsOf(before),
      references,
      limits: (vs) => [
        times(vs.landmarker, 1.1, 'landmarker'),
        times(taskRatio, LONGEST_TASK, 'landmarker for the longest main-thread task'),
      ],
    }),
    note: `${framesPerSecond} answers a second, longest task ${inWords(longestTaskMs)}${size}${was}`,
    framesPerSecond,
    longestTaskMs,
  };
}

function memoryCase(growthMb: number): BenchCase {
  return {
    name: CASE_NAMES.memory,
    medianMs: null,
    vsLandmarker: null,
    vsHuman: null,
    ...NO_BASELINE,
    ...verdict([{ measured: growthMb, most: GROWTH_MB, must: `≤ ${GROWTH_MB} MB more` }]),
    note: `${growthMb} MB`,
    growthMb,
  };
}

/** A browser reports tasks from 50 ms on, so 0 means "none was that long". */
const inWords = (longestTaskMs: number): string =>
  longestTaskMs === 0 ? 'under 50 ms' : `${Math.round(longestTaskMs)} ms`;
