/** The journey as state, and the moves that need nothing but itself: cancel, reset, warm up. */
import type { EngineName } from '#functions/vocabulary.ts';
import { atom, type Getter, type Setter } from 'jotai';
import type { EngineChoice, PrepareProgress } from '#analysis/contract.ts';
import { chooseEngine, UNKNOWN_LINE } from '#state/engine-choice.ts';
import { holdOnDevice, letGo } from '#state/held-result.ts';
import { IDLE, isRunning, type Journey, type JourneyPhoto, type Kept } from '#state/journey.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { interruptedAtom, TAB_KEY, tabRecordOf } from '#state/tab-keep.ts';

const current = atom<Journey>(IDLE);
/** The run that may still move the journey; a newer one or a cancel takes its place. */
const activeRun = atom<AbortController | null>(null);

export const journeyAtom = atom((get) => get(current));

/**
 * Whose the journey is: the last user's, also once their session has ended elsewhere; null: a guest's, which belongs to
 * whoever signs in next.
 */
export const journeyOwnerAtom = atom<string | null>(null);

type Done = Extract<Journey, { phase: 'done' }>;

/** A result, and every text that left for the joke writer because of it: one for each time it was written. */
interface Held {
  readonly done: Done;
  readonly sent: readonly string[];
}

/** The result of the phase `done`, which may be the drawn face's. */
const latest = atom<Held | null>(null);
/** The newest result of the person's own: it stays until there is another one, whatever becomes of photos in between. */
const own = atom<Held | null>(null);

const held = atom((get) => (get(current).phase === 'done' ? get(latest) : get(own)));

/** The result that can be shown: the one that was just done, else the newest of the person's own in this tab. */
export const resultAtom = atom((get): Done | null => get(held)?.done ?? null);

/** The newest result in this tab that is not the drawn face's. */
export const ownResultAtom = atom((get): Done | null => get(own)?.done ?? null);

/** The id of the result that a guest wants to keep, and whether that has been seen to. */
const wished = atom<{ readonly id: string; readonly isOver: boolean } | null>(null);

/**
 * Whether a sign-in leads to the result: its guest wanted it kept, be it kept by now or not. A sign-in takes several
 * renders, and the keeping may be over before the last of them.
 */
export const leadsToResultAtom = atom(
  (get): boolean => get(wished) !== null && get(wished)?.id === get(own)?.done.id,
);

/** Whether the guest of this result wants it kept in the account that they are about to sign in to. */
export const keepWishAtom = atom(
  (get): boolean => get(leadsToResultAtom) && get(wished)?.isOver === false,
  (get, set, wish: boolean): void => {
    set(wishedBeforeAtom, wish);
    const { done = null, sent = NOTHING } = get(own) ?? {};
    if (wish && done?.kept === 'tab') holdOnDevice(get, done, sent);
    else letGo(get, set);
  },
);

/** As `keepWishAtom`, for what the tab has kept of the wish: the device holds the result already, or no longer. */
export const wishedBeforeAtom = atom(null, (get, set, wish: boolean): void => {
  const id = get(own)?.done.id;
  set(wished, wish && id !== undefined ? { id, isOver: false } : null);
  keepInTab(get);
});

/** The wish has been seen to, well or badly. For `keepWishedAtom` only. */
export const endKeepWishAtom = atom(null, (get, set): void => {
  set(wished, (now) => now && { ...now, isOver: true });
  keepInTab(get);
});

/** A guest is back among their photos without an account: the wish was put aside. */
export const dropKeepWishAtom = atom(null, (get, set): void => {
  if (get(keepWishAtom) && get(journeyOwnerAtom) === null) set(keepWishAtom, false);
});

const NOTHING: readonly string[] = [];

/** Every text that left for the joke writer because of the result that is shown. */
export const sentForJokesAtom = atom((get): readonly string[] => get(held)?.sent ?? NOTHING);

