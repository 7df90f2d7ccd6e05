/**
 * `npm run fit:mixing -- DIR [--seed N]`: paints spots and texture on every other face of the folder and
 * writes how much of each skin metric answers in another to src/domain/skin/mixing.json. The other half
 * of the faces is what `npm run evaluate` may be trusted on.
 */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { mix, type RawSkinMetrics } from '#domain/skin/unmix.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { findPhotos } from './analyze/photos.ts';
import { fitMixing, type PaintedFace } from './calibrate/fit-mixing.ts';
import { launchBrowser } from './chromium.ts';
import { createAnalyst } from './evaluate/analyst.ts';
import { parseEvaluateArguments } from './evaluate/arguments.ts';
import { runEvaluation } from './evaluate/run.ts';
import { defectId, IDENTITY } from './evaluate/versions.ts';
import { inRoot } from './lib/paths.ts';
import { serveTools } from './lib/tools-build.ts';

const OUTPUT = inRoot('src', 'domain', 'skin', 'mixing.json');
const DEFECTS = ['spots', 'texture'] as const;

/** What the filters answered, before the mixing of this build was taken out. */
function answers(report: FaceReport): RawSkinMetrics {
  const { metrics } = report.sections.skin;
  const entries = (Object.keys(metrics) as SkinMetricName[]).map((name) => [
    name,
    metrics[name]?.raw ?? null,
  ]);
  return mix(Object.fromEntries(entries) as RawSkinMetrics);
}

const given = parseEvaluateArguments(process.argv.slice(2));
const photos = (await findPhotos(given.paths)).filter((_, index) => index % 2 === 0);
const server = await serveTools();
const browser = await launchBrowser();
try {
  const { faces } = await runEvaluation({
    ...given,
    parts: ['sensitivity'],
    photos,
    openAnalyst: () => createAnalyst(browser, server.url),
    onProgress: () => undefined,
  });
  const painted = faces.flatMap(({ versions }) =>
    DEFECTS.flatMap((defect): PaintedFace[] => {
      const [before, after] = [versions.get(IDENTITY), versions.get(defectId(defect, 1))];
      return before && after ? [{ defect, before: answers(before), after: answers(after) }] : [];
    }),
  );
  const fitted = { faces: faces.length, seed: given.seed, ...fitMixing(painted) };
  writeFileSync(OUTPUT, `${JSON.stringify(fitted, null, 2)}\n`);
  console.log(JSON.stringify(fitted));
} finally {
  await browser.close();
  await server.close();
}
