/**
 * Fits the score curves to reports: `npm run -s analyze -- DIR --json > reports.jsonl`, then
 * `npm run calibrate -- reports.jsonl…`. Writes src/domain/score/curves.json.
 *
 * Every curve maps a quantile of the faces to the same score for every metric, so no metric is harder
 * to do well in than another. Quantiles rather than extremes: single faces do not move it.
 */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FaceReport } from '#domain/face/report.ts';
import { sectionMeans } from '#domain/score/sections.ts';
import { scoreSkinMetrics, weighSections } from '#domain/score/score.ts';
import { fitCurve, OVERALL_TARGETS, partTargets, SKIN_TARGETS, withTail } from './calibrate/fit-curve.ts';

const OUTPUT = fileURLToPath(new URL('../src/domain/score/curves.json', import.meta.url));

interface Line {
  readonly ok: boolean;
  readonly report: FaceReport;
}

function readReports(paths: readonly string[]): FaceReport[] {
  return paths
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.ok)
    .map((line) => line.report);
}

const reports = readReports(process.argv.slice(2));
if (reports.length < 50) {
  console.error('Usage: npm run calibrate -- REPORTS.jsonl…   (at least 50 analysed faces)');
  process.exit(2);
}

const metricNames = Object.keys(reports[0]?.sections.skin.metrics ?? {}) as SkinMetricName[];
const skinMetrics = Object.fromEntries(
  metricNames.map((name) => {
    const raws = reports.map((r) => r.sections.skin.metrics[name]?.raw).filter((raw) => raw !== undefined);
    return [name, withTail(fitCurve(raws, partTargets(name), 'falling'))];
  }),
) as Record<SkinMetricName, [number, number][]>;

/** The three section means of a report under the skin curves just fitted. */
const means = reports.map((report) => {
  const raw = Object.fromEntries(
    metricNames.map((name) => [name, report.sections.skin.metrics[name]?.raw ?? null]),
  ) as Record<SkinMetricName, number | null>;
  return sectionMeans(
    scoreSkinMetrics(raw, skinMetrics),
    report.sections.features.parts,
    report.sections.vibe.parts,
    report.quality.sharpness,
  );
});
const skin = fitCurve(
  means.map((m) => m.skin),
  SKIN_TARGETS,
  'rising',
);
const overall = fitCurve(
  means.map((m) => weighSections(m, skin)),
  OVERALL_TARGETS,
  'rising',
);

writeFileSync(OUTPUT, `${JSON.stringify({ faces: reports.length, skinMetrics, skin, overall }, null, 1)}\n`);
console.log(
  `Fitted to ${reports.length} faces: src/domain/score/curves.json. Raise PIPELINE_VERSION when scores change.`,
);
