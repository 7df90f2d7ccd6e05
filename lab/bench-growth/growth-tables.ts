import type { Stage } from '#analysis/contract.ts';
import { markdownTable, wholeMs } from '../report.ts';

/** One photo in its middle round: milliseconds on this machine, in the worker. */
export interface GrowthCase {
  readonly name: string;
  /** Null where the analysis did not come to an end. */
  readonly totalMs: number | null;
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  /** The code of what kept it from an end. */
  readonly failed: string | null;
}

export interface PhotoGrowth {
  readonly sizes: readonly GrowthCase[];
  readonly faces: readonly GrowthCase[];
  /** Ten photos of one megapixel one after the other, as the page sees them; the first starts the engine. */
  readonly inARow: readonly number[];
}

/** Stages under this share of every photo are shown together. */
const LEAST_SHARE = 0.02;

function table(cases: readonly GrowthCase[]): string {
  const names = [...new Set(cases.flatMap(({ stages }) => Object.keys(stages)))] as Stage[];
  const share = ({ stages, totalMs }: GrowthCase, stage: Stage) =>
    (stages[stage] ?? 0) / (totalMs ?? Infinity);
  const shown = names.filter((stage) => cases.some((one) => share(one, stage) >= LEAST_SHARE));
  const first = cases.find(({ totalMs }) => totalMs !== null)?.totalMs ?? null;
  const rows = cases.map((one) => {
    const { name, totalMs, failed } = one;
    if (totalMs === null || first === null) return [name, failed ?? '–'];
    const rest = 1 - shown.reduce((sum, stage) => sum + share(one, stage), 0);
    return [
      name,
      wholeMs(totalMs),
      (totalMs / first).toFixed(2),
      ...shown.map((stage) => `${wholeMs(one.stages[stage] ?? 0)} (${percent(share(one, stage))})`),
      percent(rest),
    ];
  });
  return markdownTable(['photo', 'analysis', '× the first', ...shown, 'the rest'], rows);
}

const percent = (share: number): string => `${Math.round(100 * Math.max(0, share))} %`;

/** As tables in Markdown, each stage with its share. */
export function growthTables({ sizes, faces, inARow }: PhotoGrowth): string {
  const row = markdownTable(
    ['photo of a row', ...inARow.map((_, index) => String(index + 1))],
    [['analysis', ...inARow.map(wholeMs)]],
  );
  return [table(sizes), table(faces), row].join('\n\n');
}
