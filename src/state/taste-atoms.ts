/** What this phone has learned about what makes its person laugh, by taps under truths. It leaves the phone only as giving-atoms.ts says. */
import * as z from 'zod/mini';
import { atom } from 'jotai';
import { MOST_THINGS, tapped, untapped, type Tap } from '#domain/facts/taste.ts';
import type { Taste } from '#roast/contract.ts';
import { noteTapAtom } from '#state/giving-atoms.ts';
import { resultAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const TASTE_KEY = 'roast-me-taste';

/** Characters of one thing with its counts, at most. */
const ROOM = 64;

export const tasteRecord = storedRecord({
  schema: z.object({
    version: z.literal(1),
    /** Off: nothing is asked, nothing is learned, and what was learned does not count. */
    learns: z.boolean(),
    /** One text of lines, `laughs notMine thing`, since keys of an object that are gone would stay in storage (stored-record.ts). */
    things: z.string().check(z.maxLength(MOST_THINGS * ROOM)),
  }),
  version: 1,
  fallback: { version: 1, learns: true, things: '' },
});

const { value } = storedAtom(tasteRecord, TASTE_KEY, { follows: true });

/** What cannot be read is forgotten. */
const tasteIn = (things: string): Taste =>
  Object.fromEntries(
    things.split('\n').flatMap((line) => {
      const [laughed = '', notMine = '', ...words] = line.split(' ');
      const counts = { laughed: Number(laughed), notMine: Number(notMine) };
      return words.length > 0 && counts.laughed + counts.notMine > 0 ? [[words.join(' '), counts]] : [];
    }),
  );

const thingsIn = (taste: Taste): string =>
  Object.entries(taste)
    .map(([thing, { laughed, notMine }]) => `${laughed} ${notMine} ${thing}`)
    .join('\n');

/** Whether taps are asked for and count. */
export const learnsAtom = atom(
  (get) => get(value).learns,
  (_get, set, learns: boolean) => set(value, { learns }),
);

/** What counts for the next roast; undefined: nothing does. */
export const tasteAtom = atom((get): Taste | undefined => {
  const { learns, things } = get(value);
  return learns && things !== '' ? tasteIn(things) : undefined;
});

/** How many things are known: nothing to forget where there are none. */
export const knownThingsAtom = atom((get) => Object.keys(tasteIn(get(value).things)).length);

/** Forgets all that was learned; the switch stays. */
export const forgetTasteAtom = atom(null, (_get, set) => set(value, { things: '' }));

/** The taps under the truths of one result, until another comes. */
const tapsOfResult = atom<{ readonly id: string; readonly taps: Readonly<Record<string, Tap>> } | null>(null);

/** What was tapped under the truths of the result that is shown, by truth. */
export const tapsAtom = atom((get): Readonly<Record<string, Tap>> => {
  const known = get(tapsOfResult);
  return known !== null && known.id === get(resultAtom)?.id ? known.taps : {};
});

/** A tap under a truth of the result that is shown; the same one again takes it back, the other one replaces it. */
export const tapAtom = atom(null, async (get, set, { truth, tap }: { truth: string; tap: Tap }) => {
  const result = get(resultAtom);
  if (!result?.roast || !get(value).learns) return;
  const { [truth]: before, ...others } = get(tapsAtom);
  const now = before === tap ? others : { ...others, [truth]: tap };
  set(tapsOfResult, { id: result.id, taps: now });
  const things = await get(servicesAtom)
    .roast.thingsOf(result.facts, result.roast, truth)
    .catch(() => []);
  if (things.length === 0) return;
  const [, line] = things.find((thing) => thing.startsWith('line '))?.split(' ') ?? [];
  const { lang, style } = result.facts;
  // Nobody waits for it.
  if (line !== undefined) void set(noteTapAtom, { lang, style, line }, before === tap ? null : tap);
  set(value, ({ things: known }) => {
    const taste = before === undefined ? tasteIn(known) : untapped(tasteIn(known), things, before);
    return { things: thingsIn(before === tap ? taste : tapped(taste, things, tap)) };
  });
});

/** A truth that went out to friends made somebody laugh, unless its person said otherwise. */
export const sharedTruthAtom = atom(null, async (get, set, truth: string) => {
  if (get(tapsAtom)[truth] === undefined) await set(tapAtom, { truth, tap: 'laughed' });
});
