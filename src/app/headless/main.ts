/**
 * The production analysis without its interface, for `npm run analyze` and `npm run lab -- bench`: the same
 * client, worker, facts and writer as the app. Photos arrive through a file input, as a person's do.
 * Built only by those tools (scripts/lib/tools-build.ts), so no visitor ever loads it.
 */
import { type AnalysisClient, createAnalysisClient } from '#analysis/client.ts';
import type { EngineChoice } from '#analysis/contract.ts';
import { createStudyClient } from '#analysis/study-client.ts';
import type { StudyApi } from '#analysis/study-contract.ts';
import type {
  GuidanceRun,
  Headless,
  HeadlessOptions,
  HeadlessResult,
  HeadlessStudy,
} from '#app/headless/protocol.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import { writeRoast } from '#roast/writer.ts';
import { UNKNOWN_PERSON } from '#state/person.ts';
import '../trusted-types.ts';

/** Measures live guidance as the camera screen uses it: a frame from a canvas, transferred, hints back. */
const WIDTH = 640;
const HEIGHT = 480;
/** Frames before the clock counts: the engine starts with the first ones. */
const WARM_UP = 5;

/** Draws `photo` at a slightly different place per frame, so that no two frames are alike. */
async function measureGuidance(client: AnalysisClient, photo: Blob, frames: number): Promise<GuidanceRun> {
  const picture = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas.');
  const prepared = await client.prepare({ engine: 'auto' });
  if (!prepared.ok) throw new Error(`${prepared.code}: ${prepared.detail}`);

  const oneFrame = async (number: number): Promise<number> => {
    const side = HEIGHT;
    const left = (WIDTH - side) / 2 + 8 * Math.sin(number / 5);
    context.drawImage(picture, left, 4 * Math.cos(number / 7), side, side);
    const started = performance.now();
    await client.guide(await createImageBitmap(canvas), 'front');
    return performance.now() - started;
  };

  for (let number = 0; number < WARM_UP; number += 1) await oneFrame(number);
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const frameMs: number[] = [];
  try {
    for (let number = 0; number < frames; number += 1) frameMs.push(await oneFrame(number));
    // A task is reported after it ended.
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    observer.disconnect();
    picture.close();
  }
  return { frameMs, longestTaskMs: Math.max(0, ...longTasks) };
}

const client = createAnalysisClient();
/** Started by the first question: most tools ask none. */
let studies: StudyApi | undefined;

function photoAt(index: number): File {
  const file = document.querySelector<HTMLInputElement>('#photos')?.files?.item(index);
  if (!file) throw new Error(`No photo number ${index} in the file input.`);
  return file;
}

async function analyze(index: number, options: HeadlessOptions): Promise<HeadlessResult> {
  const { engine, lang, variant, landmarks = false } = options;
  const outcome = await client.analyze(photoAt(index), {
    engine,
    overlays: landmarks,
    timings: true,
  });
  if (!outcome.ok) return { ok: false, error: outcome.code, detail: outcome.detail };
  const { report, overlays, timings } = outcome;
  const facts = factsFromReport(report, { lang, style: 'classic', variant, ...UNKNOWN_PERSON });
  return {
    ok: true,
    engine: report.engine,
    ms: timings,
    report,
    facts,
    roast: await writeRoast(facts),
    ...(overlays === null ? {} : { landmarks: Array.from(overlays.landmarks) }),
  };
}

async function study(index: number, engine: EngineChoice): Promise<HeadlessStudy> {
  studies ??= createStudyClient();
  const outcome = await studies.study(photoAt(index), engine);
  if (!outcome.ok) return { ok: false, error: outcome.code, detail: outcome.detail };
  const { ranked, limits, contour, gradients, mesh } = outcome;
  return {
    ok: true,
    ranked,
    limits,
    contour,
    gradients: Array.from(gradients),
    mesh: Array.from(mesh),
  };
}

async function time(index: number, engine: EngineChoice): Promise<number> {
  const photo = photoAt(index);
  const started = performance.now();
  const outcome = await client.analyze(photo, { engine, overlays: false, timings: false });
  const ended = performance.now();
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
  if (engine !== 'auto' && outcome.report.engine !== engine) throw new Error(`${engine} did not start`);
  return ended - started;
}

const headless: Headless = {
  analyze,
  study,
  time,
  guide: (index, frames) => measureGuidance(client, photoAt(index), frames),
};
window.roastMe = headless;
