/** One run from photos to roast: read each, let the median count, write, keep. */
import { atom, type Getter, type Setter } from 'jotai';
import type {
  AnalysisErrorCode,
  AnalysisOutcome,
  AnalyzeProgress,
  PrepareProgress,
  PartialOverlays,
} from '#analysis/contract.ts';
import { BURST_READ_MS } from '#state/capture/burst.ts';
import { compareAngles, type SecondAngleNote } from '#state/capture/second-angle.ts';
import { awaitBetter } from '#state/better-roast-atoms.ts';
import { mayRoastAtom } from '#state/daily-limit-atoms.ts';
import { IDLE, type Journey, type JourneyPhoto, type Shots, type ShotStep } from '#state/journey.ts';
import { beginRun, endRun, engineAtom, journeyAtom, moveTo, noteEngine } from '#state/journey-atoms.ts';
import { finishRun } from '#state/journey-finish.ts';
import { factsOfRun, rewriteAtom, writeRoast } from '#state/journey-write-atoms.ts';
import { servedStyleAtom } from '#state/served-style.ts';
import type { Services } from '#ports/services.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { keepAnswer } from '#domain/face/face-shape.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { earlierShape } from '#domain/history/statistics.ts';
import { readBurst } from '#domain/score/burst.ts';
import { sessionAtom } from '#state/session-atoms.ts';

// What the same person was told about their face before.

/** The report with the shape that this person already knows, where the photo does not rule it out. Never rejects. */
async function withEarlierShape(get: Getter, report: FaceReport): Promise<FaceReport> {
  const session = get(sessionAtom);
  if (session.kind !== 'user') return report;
  try {
    const entries = (await get(servicesAtom).history.list(session.user.id))?.entries ?? [];
    const earlier = earlierShape(entries, report.pipelineVersion);
    return { ...report, faceShape: keepAnswer(report.faceShape, earlier) };
  } catch {
    return report;
  }
}

interface Read {
  readonly blob: Blob;
  readonly outcome: AnalysisOutcome;
}

type Success = Extract<AnalysisOutcome, { ok: true }>;
type FrontRead = Success & { readonly blob: Blob };

interface Run {
  readonly get: Getter;
  readonly signal: AbortSignal;
  readonly photo: JourneyPhoto;
  readonly move: (next: Journey) => void;
}

interface AllRead {
  readonly fronts: readonly Read[];
  readonly side: AnalysisOutcome | null;
  /** What was seen in the first photo, the one that is shown; null where no face was found in it. */
  readonly partial: PartialOverlays | null;
}

/**
 * Reads the photos one after the other, the side last; leaves out what of the front it has no time for, and stops early
 * when the run is no longer wanted.
 */
async function readAll(run: Run, { front, threeQuarter, focalRatio }: Shots): Promise<AllRead> {
  const { get, signal, photo, move } = run;
  const { now, analysis } = get(servicesAtom);
  const photos = threeQuarter === null ? front : [...front, threeQuarter];
  const began = now();
  const fronts: Read[] = [];
  let side: AnalysisOutcome | null = null;
  let partial: PartialOverlays | null = null;
  for (const [index, blob] of photos.entries()) {
    const isFront = index < front.length;
    // Until one can be read, the others are worth the wait.
    const isRead = fronts.some(({ outcome }) => outcome.ok);
    if (isFront && isRead && now() - began >= BURST_READ_MS) continue;
    const step: ShotStep = { shot: index + 1, shots: photos.length };
    move({ phase: 'decoding', photo, step, partial });
    const onProgress = ({ stage, fraction, partial: news }: AnalyzeProgress): void => {
      if (index === 0) partial = news ?? partial;
      if (stage !== 'decode') move({ phase: 'analysing', photo, step, stage, fraction, partial });
    };
    const angle = isFront ? 'front' : 'three-quarter';
    const engine = get(engineAtom);
    const request = {
      engine,
      angle,
      focalRatio,
      overlays: true,
      timings: false,
      signal,
      onProgress,
    } as const;
    const outcome = await analysis.analyze(blob, request);
    if (isFront) fronts.push({ blob, outcome });
    else side = outcome;
    if (signal.aborted) break;
  }
  return { fronts, side, partial };
}

