/**
 * What an account gives of the taps on this phone (domain/facts/giving.ts), off at first. The answer of a week is drawn once
 * and kept until it has arrived: a second draw would tell more.
 */
import * as z from 'zod/mini';
import { atom } from 'jotai';
import {
  answerIn,
  drawnAnswer,
  type ToldLine,
  WAITING_ROOM,
  waitingWith,
  waitingWithout,
  weekOf,
} from '#domain/facts/giving.ts';
import type { Tap } from '#domain/facts/taste.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const GIVING_KEY = 'roast-me-giving';

export const givingRecord = storedRecord({
  schema: z.object({
    version: z.literal(1),
    /** The account that gives; null: none does. */
    ownerId: z.nullable(z.string().check(z.maxLength(128))),
    /** The week of the last draw, in whole weeks since 1970. */
    week: z.int(),
    /** The lines that were tapped since then, one a row: language, style, hash, mark. */
    taps: z.string().check(z.maxLength(WAITING_ROOM)),
    /** The answer of that week, as long as it has not arrived; ''. */
    answer: z.string().check(z.maxLength(WAITING_ROOM)),
  }),
  version: 1,
  fallback: { version: 1, ownerId: null, week: 0, taps: '', answer: '' },
});

const { value, asStored, remove } = storedAtom(givingRecord, GIVING_KEY, { follows: true });

const NOTHING_WAITS = { taps: '', answer: '' };

/** Whether the account that is signed in gives an answer a week. */
export const givesAtom = atom(
  (get) => get(value).ownerId !== null && get(value).ownerId === get(ownerIdAtom),
  // The week stays: switched off and on again, there is no second answer in it.
  (get, set, gives: boolean) =>
    set(value, gives ? { ownerId: get(ownerIdAtom), ...NOTHING_WAITS } : { ownerId: null, ...NOTHING_WAITS }),
);

/** Forgets what waits; the switch stays. Where nothing does, no record is made. */
export const forgetWaitingAtom = atom(null, (_get, set) =>
  set(value, ({ taps, answer }) => (taps === '' && answer === '' ? {} : NOTHING_WAITS)),
);

/** As on a phone where nobody ever gave: at a sign-out. */
export const forgetGivingAtom = remove;

/** One at a time: what is on its way has not arrived yet. */
const sending = atom(false);

const sendAtom = atom(null, async (get, set, ownerId: string): Promise<void> => {
  const { cloud } = get(servicesAtom);
  const { answer: text } = set(asStored);
  const answer = answerIn(text);
  if (cloud === undefined || answer === null || get(sending)) return;
  set(sending, true);
  const arrived = await cloud.giveLaugh(answer, cloud.stay(ownerId).here);
  set(sending, false);
  if (arrived) set(value, ({ answer: now }) => (now === text ? { answer: '' } : {}));
});

/**
 * A tap under a line, `null` where it was taken back: waits for the draw of a later tap, as it may still change. The first
 * tap of a week draws among those before it, and sends. Nothing where the account does not give. Never rejects.
 */
export const noteTapAtom = atom(null, async (get, set, told: ToldLine, tap: Tap | null): Promise<void> => {
  const { cloud, now } = get(servicesAtom);
  const ownerId = get(ownerIdAtom);
  if (cloud === undefined || ownerId === null || set(asStored).ownerId !== ownerId) return;
  const week = weekOf(now());
  set(value, (held) => {
    const before = waitingWithout(held.taps, told);
    const draws = held.week !== week && before !== '';
    const waiting = draws ? '' : before;
    return {
      taps: tap === null ? waiting : waitingWith(waiting, told, tap),
      ...(draws ? { week, answer: drawnAnswer(before, () => cloud.chance()) } : {}),
      // The answer of a week that is over comes too late.
      ...(held.week !== week && !draws ? { answer: '' } : {}),
    };
  });
  await set(sendAtom, ownerId);
});
