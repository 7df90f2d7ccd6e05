/**
 * The result that a guest has asked to keep, on the device: the tab may close while they read the mail with their code, and
 * the sign-in may end in another one. Taken up by take-held.ts.
 */
import { atom, type Getter, type Setter } from 'jotai';
import type { JourneyResult } from '#state/journey.ts';
import { servicesAtom } from '#state/services.ts';
import { HELD_KEY, type HeldRecord, TAB_VERSION, tabResultOf } from '#state/tab-keep.ts';

/** What the device held as this tab began; null: nothing, or it has been taken. */
export const heldAtom = atom<HeldRecord | null>(null);

/** Somebody has signed in too late for it: true until that is said. */
export const heldTooLongAtom = atom(false);

/** From now on, for an hour. For the state of the journey only. */
export function holdOnDevice(get: Getter, done: JourneyResult, sent: readonly string[]): void {
  const services = get(servicesAtom);
  const record: HeldRecord = { v: TAB_VERSION, since: services.now(), sent, result: tabResultOf(done) };
  services.text(HELD_KEY).write(JSON.stringify(record));
}

/** The device holds none any more. For the state of the journey only. */
export function letGo(get: Getter, set: Setter): void {
  set(heldAtom, null);
  get(servicesAtom).text(HELD_KEY).remove();
}
