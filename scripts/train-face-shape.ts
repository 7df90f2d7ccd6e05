/**
 * `npm run train:face-shape`: cross-validates, trains and writes models/face-shape.onnx from the
 * committed numbers. With `-- --extract DIR` it first makes these numbers anew from labelled photos; with
 * `-- --people DIR` it first measures how real people's contours move with the expression, and says how
 * far the answers to two photos of one person agree.
 */
import { parseArgs } from 'node:util';
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { FACE_SHAPES, type EngineName } from '#functions/vocabulary.ts';
import { launchBrowser } from './chromium.ts';
import { mean } from './evaluate/summary/statistics.ts';
import { readGroups, readTrainingSet, writeTrainingSet } from './face-shape/dataset.ts';
import { extractTrainingSet } from './face-shape/extract.ts';
import type { ShapeFigures } from './face-shape/figures.ts';
import { findLabelled } from './face-shape/labelled.ts';
import { FACE_SHAPE_VERSION } from './face-shape/network.ts';
import { expressionProducts, judgePeople, readPeople, type Person } from './face-shape/people.ts';
import { openStudy, type Study } from './face-shape/study.ts';
import { train } from './face-shape/train.ts';
import { writeModel } from './lib/write-model.ts';
import { serveTools } from './lib/tools-build.ts';

type Studies = Readonly<Record<EngineName, Study>>;

async function withStudies<Result>(work: (studies: Studies) => Promise<Result>): Promise<Result> {
  const server = await serveTools();
  const browser = await launchBrowser();
  try {
    return await work({
      mediapipe: await openStudy(browser, server.url, 'mediapipe'),
      lite: await openStudy(browser, server.url, 'lite'),
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function extract(folder: string): Promise<void> {
  const photos = await findLabelled(folder);
  const groups = await readGroups();
  const { expressions } = await readTrainingSet();
  const onProgress = (done: number) => {
    if (done % 20 === 0) console.error(`${done} of ${photos.length} photos`);
  };
  const numbers = await withStudies((studies) => extractTrainingSet({ photos, groups, studies, onProgress }));
  await writeTrainingSet({ ...numbers, expressions });
}

type People = Readonly<Record<EngineName, readonly Person[]>>;

async function measurePeople(folder: string): Promise<People> {
  const people = await withStudies(async ({ mediapipe, lite }) => ({
    mediapipe: await readPeople(folder, mediapipe),
    lite: await readPeople(folder, lite),
  }));
  const expressions = {
    mediapipe: expressionProducts(people.mediapipe),
    lite: expressionProducts(people.lite),
  };
  await writeTrainingSet({ ...(await readTrainingSet()), expressions });
  return people;
}

/** One line: mean over the splits, and how far they lie apart. */
function splitReport(name: string, splits: readonly ShapeFigures[]): string {
  const figure = (key: 'top1' | 'top2' | 'ece' | 'covered' | 'size') => {
    const values = splits.map((split) => split[key]);
    return `${key} ${mean(values).toFixed(3)} (${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)})`;
  };
  const figures = (['top1', 'top2', 'ece', 'covered', 'size'] as const).map(figure).join(', ');
  return `${splits[0]?.n} photos, ten folds, ${splits.length} splits, ${name}: ${figures}`;
}

const { values } = parseArgs({ options: { extract: { type: 'string' }, people: { type: 'string' } } });
if (values.extract !== undefined) await extract(values.extract);
const people = values.people === undefined ? null : await measurePeople(values.people);

const set = await readTrainingSet();
const { bytes, temperature, thresholds, grouped, ungrouped, lite } = train(set);
const sha256 = await writeModel(
  {
    name: 'face-shape.onnx',
    version: FACE_SHAPE_VERSION,
    // The rows of the fit stand in this order: scripts/face-shape/dataset.ts labels by it.
    classes: FACE_SHAPES,
    input: `features: 1 × ${SHAPE_FEATURES} float32, contour and gradients of an aligned face (models/face-shape.md)`,
  },
  bytes,
);
console.log(
  `face-shape.onnx: ${bytes.byteLength} bytes, SHA-256 ${sha256}, temperature ${temperature.toFixed(3)}, thresholds ${JSON.stringify(thresholds)}`,
);
for (const [name, splits] of Object.entries({ grouped, ungrouped, lite })) {
  console.log(splitReport(name, splits));
}
console.log(`confusion of the first split: ${JSON.stringify(grouped[0]?.confusion)}`);
for (const engine of ['mediapipe', 'lite'] as const) {
  if (people === null) continue;
  const figures = judgePeople(set, engine, people[engine], { temperature, threshold: thresholds[engine] });
  console.log(`people, ${engine}: ${JSON.stringify(figures)}`);
}
