/**
 * Fits the score curves to reports: `npm run -s analyze -- DIR --json > reports.jsonl` for each set of faces, then
 * `npm run calibrate -- SET.jsonl…`. Writes src/domain/score/curves.json.
 *
 * Every set counts alike, so real and synthetic faces meet in the middle. Quantiles rather than extremes: single faces
 * do not move a curve, and nothing of a single face is written down.
 */
import { SKIN_METRICS, recordOf } from '#functions/vocabulary.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FaceReport } from '#domain/face/report.ts';
import { sectionMeans } from '#domain/score/sections.ts';
import { scoreSkinMetrics, weighSections } from '#domain/score/score.ts';
import { fitCurve, partTargets, PART_MEDIAN, pooledQuantile } from './calibrate/fit-curve.ts';

const OUTPUT = fileURLToPath(new URL('../src/domain/score/curves.json', import.meta.url));

/** The mean of eight metrics bunches in the middle; this gives the section a part of its scale back. */
const SKIN_STRETCH = 1.25;
/** Points of the shown score a point of the weighted sections is worth: as steep as recolouring and retakes allow. */
const DISPLAY_SLOPE = 1.75;
/** What the middle photo of all sets is shown. */
const DISPLAY_MEDIAN = 75;

interface Line {
  readonly ok: boolean;
  readonly report: FaceReport;
}

const readReports = (path: string): FaceReport[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.ok)
    .map((line) => line.report);

const sets = process.argv.slice(2).map(readReports);
const faces = sets.map((reports) => reports.length);
if (faces.length === 0 || Math.min(...faces) < 20) {
  console.error('Usage: npm run calibrate -- SET.jsonl…   (at least 20 analysed photos a set)');
  process.exit(2);
}

const skinMetrics = recordOf(SKIN_METRICS, (name) =>
  fitCurve(
    sets.map((reports) => reports.flatMap((report) => report.sections.skin.metrics[name]?.raw ?? [])),
    partTargets(name),
  ),
);

const rounded = (value: number): number => Number(value.toPrecision(6));
const skin = { slope: SKIN_STRETCH, offset: rounded(PART_MEDIAN * (1 - SKIN_STRETCH)) };

/** A report's weighted sections under the curves just fitted. */
const weighed = ({ sections, quality }: FaceReport): number => {
  const raw = recordOf(SKIN_METRICS, (name) => sections.skin.metrics[name]?.raw ?? null);
  const metrics = scoreSkinMetrics(raw, skinMetrics);
  return weighSections(
    sectionMeans(metrics, sections.features.parts, sections.vibe.parts, quality.sharpness),
    skin,
  );
};
const middle = pooledQuantile(
  sets.map((reports) => reports.map(weighed)),
  0.5,
);
const overall = { slope: DISPLAY_SLOPE, offset: rounded(DISPLAY_MEDIAN - DISPLAY_SLOPE * middle) };

writeFileSync(OUTPUT, `${JSON.stringify({ faces, skinMetrics, skin, overall }, null, 1)}\n`);
console.log(
  `Fitted to ${faces.join(' and ')} photos: src/domain/score/curves.json. Raise PIPELINE_VERSION when scores change.`,
);
