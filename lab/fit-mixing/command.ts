/**
 * Paints spots and texture on every other face of the folder. The other half of the faces is what `npm run lab --
 * evaluate` may be trusted on.
 */
import { writeFileSync } from 'node:fs';
import type { FaceReport } from '#domain/face/report.ts';
import { mix, type RawSkinMetrics } from '#domain/skin/measure-skin.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { findPhotos } from '../analyze/photos.ts';
import { fitMixing, type PaintedFace } from '../calibrate/fit-mixing.ts';
import { createCommand, wholeNumber } from '../command-line.ts';
import { createAnalyst } from '../evaluate/analyst.ts';
import { runEvaluation } from '../evaluate/run.ts';
import { DEFAULT_SEED, defectId, IDENTITY } from '../evaluate/versions.ts';
import { withTools } from '../with-tools.ts';

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

export const command = createCommand()
  .argument('<folders...>', 'photos of faces')
  .option('--seed <number>', 'draws other places for what is painted', wholeNumber(0), DEFAULT_SEED)
  .action(async (paths, { seed }) => {
    const photos = (await findPhotos(paths)).filter((_, index) => index % 2 === 0);
    const { faces } = await withTools((browser, origin) =>
      runEvaluation({
        photos,
        parts: ['sensitivity'],
        faces: Number.POSITIVE_INFINITY,
        seed,
        width: 1,
        keep: null,
        openAnalyst: () => createAnalyst(browser, origin),
        onProgress: () => undefined,
      }),
    );
    const painted = faces.flatMap(({ versions }) =>
      DEFECTS.flatMap((defect): PaintedFace[] => {
        const [before, after] = [versions.get(IDENTITY), versions.get(defectId(defect, 1))];
        return before && after ? [{ defect, before: answers(before), after: answers(after) }] : [];
      }),
    );
    const fitted = { faces: faces.length, seed, ...fitMixing(painted) };
    writeFileSync(OUTPUT, `${JSON.stringify(fitted, null, 2)}\n`);
    console.log(JSON.stringify(fitted));
  });