/** The front photos that could be read, or why none could: what the first one says. */
function successesOf(reads: readonly Read[]): readonly [FrontRead, ...FrontRead[]] | AnalysisErrorCode {
  const [one, ...more] = reads.flatMap(({ blob, outcome }) => (outcome.ok ? [{ ...outcome, blob }] : []));
  if (one !== undefined) return [one, ...more];
  const first = reads[0]?.outcome;
  return first === undefined || first.ok ? 'internal' : first.code;
}

function secondAngleOf(front: Success, second: AnalysisOutcome | null): SecondAngleNote | null {
  if (second === null) return null;
  return second.ok ? compareAngles(front.report, second.report) : { kind: 'unreadable', code: second.code };
}

/** Progress that never falls: where one engine cannot be had, the other begins its own count. */
function forwards(show: (progress: PrepareProgress) => void): (progress: PrepareProgress) => void {
  let highest = 0;
  return (progress) => {
    const share = progress.totalBytes === 0 ? 0 : progress.loadedBytes / progress.totalBytes;
    if (share < highest) return;
    highest = share;
    show(progress);
  };
}

/** The photos in memory of our own; null where the phone did not hand one over. */
async function inMemory({ photos }: Pick<Services, 'photos'>, shots: Shots): Promise<Shots | null> {
  const copy = (photo: Blob) => photos.inMemory(photo);
  const { front, threeQuarter } = shots;
  try {
    return {
      ...shots,
      front: await Promise.all(front.map(copy)),
      threeQuarter: threeQuarter && (await copy(threeQuarter)),
    };
  } catch {
    return null;
  }
}

async function runShots(
  get: Getter,
  set: Setter,
  chosen: Shots,
  rewrite: () => Promise<boolean>,
): Promise<void> {
  const signal = beginRun(get, set);
  const services = get(servicesAtom);
  const shown = (blob: Blob): JourneyPhoto => ({ blob, url: services.photos.openUrl(blob) });
  const [lent] = chosen.front;
  if (lent === undefined) return moveTo(get, set, { phase: 'failed', code: 'internal', attempt: null });
  const move = (next: Journey): void => {
    if (!signal.aborted) moveTo(get, set, next);
  };
  const shotCount = chosen.front.length + (chosen.threeQuarter === null ? 0 : 1);
  const preparing = (photo: JourneyPhoto, progress: PrepareProgress | null): void =>
    move({ phase: 'preparing', photo, step: { shot: 1, shots: shotCount }, progress });

  let photo = shown(lent);
  let shots = chosen;
  const fail = (code: AnalysisErrorCode): void =>
    move(code === 'cancelled' ? IDLE : { phase: 'failed', code, attempt: { photo, shots } });
  preparing(photo, null);
  void services.roast.prepare();
  const copying = inMemory(services, chosen);
  try {
    const prepared = await services.analysis.prepare(
      { engine: get(engineAtom) },
      forwards((progress) => preparing(photo, progress)),
      signal,
    );
    if (signal.aborted) return;
    if (!prepared.ok) return fail(prepared.code);
    noteEngine(get, set, prepared.engine);
    const copied = await copying;
    if (signal.aborted) return;
    const [first] = copied?.front ?? [];
    if (copied === null || first === undefined)
      return move({ phase: 'failed', code: 'unreadable', attempt: null });
    [photo, shots] = [shown(first), copied];
    const began = services.now();
    const { fronts, side, partial } = await readAll({ get, signal, photo, move }, shots);
    if (signal.aborted) return;
    // From here on there is something on this device that would be missed.
    services.modelPrefetch?.persist();
    const took = services.now() - began;
    const good = successesOf(fronts);
    if (typeof good === 'string') return fail(good);
    const [one, ...others] = good;
    const {
      index,
      report: measured,
      note: burst,
    } = readBurst([one.report, ...others.map((other) => other.report)]);
    const best = good[index] ?? one;
    const report = shots.sample ? measured : await withEarlierShape(get, measured);
    if (signal.aborted) return;
    // Used up by other tabs while this one read: nothing is sent for a roast that would not be shown.
    if (!shots.sample && !set(mayRoastAtom)) return move(IDLE);
    const secondAngle = secondAngleOf(best, side);
    move({ phase: 'writing', photo, report, partial });
    const facts = await factsOfRun(get, report, shots);
    if (signal.aborted) return;
    const { result: written, told, better } = await writeRoast(get, facts);
    if (signal.aborted) return;
    const kept = await finishRun(get, set, {
      report,
      ...written,
      told,
      blob: best.blob,
      sample: shots.sample,
      took: { ms: took, photos: fronts.length + (side === null ? 0 : 1) },
    });
    // Abandoned while it was being kept: the history has it, the page has moved on.
    if (signal.aborted) return;
    if (kept === null) return move(IDLE);
    const { overlays } = best;
    const { sample } = shots;
    move({
      phase: 'done',
      ...kept,
      sample,
      photo: best.blob === photo.blob ? photo : shown(best.blob),
      burst,
      secondAngle,
      report,
      overlays,
      ...written,
    });
    void awaitBetter(get, set, written, better);
    // The language or the style may have changed while the writer was at work.
    const { language } = get(settingsAtom);
    const stale = written.facts.lang !== language || written.facts.style !== get(servedStyleAtom);
    if (stale && !signal.aborted) await rewrite();
  } catch {
    // Services answer with codes; an exception is a bug of ours, and must not leave the page waiting.
    fail('internal');
  }
}

