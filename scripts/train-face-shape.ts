/**
 * `npm run train:face-shape`: cross-validates, trains and writes models/face-shape.onnx from the
 * committed numbers. With `-- --extract DIR` it first makes these numbers anew from labelled photos.
 */
import { parseArgs } from 'node:util';
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import { launchBrowser } from './chromium.ts';
import { readGroups, readTrainingSet, writeTrainingSet } from './face-shape/dataset.ts';
import { extractTrainingSet } from './face-shape/extract.ts';
import { mean } from './evaluate/summary/statistics.ts';
import { findLabelled } from './face-shape/labelled.ts';
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { FACE_SHAPE_VERSION } from './face-shape/network.ts';
import type { ShapeFigures } from './face-shape/figures.ts';
import { openStudy } from './face-shape/study.ts';
import { train } from './face-shape/train.ts';
import { writeModel } from './lib/write-model.ts';
import { serveTools } from './lib/tools-build.ts';

async function extract(folder: string): Promise<void> {
  const photos = await findLabelled(folder);
  const groups = await readGroups();
  const server = await serveTools();
  const browser = await launchBrowser();
  try {
    const set = await extractTrainingSet({
      photos,
      groups,
      studies: {
        mediapipe: await openStudy(browser, server.url, 'mediapipe'),
        lite: await openStudy(browser, server.url, 'lite'),
      },
      onProgress: (done) => {
        if (done % 20 === 0) console.error(`${done} of ${photos.length} photos`);
      },
    });
    await writeTrainingSet(set);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** One line: mean over the splits, and how far they lie apart. */
function splitReport(name: string, splits: readonly ShapeFigures[]): string {
  const figure = (key: 'top1' | 'top2' | 'ece') => {
    const values = splits.map((split) => split[key]);
    return `${key} ${mean(values).toFixed(3)} (${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)})`;
  };
  return `${splits[0]?.n} photos, ten folds, ${splits.length} splits, ${name}: ${figure('top1')}, ${figure('top2')}, ${figure('ece')}`;
}

const { values } = parseArgs({ options: { extract: { type: 'string' } } });
if (values.extract !== undefined) await extract(values.extract);

const set = await readTrainingSet();
const { bytes, temperature, closeCalls, grouped, ungrouped, lite } = train(set);
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
  `face-shape.onnx: ${bytes.byteLength} bytes, SHA-256 ${sha256}, temperature ${temperature.toFixed(3)}`,
);
for (const [name, splits] of Object.entries({ grouped, ungrouped, lite })) {
  console.log(splitReport(name, splits));
}
console.log(`looked at twice: ${closeCalls.toFixed(3)}`);
console.log(`confusion of the first split: ${JSON.stringify(grouped[0]?.confusion)}`);
