/** The README's table of measured figures, from the lab's reports. Pure. */
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import { MUSTS } from '../bench/cases.ts';
import { SECOND_PHOTO_WITHIN } from '../evaluate/retakes/format.ts';
import { performanceMust } from '../lighthouse/judge.ts';
import { markdownTable } from '../report.ts';
import { LIMITS } from '../size/budgets.ts';
import type { Figures } from './figures.ts';

export const BEGIN = '<!-- figures: written by npm run lab -- readme -->';
export const END = '<!-- end of figures -->';

interface Row {
  readonly what: string;
  readonly found: string;
  readonly goal: string;
  readonly ok: boolean;
  readonly command: string;
  /** The version of the pipeline that was measured. */
  readonly pipeline: string;
}

const KB = 1_000;
const MB = 1_000_000;
const megabytes = (...bytes: readonly number[]): string =>
  `${bytes.map((one) => Number((one / MB).toFixed(1))).join(', ')} MB`;

/** A row of lab/reports/measuring.md, which `evaluate DIR --publish` wrote. @throws Error where it is not there */
function evaluated(report: string, property: string): Pick<Row, 'found' | 'goal' | 'ok' | 'pipeline'> {
  const line = report.split('\n').find((one) => one.startsWith(`| ${property} `));
  const [, , found, , goal, verdict] = (line ?? '').split('|').map((cell) => cell.trim());
  const pipeline = /; pipeline ([\d.]+),/.exec(report)?.[1];
  if (found === undefined || goal === undefined || pipeline === undefined)
    throw new Error(`lab/reports/measuring.md does not say "${property}".`);
  return { found, goal, ok: verdict === 'ok', pipeline };
}

function rows({ crossValidate, bench, size, lighthouse }: Figures, report: string): readonly Row[] {
  const evaluation = (what: string, property: string, before = ''): Row => {
    const row = evaluated(report, property);
    return { ...row, what, found: `${before}${row.found}`, command: 'evaluate' };
  };
  const times = (what: string, found: number, must: number): Row => ({
    what,
    found: `${found} ×`,
    goal: `≤ ${must} ×`,
    ok: found <= must,
    command: 'bench',
    pipeline: bench.pipeline,
  });
  const sizes = { command: 'size', pipeline: size.pipeline };
  const first = LIMITS['first screen: script and style'];
  const [full, light] = [
    LIMITS['first analysis, MediaPipe: everything'],
    LIMITS['first analysis, lite: everything'],
  ];
  const marks = [lighthouse.splash, lighthouse.camera, lighthouse.keptRoast];
  return [
    {
      what: 'second photo within the ±, people left out of the fit',
      found: `${crossValidate.within} of ${crossValidate.people}`,
      goal: `≥ ${100 * SECOND_PHOTO_WITHIN} %`,
      ok: crossValidate.within >= SECOND_PHOTO_WITHIN * crossValidate.people,
      command: 'cross-validate',
      pipeline: crossValidate.pipeline,
    },
    evaluation('a changed copy of a photo moves the score, 95 of 100', 'repeatability p95', 'by ≤ '),
    evaluation('another complexion moves the score, 95 of 100', 'tone p95 overall', 'by ≤ '),
    evaluation('painted lines are followed (rank correlation)', 'sensitivity lines'),
    times('warm analysis beside MediaPipe’s landmarks alone', bench.warm, MUSTS.warm),
    times('cold start to the report beside the same', bench.cold, MUSTS.cold),
    {
      what: 'script and style of the first screen',
      found: `${Math.ceil(size.firstScreen / KB)} KB`,
      goal: `≤ ${first / KB} KB`,
      ok: size.firstScreen <= first,
      ...sizes,
    },
    {
      what: 'everything up to the first result: full, light engine',
      found: megabytes(size.mediapipe, size.lite),
      goal: `≤ ${megabytes(full, light)}`,
      ok: size.mediapipe <= full && size.lite <= light,
      ...sizes,
    },
    {
      what: 'Lighthouse, phone: splash, camera, a kept roast',
      found: marks.join(', '),
      goal: `≥ ${performanceMust(1)}`,
      ok: marks.every((mark) => mark >= performanceMust(1)),
      command: 'lighthouse',
      pipeline: lighthouse.pipeline,
    },
  ];
}

/** What stands in the README between its marks, these among it. */
export function figuresBlock(figures: Figures, report: string): string {
  const all = rows(figures, report);
  const older = [...new Set(all.map(({ pipeline }) => pipeline))].filter((one) => one !== PIPELINE_VERSION);
  const table = markdownTable(
    ['What', 'Found', 'Goal', 'Command of the lab'],
    all.map(({ what, found, goal, ok, command, pipeline }) => [
      what,
      found,
      ok ? goal : `${goal} ✗`,
      pipeline === PIPELINE_VERSION ? `\`${command}\`` : `\`${command}\`, ${pipeline}`,
    ]),
  );
  const note =
    older.length === 0
      ? []
      : [
          `${older.join(' and ')}: the version of the pipeline that was measured; today it is ${PIPELINE_VERSION}.`,
          '',
        ];
  return [BEGIN, '', table, '', ...note, END].join('\n');
}

/** The README with this block in the place of its own. @throws Error where it has no place for it */
export function withFigures(readme: string, block: string): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('README.md has no place for the figures.');
  return readme.slice(0, begin) + block + readme.slice(end + END.length);
}