/**
 * From photos to roast. A run in progress is cancelled first. False: the day's roasts are used up, and
 * nothing began (the drawn face is free).
 */
export const startShotsAtom = atom(null, (get, set, shots: Shots): boolean => {
  if (!shots.sample && !set(mayRoastAtom)) return false;
  void runShots(get, set, shots, () => set(rewriteAtom, { fresh: false }));
  return true;
});

/** The same for one photo from the library, or that another app shared. */
export const startAtom = atom(
  null,
  (_get, set, blob: Blob, source: 'library' | 'shared' = 'library'): boolean =>
    set(startShotsAtom, { front: [blob], threeQuarter: null, sample: false, focalRatio: null, source }),
);

/** The failed run once more, on the same photos; false where there is none, or none is left today. */
export const retryAtom = atom(null, (get, set): boolean => {
  const journey = get(journeyAtom);
  if (journey.phase !== 'failed' || journey.attempt === null) return false;
  return set(startShotsAtom, journey.attempt.shots);
});

/** The fetch of the drawn face that is under way; null: none. */
const sampleFetch = atom<AbortSignal | null>(null);

/** Whether the drawn face was asked for and is still on its way. */
export const sampleComingAtom = atom((get) => get(sampleFetch) !== null);

/** For a screen that is being left: a drawn face that is still on its way is no longer wanted. */
export const dropSampleAtom = atom(null, (get, set): void => {
  if (get(sampleFetch)?.aborted === false) endRun(get, set);
});

/**
 * Runs on the drawn face. True: the analysis screen shows how it goes on. False: it is no longer wanted, or on its way
 * already, or it could not be had and what there was before stays.
 */
export const startSampleAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(sampleFetch)?.aborted === false) return false;
  const signal = beginRun(get, set);
  set(sampleFetch, signal);
  try {
    const face = await get(servicesAtom).photos.sample(signal);
    return (
      !signal.aborted &&
      set(startShotsAtom, { front: [face], threeQuarter: null, sample: true, focalRatio: null, source: null })
    );
  } catch {
    if (signal.aborted) return false;
    endRun(get, set);
    const { phase } = get(journeyAtom);
    if (phase === 'done' || phase === 'failed') return false;
    moveTo(get, set, { phase: 'failed', code: 'internal', attempt: null });
    return true;
  } finally {
    if (get(sampleFetch) === signal) set(sampleFetch, null);
  }
});
