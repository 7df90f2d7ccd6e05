/** Pure part of `npm run bench`: medians, targets (README, "How fast") and what the table says. */

import type { CameraRun } from './camera-screen.ts';

/** Milliseconds per run, by case. */
export interface Samples {
  readonly landmarker: readonly number[];
  readonly human: readonly number[];
  readonly warm: readonly number[];
  readonly large: readonly number[];
  readonly lite: readonly number[];
  readonly cold: readonly number[];
  readonly guidance: readonly number[];
  readonly longestTaskMs: number;
  readonly camera: CameraRun;
}

export interface BenchCase {
  readonly name: string;
  readonly medianMs: number;
  /** Median over the median of raw `FaceLandmarker.detect` in the same run. */
  readonly vsLandmarker: number;
  /** Median over the median of `Human.detect` in the same run. */
  readonly vsHuman: number;
  /** The target in words; null for the references. */
  readonly must: string | null;
  readonly ok: boolean | null;
  /** Of live cases: answers a second, and the longest task of the page's main thread (0: none passed 50 ms). */
  readonly framesPerSecond?: number;
  readonly longestTaskMs?: number;
}

/** Middle value, or the mean of the two middle ones; throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('No measurement to take a median of.');
  return (upper + lower) / 2;
}

type Row = (
  name: string,
  values: readonly number[],
  must?: string | null,
  holds?: (medianMs: number) => boolean,
) => BenchCase;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Every case with its verdict, in the order of the table. */
export function judge(samples: Samples): readonly BenchCase[] {
  const landmarker = median(samples.landmarker);
  const human = median(samples.human);
  const warm = median(samples.warm);
  const row: Row = (name, values, must = null, holds = () => true) => {
    const medianMs = median(values);
    return {
      name,
      medianMs: round(medianMs, 1),
      vsLandmarker: round(medianMs / landmarker, 2),
      vsHuman: round(medianMs / human, 2),
      must,
      ok: must === null ? null : holds(medianMs),
    };
  };
  return [
    row(
      'warm analysis, 1024 px',
      samples.warm,
      '≤ 90 ms and ≤ 0.85 × Human',
      (ms) => ms <= 90 && ms <= 0.85 * human,
    ),
    row('cold: open to first report', samples.cold, '≤ 1500 ms', (ms) => ms <= 1500),
    row(
      'live guidance, 640 × 480',
      samples.guidance,
      `≤ 40 ms (25 frames a second), no main-thread task over 50 ms (longest here: ${longest(samples.longestTaskMs)})`,
      (ms) => ms <= 40 && samples.longestTaskMs <= 50,
    ),
    cameraRow(samples.camera, row),
    row('12-megapixel photo', samples.large, '≤ 2.5 × the 1024-px one', (ms) => ms <= 2.5 * warm),
    row('lite engine, 1024 px', samples.lite, '≤ 250 ms', (ms) => ms <= 250),
    row('reference: FaceLandmarker.detect', samples.landmarker),
    row('reference: Human.detect', samples.human),
  ];
}

/** Results a second over the whole time, so that one long wait counts as much as it takes. */
function cameraRow({ intervalMs, longestTaskMs }: CameraRun, row: Row): BenchCase {
  const total = intervalMs.reduce((sum, ms) => sum + ms, 0);
  const framesPerSecond = round((1000 * intervalMs.length) / total, 1);
  const must = `≥ 15 frames a second (here: ${framesPerSecond}), no main-thread task over 50 ms (longest here: ${longest(longestTaskMs)})`;
  const holds = () => framesPerSecond >= 15 && longestTaskMs <= 50;
  return { ...row('camera screen, one answer', intervalMs, must, holds), framesPerSecond, longestTaskMs };
}

/** A browser reports tasks from 50 ms on, so 0 means "none was that long". */
const longest = (longestTaskMs: number): string =>
  longestTaskMs === 0 ? 'none' : `${Math.round(longestTaskMs)} ms`;

/** The cases as lines of text, columns aligned. */
export function table(cases: readonly BenchCase[]): string {
  const rows = [
    ['case', 'median', '× landmarker', '× Human', 'ok', 'must'],
    ...cases.map((it) => [
      it.name,
      `${it.medianMs} ms`,
      String(it.vsLandmarker),
      String(it.vsHuman),
      it.ok === null ? '' : it.ok ? 'yes' : 'NO',
      it.must ?? '',
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
