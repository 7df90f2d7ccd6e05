/** The journey as state, and the actions that move it: start, cancel, reset, write again. */
import { atom, type Getter, type Setter } from 'jotai';
import type { AnalysisErrorCode, AnalyzeProgress, EngineChoice } from '#analysis/contract.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { IDLE, isRunning, type Journey, type JourneyPhoto, type JourneyResult } from '#state/journey.ts';
import { UNKNOWN_PERSON } from '#state/person.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

const current = atom<Journey>(IDLE);
/** The run that may still move the journey; a newer one or a cancel takes its place. */
const activeRun = atom<AbortController | null>(null);

export const journeyAtom = atom((get) => get(current));

/** Which engine reads the photos of this visit (`?engine=` in the address). */
export const engineAtom = atom<EngineChoice>('auto');

function photoOf(journey: Journey): JourneyPhoto | null {
  return 'photo' in journey ? journey.photo : null;
}

/** Moves on, and closes the photo that is left behind. */
function moveTo(get: Getter, set: Setter, next: Journey): void {
  const before = photoOf(get(current));
  if (before !== null && before !== photoOf(next)) get(servicesAtom).photos.closeUrl(before.url);
  set(current, next);
}

function endRun(get: Getter, set: Setter): void {
  get(activeRun)?.abort();
  set(activeRun, null);
}

function toFacts(get: Getter, report: FaceReport, variant: number): RoastFacts {
  const { language, style } = get(settingsAtom);
  return factsFromReport(report, { lang: language, style, variant, ...UNKNOWN_PERSON });
}

/** Writes for these facts; a writer that fails costs the text, never the result. */
async function writeRoast(
  get: Getter,
  facts: RoastFacts,
  previous: JourneyResult['roast'],
): Promise<Pick<JourneyResult, 'facts' | 'roast' | 'sent'>> {
  try {
    return { facts, ...(await get(servicesAtom).roast.write(facts, previous)) };
  } catch {
    return { facts, roast: null, sent: null };
  }
}

/**
 * Writes again for the same report: in the language and style that hold now, and with fresh
 * phrases where `fresh` asks for them. Only the newest call counts.
 */
export const rewriteAtom = atom(null, async (get, set, { fresh }: { fresh: boolean }): Promise<void> => {
  const before = get(current);
  if (before.phase !== 'done') return;
  endRun(get, set);
  const run = new AbortController();
  set(activeRun, run);
  const variant = fresh ? get(servicesAtom).variant() : before.facts.variant;
  const written = await writeRoast(get, toFacts(get, before.report, variant), fresh ? before.roast : null);
  if (!run.signal.aborted) set(current, { ...before, ...written });
});

/** Starts the engine while the person is still choosing. Whatever goes wrong shows in the run itself. */
export const warmUpAtom = atom(null, (get) => {
  void get(servicesAtom)
    .analysis.prepare({ engine: get(engineAtom) })
    .catch(() => undefined);
});

/** One photo from file to roast. A run in progress is cancelled first. */
export const startAtom = atom(null, async (get, set, blob: Blob): Promise<void> => {
  endRun(get, set);
  const run = new AbortController();
  set(activeRun, run);
  const { signal } = run;
  const services = get(servicesAtom);
  const engine = get(engineAtom);
  const photo: JourneyPhoto = { blob, url: services.photos.openUrl(blob) };
  const move = (next: Journey): void => {
    if (!signal.aborted) moveTo(get, set, next);
  };
  const fail = (code: AnalysisErrorCode): void =>
    move(code === 'cancelled' ? IDLE : { phase: 'failed', code });
  const onProgress = ({ stage, fraction }: AnalyzeProgress): void =>
    move(stage === 'decode' ? { phase: 'decoding', photo } : { phase: 'analysing', photo, stage, fraction });

  move({ phase: 'preparing', photo, progress: null });
  try {
    const prepared = await services.analysis.prepare(
      { engine },
      (progress) => move({ phase: 'preparing', photo, progress }),
      signal,
    );
    if (signal.aborted) return;
    if (!prepared.ok) return fail(prepared.code);
    move({ phase: 'decoding', photo });
    const request = { engine, overlays: true, timings: false, signal, onProgress };
    const outcome = await services.analysis.analyze(blob, request);
    if (signal.aborted) return;
    if (!outcome.ok) return fail(outcome.code);
    const { report, overlays } = outcome;
    move({ phase: 'writing', photo, report });
    const written = await writeRoast(get, toFacts(get, report, services.variant()), null);
    move({ phase: 'done', photo, report, overlays, ...written });
    // The language or the style may have changed while the writer was at work.
    const { language, style } = get(settingsAtom);
    const stale = written.facts.lang !== language || written.facts.style !== style;
    if (stale && !signal.aborted) await set(rewriteAtom, { fresh: false });
  } catch {
    // Services answer with codes; an exception is a bug of ours, and must not leave the page waiting.
    fail('internal');
  }
});

/** A dropped or pasted file starts a run; false: there was no file in it. */
export const startFromTransferAtom = atom(null, (get, set, transfer: DataTransfer): boolean => {
  const file = get(servicesAtom).photos.fromTransfer(transfer);
  if (file === null) return false;
  void set(startAtom, file);
  return true;
});

/** Runs on the drawn face. */
export const startSampleAtom = atom(null, async (get, set): Promise<void> => {
  try {
    await set(startAtom, await get(servicesAtom).photos.sample());
  } catch {
    endRun(get, set);
    moveTo(get, set, { phase: 'failed', code: 'internal' });
  }
});

/** Stops the run, if there is one, and goes back to the start. */
export const cancelAtom = atom(null, (get, set) => {
  if (!isRunning(get(current))) return;
  endRun(get, set);
  moveTo(get, set, IDLE);
});

/** Back to the start from anywhere. */
export const resetAtom = atom(null, (get, set) => {
  endRun(get, set);
  moveTo(get, set, IDLE);
});
