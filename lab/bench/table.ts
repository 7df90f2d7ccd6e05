import { markdownTable } from '../report.ts';
import type { BenchCase } from './cases.ts';

/** The cases as a table, ratios first; the baseline's columns only where there is one. */
export function table(cases: readonly BenchCase[]): string {
  const compared = cases.some(({ vsBaseline }) => vsBaseline !== null);
  return markdownTable(
    [
      'case',
      '× landmarker',
      '× Human',
      ...(compared ? ['× baseline'] : []),
      'median',
      ...(compared ? ['baseline'] : []),
      'ok',
      'must',
    ],
    cases.map((it) => [
      it.name,
      cell(it.vsLandmarker),
      cell(it.vsHuman),
      ...(compared ? [comparisonOf(it)] : []),
      cell(it.medianMs, ' ms'),
      ...(compared ? [cell(it.baselineMs, ' ms')] : []),
      verdictOf(it),
      mustOf(it),
    ]),
  );
}

const cell = (value: number | null, unit = ''): string => (value === null ? '' : `${value}${unit}`);

function comparisonOf({ vsBaseline, vsBaselineRange }: BenchCase): string {
  if (vsBaseline === null || vsBaselineRange === null) return '';
  return `${vsBaseline} (${vsBaselineRange.join('…')})`;
}

function verdictOf({ ok, shortBy }: BenchCase): string {
  if (ok === null) return '';
  return ok ? 'yes' : `short by ${shortBy ?? ''} ×`;
}

function mustOf({ must, note }: BenchCase): string {
  if (note === undefined) return must ?? '';
  return must === null ? note : `${must} (here: ${note})`;
}
