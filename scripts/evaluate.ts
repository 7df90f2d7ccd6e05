/**
 * `npm run evaluate -- DIR [--json] [--only …] [--faces N] [--seed N] [--width X] [--keep DIR] [--publish] [--scores FILE]`: how good the measuring is.
 * `npm run evaluate -- --face-shape DIR [--json]`: how often the labelled face shape is named.
 * `npm run evaluate -- --people DIR [PORTRAITS] [--json]`: how the scores of real people hold, and whether they lie where other faces' do.
 * `npm run evaluate -- --facts DIR [--json]`: how often what is said of the moment is true.
 * Each says which targets hold; `--engine lite` asks the lite engine (not with --facts).
 */
import process from 'node:process';
import { findPhotos } from './analyze/photos.ts';
import { launchBrowser } from './chromium.ts';
import { evaluateShapes, shapeReport } from './evaluate/face-shape.ts';
import { createAnalyst } from './evaluate/analyst.ts';
import { parseEvaluateArguments, USAGE, type EvaluateArguments } from './evaluate/arguments.ts';
import { textReport } from './evaluate/format.ts';
import { momentReport } from './evaluate/moment/format.ts';
import { readLabels } from './evaluate/moment/labels.ts';
import { runMoment } from './evaluate/moment/run.ts';
import { findPeople } from './evaluate/retakes/people.ts';
import { peopleReport } from './evaluate/retakes/format.ts';
import { runPeople } from './evaluate/retakes/run.ts';
import { runEvaluation } from './evaluate/run.ts';
import { publish } from './evaluate/publish/publish.ts';
import { writeRepeatedScores } from './evaluate/publish/repeated-scores.ts';
import { everyOther, figuresOf, type Figures } from './evaluate/summary/figures.ts';
import { headlineOf } from './evaluate/summary/headline.ts';
import { readTrainingSet } from './face-shape/dataset.ts';
import { findLabelled } from './face-shape/labelled.ts';
import { openStudy } from './face-shape/study.ts';
import { unseenFigures } from './face-shape/train.ts';
import { serveTools } from './lib/tools-build.ts';

/** Clears the line under the cursor of a terminal. */
const CLEAR_LINE = '\r\u001B[K';

async function readArguments(): Promise<{ given: EvaluateArguments; photos: readonly string[] } | null> {
  try {
    const given = parseEvaluateArguments(process.argv.slice(2));
    const photos = await findPhotos(given.paths);
    const searched = given.faceShape === null && given.people === null && given.facts === null;
    if (photos.length === 0 && searched) throw new Error(`No photos in ${given.paths.join(', ')}.`);
    return { given, photos };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return null;
  }
}

const bar = process.stderr.isTTY ? (text: string) => process.stderr.write(CLEAR_LINE + text) : () => true;

async function judgeShapes(folder: string, { engine, json }: EvaluateArguments): Promise<number> {
  const photos = await findLabelled(folder);
  bar('Building…');
  const server = await serveTools();
  const browser = await launchBrowser();
  try {
    const study = await openStudy(browser, server.url, engine);
    const figures = await evaluateShapes(study, photos, (done) => bar(`${done} of ${photos.length} photos`));
    bar('Cross-validating…');
    const unseen = unseenFigures(await readTrainingSet(), engine);
    bar('');
    console.log(json ? JSON.stringify({ ...figures, unseen }) : shapeReport(figures, unseen));
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

async function judgePeople(
  folder: string,
  { engine, json }: EvaluateArguments,
  others: readonly string[],
): Promise<number> {
  const found = await findPeople(folder);
  bar('Building…');
  const server = await serveTools();
  const browser = await launchBrowser();
  try {
    const analyst = createAnalyst(browser, server.url, engine);
    const onProgress = (done: number, all: number) => bar(`${done} of ${all} people`);
    const people = await runPeople(found, analyst, onProgress, others);
    bar('');
    console.log(json ? JSON.stringify({ people }) : peopleReport(people));
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

async function judgeMoment(folder: string, { json }: EvaluateArguments): Promise<number> {
  const labels = await readLabels();
  bar('Building…');
  const server = await serveTools();
  const browser = await launchBrowser();
  try {
    const analyst = createAnalyst(browser, server.url);
    const figures = await runMoment(folder, labels, analyst, (done, all) => bar(`${done} of ${all} photos`));
    bar('');
    console.log(json ? JSON.stringify(figures) : momentReport(figures));
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

async function main(): Promise<number> {
  const request = await readArguments();
  if (!request) return 2;
  const { given, photos } = request;
  if (given.faceShape !== null) return judgeShapes(given.faceShape, given);
  if (given.people !== null) return judgePeople(given.people, given, photos);
  if (given.facts !== null) return judgeMoment(given.facts, given);

  bar('Building…');
  const server = await serveTools();
  try {
    const browser = await launchBrowser();
    try {
      const evaluation = await runEvaluation({
        ...given,
        photos,
        openAnalyst: () => createAnalyst(browser, server.url, given.engine),
        onProgress: (done, face, faces) => bar(`face ${face} of ${faces}, ${done} photos analysed`),
      });
      bar('');
      const figures = figuresOf(evaluation);
      const half = everyOther(evaluation);
      const others = half === null ? null : figuresOf(half);
      if (given.publish) await publish(figures, others, evaluation.faces);
      if (given.scores !== null) await writeRepeatedScores(given.scores, figures, evaluation.faces);
      const shown = given.details ? (part: Figures) => part : headlineOf;
      const both = { ...shown(figures), ...(others && { everyOther: shown(others) }) };
      console.log(given.json ? JSON.stringify(both) : textReport(figures, others));
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
