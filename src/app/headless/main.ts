/**
 * The production analysis without its interface, for `npm run analyze` and `npm run lab -- bench`: the same
 * client, worker, facts and writer as the app. Photos arrive through a file input, as a person's do.
 * Built only by those tools (scripts/lib/tools-build.ts), so no visitor ever loads it.
 */
import '../trusted-types.ts';
import type { EngineChoice } from '#analysis/contract.ts';
import { createAnalysisClient } from '#analysis/client.ts';
import { createStudyClient } from '#analysis/study-client.ts';
import { measureGuidance } from '#app/headless/guidance.ts';
import type { Headless, HeadlessOptions, HeadlessResult, HeadlessStudy } from '#app/headless/protocol.ts';
import type { StudyApi } from '#analysis/study-contract.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import { writeRoast } from '#roast/writer.ts';
import { UNKNOWN_PERSON } from '#state/person.ts';

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
  const { ranked, threshold, contour, gradients, mesh } = outcome;
  return {
    ok: true,
    ranked,
    threshold,
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