/** How many of the texts that left for the joke writer were there at the latest move. */
const seen = atom(0);

/** Those that have left since then. */
function leftSince(get: Getter, set: Setter): readonly string[] {
  const all = get(servicesAtom).cloud?.factsSent() ?? NOTHING;
  const before = get(seen);
  if (all.length !== before) set(seen, all.length);
  return all.slice(before);
}

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

const photosHeld = (get: Getter): readonly (JourneyPhoto | null)[] => [
  photoOf(get(current)),
  get(own)?.done.photo ?? null,
];

/**
 * Moves on, and closes the photo that is left behind. For the other journey files only.
 *
 * @param sentBefore texts that left because of this result before the page was loaded anew
 */
export function moveTo(get: Getter, set: Setter, next: Journey, sentBefore = NOTHING): void {
  const before = photosHeld(get);
  const left = leftSince(get, set);
  if (next.phase === 'done') {
    const one = heldWith(get, next, [...sentBefore, ...left]);
    set(latest, one);
    if (!next.sample) holdOwn(get, set, one);
  }
  const goesOn = isRunning(get(current)) && isRunning(next);
  set(current, next);
  closeAllBut(get, before);
  if (!goesOn) keepInTab(get);
}

/** This result; `left` has left because of it, too. */
function heldWith(get: Getter, done: Done, left: readonly string[]): Held {
  const same = [get(latest), get(own)].find((one) => one?.done.id === done.id);
  const sent = [...(same?.sent ?? []), ...left, ...(done.sent === null ? [] : [done.sent])];
  return { done, sent: [...new Set(sent)] };
}

function holdOwn(get: Getter, set: Setter, one: Held): void {
  set(own, one);
  if (one.done.kept === 'history') get(servicesAtom).cloud?.noteFacts(one.done.id, one.sent);
}

/** The person's own result is kept there from now on, whatever is shown at this moment. For the other journey files only. */
export function noteKept(get: Getter, set: Setter, kept: Kept): void {
  const done = get(ownResultAtom);
  if (done === null) return;
  const next = { ...done, kept };
  if (get(current) === done) return moveTo(get, set, next);
  holdOwn(get, set, heldWith(get, next, []));
  keepInTab(get);
}

function closeAllBut(get: Getter, before: readonly (JourneyPhoto | null)[]): void {
  const still = photosHeld(get);
  for (const photo of new Set(before)) {
    if (photo !== null && !still.includes(photo)) get(servicesAtom).photos.closeUrl(photo.url);
  }
}

/**
 * Keeps in this tab what a reload would take. For the state of journey and session only.
 *
 * @param reading whether a photo is being read that has not been counted yet
 */
export function keepInTab(get: Getter, reading = isRunning(get(current))): void {
  const storage = get(servicesAtom).tab(TAB_KEY);
  const { done = null, sent = NOTHING } = get(own) ?? {};
  const record = tabRecordOf({
    reading,
    done,
    sent,
    wished: get(keepWishAtom),
    ownerId: get(journeyOwnerAtom),
  });
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

/** Back to the start from anywhere, with nothing held any more. */
export const resetAtom = atom(null, (get, set) => {
  endRun(get, set);
  const before = photosHeld(get);
  set(latest, null);
  set(own, null);
  set(wished, null);
  letGo(get, set);
  set(current, IDLE);
  closeAllBut(get, before);
  keepInTab(get);
});

/**
 * The camera is where a run begins: one still in progress ends, a failed one is forgotten, the drawn face makes room for
 * the person's own result, which stays.
 */
export const enterCameraAtom = atom(null, (get, set) => {
  set(interruptedAtom, false);
  set(dropKeepWishAtom);
  const now = get(current);
  const makesRoom = now.phase === 'done' && now.sample && get(own) !== null;
  if (now.phase !== 'failed' && !isRunning(now) && !makesRoom) return;
  endRun(get, set);
  moveTo(get, set, IDLE);
});
