import { Option } from '@commander-js/extra-typings';
import type { Browser } from 'playwright';
import { findPhotos } from '../analyze/photos.ts';
import shipped from '#domain/score/spread.json' with { type: 'json' };
import { countOption, createCommand, numberWithin, oneOf, wholeNumber } from '../command-line.ts';
import { readTrainingSet } from '../face-shape/dataset.ts';
import { findLabelled } from '../face-shape/labelled.ts';
import { openStudy } from '../face-shape/study.ts';
import { unseenFigures } from '../face-shape/train.ts';
import { readRecording } from '../fit-spread/record.ts';
import { showProgress } from '../progress.ts';
import { withTools } from '../with-tools.ts';
import { createAnalyst } from './analyst.ts';
import { evaluateShapes, shapeReport } from './face-shape.ts';
import { textReport } from './format.ts';
import { momentReport } from './moment/format.ts';
import { readLabels } from './moment/labels.ts';
import { runMoment } from './moment/run.ts';
import { publish } from './publish/publish.ts';
import { peopleReport } from './retakes/format.ts';
import { findPeople } from './retakes/people.ts';
import { runPeople } from './retakes/run.ts';
import { runEvaluation } from './run.ts';
import { figuresOfSets } from './sets/figures.ts';
import { setsReport } from './sets/format.ts';
import { unseenOf } from './sets/unseen.ts';
import { everyOther, figuresOf, type Figures } from './summary/figures.ts';
import { headlineOf } from './summary/headline.ts';
import { DEFAULT_SEED, PARTS, type Part } from './versions.ts';

const ENGINE_NAMES = ['mediapipe', 'lite'] as const;
type Engine = (typeof ENGINE_NAMES)[number];

/** Where none is named, all are meant. */
const NO_PART: readonly Part[] = [];

/** Wider than this, painted defects are none of those any more. */
const WIDEST = 3;
const NARROWEST = 0.01;

async function judgeShapes(folder: string, engine: Engine, json: boolean): Promise<string> {
  const photos = await findLabelled(folder);
  return withTools(async (browser, origin) => {
    const study = await openStudy(browser, origin, engine);
    const figures = await evaluateShapes(study, photos, (done) =>
      showProgress(`${done} of ${photos.length} photos`),
    );
    showProgress('Cross-validating…');
    const unseen = unseenFigures(await readTrainingSet(), engine);
    return json ? JSON.stringify({ ...figures, unseen }) : shapeReport(figures, unseen);
  });
}

async function judgePeople(
  folder: string,
  engine: Engine,
  json: boolean,
  others: readonly string[],
): Promise<string> {
  const found = await findPeople(folder);
  return withTools(async (browser, origin) => {
    const analyst = createAnalyst(browser, origin, engine);
    const onProgress = (done: number, all: number) => showProgress(`${done} of ${all} people`);
    const people = await runPeople(found, analyst, onProgress, others);
    return json ? JSON.stringify({ people }) : peopleReport(people);
  });
}

async function judgeSets(json: boolean): Promise<string> {
  const recording = await readRecording();
  if (recording.length === 0)
    throw new Error('Nothing is recorded: npm run lab -- fit-spread FACES does it.');
  const sets = figuresOfSets(unseenOf(recording, shipped));
  return json ? JSON.stringify(sets) : setsReport(sets);
}

async function judgeMoment(folder: string, json: boolean): Promise<string> {
  const labels = await readLabels();
  return withTools(async (browser, origin) => {
    const analyst = createAnalyst(browser, origin);
    const onProgress = (done: number, all: number) => showProgress(`${done} of ${all} photos`);
    const figures = await runMoment(folder, labels, analyst, onProgress);
    return json ? JSON.stringify(figures) : momentReport(figures);
  });
}

interface Measuring {
  readonly engine: Engine;
  readonly parts: readonly Part[];
  readonly faces: number;
  readonly seed: number;
  readonly width: number;
  readonly keep: string | null;
  readonly publish: boolean;
  readonly details: boolean;
  readonly json: boolean;
}

async function measure(
  browser: Browser,
  origin: string,
  photos: readonly string[],
  given: Measuring,
): Promise<string> {
  const evaluation = await runEvaluation({
    ...given,
    photos,
    openAnalyst: () => createAnalyst(browser, origin, given.engine),
    onProgress: (done, face, faces) => showProgress(`face ${face} of ${faces}, ${done} photos analysed`),
  });
  const figures = figuresOf(evaluation);
  const half = everyOther(evaluation);
  const others = half === null ? null : figuresOf(half);
  if (given.publish) await publish(figures, others, evaluation.faces);
  const shown = given.details ? (part: Figures) => part : headlineOf;
  const both = { ...shown(figures), ...(others && { everyOther: shown(others) }) };
  return given.json ? JSON.stringify(both) : textReport(figures, others);
}

export const command = createCommand()
  .argument('[folders...]', 'photos of faces; with --people, of other faces')
  .option(
    '--face-shape <folder>',
    'how often the shape is named that the folders in it are named after, and no more',
  )
  .option(
    '--people <folder>',
    'how the scores of real people hold, a folder a person with two photos or more, and no more',
  )
  .option(
    '--sets',
    'what each set shows of its scores and of the ±, from what fit-spread recorded, and no more',
  )
  .option(
    '--facts <folder>',
    'how often what is said of the moment is true (models/moment/labels.csv), and no more',
  )
  .option(
    '--engine <engine>',
    `${ENGINE_NAMES.join(' or ')}; not with --facts`,
    oneOf(ENGINE_NAMES),
    'mediapipe',
  )
  .addOption(
    new Option('--only <part>', `${PARTS.join(', ')}; may be named several times`)
      .argParser((text, all: readonly Part[]) => [...all, oneOf(PARTS)(text)])
      .default(NO_PART, 'all'),
  )
  .addOption(countOption('--faces <count>', 'the first so many faces', 1))
  .option('--seed <number>', 'draws other places for painted defects', wholeNumber(0), DEFAULT_SEED)
  .option('--width <factor>', 'of painted defects, over their usual one', numberWithin(NARROWEST, WIDEST), 1)
  .option('--keep <folder>', 'leave the changed and painted photos there')
  .option('--publish', 'write lab/reports/measuring.md and its pictures')
  .option('--details', 'with --json, everything that was found instead of the headline figures')
  .option('--json', 'the figures as JSON')
  .action(async (folders, options) => {
    const { faceShape, people, sets = false, facts, engine, json = false } = options;
    const photos = await findPhotos(folders);
    if (faceShape !== undefined) console.log(await judgeShapes(faceShape, engine, json));
    else if (sets) console.log(await judgeSets(json));
    else if (people !== undefined) console.log(await judgePeople(people, engine, json, photos));
    else if (facts !== undefined) console.log(await judgeMoment(facts, json));
    else {
      if (photos.length === 0) throw new Error(`No photos in ${folders.join(', ') || 'no folder'}.`);
      const { only, keep = null, publish: isPublished = false, details = false } = options;
      const given = {
        ...options,
        json,
        parts: only.length === 0 ? PARTS : only,
        keep,
        publish: isPublished,
        details,
      };
      console.log(await withTools((browser, origin) => measure(browser, origin, photos, given)));
    }
  });
