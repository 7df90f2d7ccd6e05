/** From the committed numbers, or from those that its options make anew. */
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { FACE_SHAPES, type EngineName } from '#functions/vocabulary.ts';
import { mean } from '../evaluate/summary/statistics.ts';
import { readGroups, readTrainingSet, writeTrainingSet } from './dataset.ts';
import { extractTrainingSet } from './extract.ts';
import type { ShapeFigures } from './figures.ts';
import { findLabelled } from './labelled.ts';
import { FACE_SHAPE_VERSION } from './network.ts';
import { expressionProducts, judgePeople, readPeople, type Person } from './people.ts';
import { openStudy, type Study } from './study.ts';
import { train } from './train.ts';
import { createCommand } from '../command-line.ts';
import { withTools } from '../with-tools.ts';
import { writeModel } from '../write-model.ts';

type Studies = Readonly<Record<EngineName, Study>>;

const withStudies = <Result>(work: (studies: Studies) => Promise<Result>): Promise<Result> =>
  withTools(async (browser, origin) =>
    work({
      mediapipe: await openStudy(browser, origin, 'mediapipe'),
      lite: await openStudy(browser, origin, 'lite'),
    }),
  );

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
  const keys = ['top1', 'top2', 'ece', 'one', 'oneRight', 'told', 'toldRight', 'covered'] as const;
  const figure = (key: (typeof keys)[number]) => {
    const values = splits.map((split) => split[key]);
    return `${key} ${mean(values).toFixed(3)} (${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)})`;
  };
  const figures = keys.map(figure).join(', ');
  return `${splits[0]?.n} photos, ten folds, ${splits.length} splits, ${name}: ${figures}`;
}

export const command = createCommand()
  .option('--extract <folder>', 'make the numbers anew from labelled photos')
  .option(
    '--people <folder>',
    'measure how expressions move real faces, and how far the answers to two photos of a person agree',
  )
  .action(async (options) => {
    if (options.extract !== undefined) await extract(options.extract);
    const people = options.people === undefined ? null : await measurePeople(options.people);

    const set = await readTrainingSet();
    const { bytes, temperature, limits, grouped, ungrouped, lite } = train(set);
    const sha256 = await writeModel(
      {
        name: 'face-shape.onnx',
        version: FACE_SHAPE_VERSION,
        // The rows of the fit stand in this order: lab/face-shape/dataset.ts labels by it.
        classes: FACE_SHAPES,
        input: `features: 1 × ${SHAPE_FEATURES} float32, contour and gradients of an aligned face (models/face-shape.md)`,
      },
      bytes,
    );
    console.log(
      `face-shape.onnx: ${bytes.byteLength} bytes, SHA-256 ${sha256}, temperature ${temperature.toFixed(3)}, limits ${JSON.stringify(limits)}`,
    );
    for (const [name, splits] of Object.entries({ grouped, ungrouped, lite })) {
      console.log(splitReport(name, splits));
    }
    console.log(`confusion of the first split: ${JSON.stringify(grouped[0]?.confusion)}`);
    for (const engine of ['mediapipe', 'lite'] as const) {
      if (people === null) continue;
      const figures = judgePeople(set, engine, people[engine], {
        temperature,
        limits: limits[engine],
      });
      console.log(`people, ${engine}: ${JSON.stringify(figures)}`);
    }
  });
