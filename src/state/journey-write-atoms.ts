/** From a report to a roast, and to another roast for the same report. */
import { atom, type Getter } from 'jotai';
import type { FaceReport } from '#domain/face/report.ts';
import { measurementOf } from '#state/measurement.ts';
import { daytimeOf } from '#domain/facts/daytime.ts';
import { type Circumstances, factsFromReport } from '#domain/facts/from-report.ts';
import { cameraOf } from '#domain/history/noise.ts';
import { pastOf, type Present } from '#domain/facts/past.ts';
import { NO_PAST } from '#functions/moment-words.ts';
import type { Past, RoastFacts, ShownLines } from '#roast/contract.ts';
import type { FirstRoast } from '#ports/cloud.ts';
import { aboutAtom } from '#state/about-atom.ts';
import { awaitBetter, type ResultText } from '#state/better-roast-atoms.ts';
import { usedTodayAtom } from '#state/daily-limit-atoms.ts';
import { beginRun, journeyAtom, moveTo, resultAtom } from '#state/journey-atoms.ts';
import { isRunning, type Shots } from '#state/journey.ts';
import { localDay } from '#state/local-day.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { personOf } from '#state/person.ts';
import { servedStyleAtom } from '#state/served-style.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { tasteAtom } from '#state/taste-atoms.ts';
import { rememberAtom, shownLinesAtom, startAtom } from '#state/shown-lines-atoms.ts';

/** The id of the result whose latest rewrite brought no text: the one from before still stands there. Null: none did. */
export const rewriteFailedAtom = atom<string | null>(null);

/** What the phone knows of a photo besides the photo: when and how it came, and what came before. */
const MOST_TRIES = 9;

/** Of a run that is not counted yet. The drawn face has no moment. */
export function circumstancesOf(get: Getter, { source }: Pick<Shots, 'source'>): Circumstances {
  const unknown = { daytime: null, source: null, tries: null, told: null, about: null };
  if (source === null) return unknown;
  const { now: clock, handheld = true } = get(servicesAtom);
  const now = clock();
  const said = { told: get(occasionAtom), about: get(aboutAtom) };
  const live = source === 'front' || source === 'rear';
  // A computer has no album to choose from, and its file may be from anywhere: nothing is sure of how it came.
  if (!live && !handheld) return { ...unknown, ...said };
  return {
    // A photo of the library may be of any hour.
    daytime: live ? daytimeOf(new Date(now).getHours()) : null,
    source,
    tries: Math.min(MOST_TRIES, get(usedTodayAtom)() + 1),
    ...said,
  };
}

/** What the history of the signed-in person says; nothing for a guest, who has none. Never rejects. */
async function pastFor(get: Getter, present: Present): Promise<Past> {
  const session = get(sessionAtom);
  if (session.kind !== 'user') return NO_PAST;
  try {
    const entries = (await get(servicesAtom).history.list(session.user.id))?.entries ?? [];
    const earlier = entries.map((entry) => ({ measured: measurementOf(entry), facts: entry.facts }));
    return pastOf(present, earlier, localDay);
  } catch {
    return NO_PAST;
  }
}

function toFacts(get: Getter, report: FaceReport, variant: number): RoastFacts {
  const { language } = get(settingsAtom);
  const style = get(servedStyleAtom);
  const person = personOf(get(personalizationAtom));
  return factsFromReport(report, { lang: language, style, variant, ...person });
}

/** The facts of a photo that was just read, with the moment and what the history says. Never rejects. */
export async function factsOfRun(get: Getter, report: FaceReport, shots: Shots): Promise<RoastFacts> {
  const services = get(servicesAtom);
  const facts = toFacts(get, report, services.variant());
  const { value, spread } = report.score;
  const camera = cameraOf(shots.source);
  const measured = { time: services.now(), value, spread, version: report.pipelineVersion, camera };
  const past = shots.sample ? facts.past : await pastFor(get, { measured, facts });
  return { ...facts, moment: { ...facts.moment, ...circumstancesOf(get, shots) }, past };
}

export interface Written {
  readonly result: ResultText;
  /** To be remembered once it is shown. */
  readonly told: ShownLines;
  /** To be awaited once it is shown. */
  readonly better?: FirstRoast['better'] | undefined;
}

/** Writes for these facts what was not said yet. A writer that fails costs the text, never the result. */
export async function writeRoast(get: Getter, facts: RoastFacts): Promise<Written> {
  try {
    const { roast, browserModel } = get(servicesAtom);
    const mayAsk = browserModel !== undefined && get(settingsAtom).browserModel;
    const browsers = mayAsk ? await browserModel().catch(() => null) : null;
    // The browser's own model goes before the cloud's: nothing leaves for it.
    const writer = browsers !== null && (await browsers.state(facts.lang)) === 'ready' ? browsers : roast;
    const written = await writer.write(facts, get(shownLinesAtom), get(startAtom), get(tasteAtom));
    const { told, better, ...result } = written;
    return { result, told, better };
  } catch {
    return { result: { facts, roast: null, sent: null }, told: [] };
  }
}

const rewriting = atom(false);

/** Whether another text for the result that is shown is being written. */
export const rewritingAtom = atom((get) => get(rewriting));

export interface Rewrite {
  readonly fresh: boolean;
  /** What the person says of the photo after it was roasted. */
  readonly said?: Pick<Circumstances, 'told' | 'about'>;
}

/**
 * Writes again for the same report what was not said yet, in the language and style that hold now. `fresh` draws the
 * sections anew, too, which no memory chooses; the plan stays. Only the newest call counts; `fresh` does nothing while
 * another is under way. Where the writer fails, the text that there is stays. True: another one came.
 */
export const rewriteAtom = atom(null, async (get, set, { fresh, said }: Rewrite): Promise<boolean> => {
  const before = get(resultAtom);
  if (before === null || isRunning(get(journeyAtom)) || (fresh && get(rewriting))) return false;
  // It may have come back from behind a photo that failed.
  if (get(journeyAtom) !== before) moveTo(get, set, before);
  const signal = beginRun(get, set);
  set(rewriting, true);
  signal.addEventListener('abort', () => set(rewriting, false));
  const variant = fresh ? get(servicesAtom).variant() : before.facts.variant;
  // The moment and the history are those of the photo, not of this tap.
  const { moment, past } = before.facts;
  const facts = { ...toFacts(get, before.report, variant), moment: { ...moment, ...said }, past };
  const { result: written, told, better } = await writeRoast(get, facts);
  if (signal.aborted) return false;
  set(rememberAtom, told);
  set(rewriting, false);
  set(rewriteFailedAtom, written.roast === null ? before.id : null);
  // Also with the same text: what left for the one that did not come is noted.
  moveTo(get, set, written.roast === null ? { ...before } : { ...before, ...written });
  void awaitBetter(get, set, written, better);
  return written.roast !== null;
});
