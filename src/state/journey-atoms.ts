/** The journey as state, and the moves that need nothing but itself: cancel, reset, warm up. */
import type { EngineName } from '#functions/vocabulary.ts';
import { atom, type Getter, type Setter } from 'jotai';
import type { EngineChoice, PrepareProgress } from '#analysis/contract.ts';
import { chooseEngine, UNKNOWN_LINE } from '#state/engine-choice.ts';
import { IDLE, isRunning, type Journey, type JourneyPhoto } from '#state/journey.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { interruptedAtom, TAB_KEY, tabRecordOf } from '#state/tab-keep.ts';

const current = atom<Journey>(IDLE);
/** The run that may still move the journey; a newer one or a cancel takes its place. */
const activeRun = atom<AbortController | null>(null);

export const journeyAtom = atom((get) => get(current));
export const journeyPhaseAtom = atom((get) => get(current).phase);

/**
 * Whose the journey is: the last user's, also once their session has ended elsewhere; null: a guest's, which belongs to
 * whoever signs in next.
 */
export const journeyOwnerAtom = atom<string | null>(null);

/** How many texts had left for the joke writer before the first one of this result. */
const factsBefore = atom(0);
/** Those of this result that left before the page was loaded anew. */
export const sentBeforeAtom = atom<readonly string[]>([]);

/** Every text that left for the joke writer because of the result that is shown: one for each time it was written. */
export const sentForJokesAtom = atom((get): readonly string[] => {
  const journey = get(current);
  if (journey.phase !== 'done') return [];
  const { sent } = journey;
  const texts = get(servicesAtom).cloud?.factsSent().slice(get(factsBefore)) ?? [];
  const before = get(sentBeforeAtom);
  return [...new Set([...before, ...texts, ...(sent === null ? [] : [sent])])];
});

const askedEngine = atom<EngineChoice>('auto');

/**
 * Which engine reads the photos. The line is looked at once: a visit that changed over in its middle would pay
 * for both. Write: what the address asks for.
 */
export const engineAtom = atom(
  (get): EngineChoice => {
    const services = get(servicesAtom);
    return chooseEngine({
      asked: get(askedEngine),
      lite: get(settingsAtom).lite,
      line: services.modelPrefetch?.line() ?? UNKNOWN_LINE,
      ranLast: services.text(ENGINE_KEY).read(),
    });
  },
  (_get, set, asked: EngineChoice) => set(askedEngine, asked),
);

function photoOf(journey: Journey): JourneyPhoto | null {
  if (journey.phase === 'failed') return journey.attempt?.photo ?? null;
  return journey.phase === 'idle' ? null : journey.photo;
}

/** Moves on, and closes the photo that is left behind. For the other journey files only. */
export function moveTo(get: Getter, set: Setter, next: Journey): void {
  const before = photoOf(get(current));
  if (before !== null && before !== photoOf(next)) get(servicesAtom).photos.closeUrl(before.url);
  const { cloud } = get(servicesAtom);
  if (next.phase === 'writing') {
    set(factsBefore, cloud?.factsSent().length ?? 0);
    set(sentBeforeAtom, []);
  }
  const goesOn = isRunning(get(current)) && isRunning(next);
  set(current, next);
  if (!goesOn) keepInTab(get);
  if (next.phase === 'done' && next.kept === 'history') cloud?.noteFacts(next.id, get(sentForJokesAtom));
}

/** Keeps in this tab what a reload would take. For the state of journey and session only. */
export function keepInTab(get: Getter): void {
  const storage = get(servicesAtom).tab(TAB_KEY);
  const record = tabRecordOf(get(current), get(journeyOwnerAtom), get(sentForJokesAtom));
  // A full storage must not leave what was there before.
  if (record === null || !storage.write(JSON.stringify(record))) storage.remove();
}

/** Ends the run in progress, if there is one. For the other journey files only. */
export function endRun(get: Getter, set: Setter): void {
  get(activeRun)?.abort();
  set(activeRun, null);
}

/** Ends the run in progress and begins another; its signal says when it is no longer wanted. */
export function beginRun(get: Getter, set: Setter): AbortSignal {
  endRun(get, set);
  const run = new AbortController();
  set(activeRun, run);
  return run.signal;
}

/** Whether the engine for the live guide is there: on its way, ready, or not to be had. */
export type Engine =
  | { readonly state: 'asleep' }
  | { readonly state: 'waking'; readonly progress: PrepareProgress | null }
  | { readonly state: 'ready' }
  | { readonly state: 'unavailable' };

const wake = atom<Engine>({ state: 'asleep' });
export const engineStateAtom = atom((get) => get(wake));

const startedNow = atom(false);

/** Whether no engine has run on this device yet: the first photo brings a download. */
export const firstDownloadAtom = atom(
  (get) => !get(startedNow) && get(servicesAtom).text(ENGINE_KEY).read() === null,
);

/** An engine has started: its files are here, for a bad line and for none. For the journey files only. */
export function noteEngine(get: Getter, set: Setter, engine: EngineName): void {
  const services = get(servicesAtom);
  services.text(ENGINE_KEY).write(engine);
  services.modelPrefetch?.used(engine);
  set(startedNow, true);
}

/** Starts the engine while the person is still choosing. Whatever goes wrong shows in the run itself. */
export const warmUpAtom = atom(null, async (get, set): Promise<void> => {
  if (get(wake).state !== 'ready') set(wake, { state: 'waking', progress: null });
  try {
    const prepared = await get(servicesAtom).analysis.prepare({ engine: get(engineAtom) }, (progress) => {
      if (get(wake).state === 'waking') set(wake, { state: 'waking', progress });
    });
    set(wake, { state: prepared.ok ? 'ready' : 'unavailable' });
    if (prepared.ok) noteEngine(get, set, prepared.engine);
    // After the engine, so that they do not share the line.
    void get(servicesAtom).roast.prepare();
  } catch {
    set(wake, { state: 'unavailable' });
  }
});

/** Engines that go away again without having seen a picture, after which the guide is given up. */
const MOST_LOSSES = 3;

/**
 * The guide's engine is gone: an idle worker gives its memory back, and a page that comes back from the background may
 * find that the system has ended it. Until it has started again it counts as waking.
 *
 * @param losses how often in a row, this time included
 */
export const engineLostAtom = atom(null, async (_get, set, losses: number): Promise<void> => {
  if (losses > MOST_LOSSES) return set(wake, { state: 'unavailable' });
  set(wake, { state: 'waking', progress: null });
  await set(warmUpAtom);
});

/** Stops the run, if there is one, and goes back to the start. */
export const cancelAtom = atom(null, (get, set) => {
  if (!isRunning(get(current))) return;
  endRun(get, set);
  moveTo(get, set, IDLE);
});

/**
 * For a screen that is being left: returns how to stop the run of this moment. A run that began
 * in the meantime belongs to another screen, and goes on.
 */
export const leaveRunAtom = atom(null, (get, set): (() => void) => {
  const run = get(activeRun);
  return () => {
    if (get(activeRun) === run) set(cancelAtom);
  };
});

/** Back to the start from anywhere. */
export const resetAtom = atom(null, (get, set) => {
  endRun(get, set);
  moveTo(get, set, IDLE);
});

/** The camera is where a run begins: one still in progress ends, a failed one is forgotten, a result stays. */
export const enterCameraAtom = atom(null, (get, set) => {
  set(interruptedAtom, false);
  const { phase } = get(current);
  if (phase === 'failed' || isRunning(get(current))) set(resetAtom);
});
