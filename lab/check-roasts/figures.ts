/** What is counted over all roasts, besides contradictions. */
import type { RoastFacts } from '#roast/contract.ts';
import { isSeen } from '#roast/plan/claims.ts';
import type { Tag } from '#roast/plan/tags.ts';
import type { OtherFaces } from './other-faces.ts';
import { claimsIn, PLACES, type Place, type Reading } from './reading.ts';
import { isAboutSkin } from './rules/kind.ts';

/** How many keys are listed that make lines hold for others. */
const LISTED = 10;
/** Of a line that says something of the history. */
const BACK = /^(?:repeat|trend|gap|best)\./u;

export interface CommonKey {
  readonly key: string;
  readonly told: number;
  readonly others: number;
}

export interface Figures {
  /** Mean share of other faces of which a told line is true as well, by place; 0 to 1. */
  readonly others: Readonly<Record<Place, number>>;
  /** The keys that add most to that: how often they were told, and of what share of other faces they are true. */
  readonly common: Readonly<Record<'truth' | 'great', readonly CommonKey[]>>;
  /** Share of truths that are about the skin. */
  readonly skinTruths: number;
  /** Share of roasts of which two truths rest on what the photo shows. */
  readonly seen: number;
  /** How many roasts have a history, and the share of them that say something of it. */
  readonly withPast: number;
  readonly callBacks: number;
  /** Share of roasts that are unlike all before, from headline to closer. */
  readonly distinct: number;
}

export interface Counter {
  add(face: number, reading: Reading): void;
  figures(): Figures;
}

export const hasPast = ({ past }: RoastFacts): boolean =>
  past.trend !== null || past.gap !== null || past.best || past.repeats !== null;

export const looksBack = (reading: Reading): boolean => claimsIn(reading).some(({ tag }) => BACK.test(tag));

interface Sum {
  told: number;
  others: number;
}

function addTo(sums: Map<string, Sum>, key: string, others: number): void {
  const before = sums.get(key) ?? { told: 0, others: 0 };
  sums.set(key, { told: before.told + 1, others: before.others + others });
}

const commonest = (sums: ReadonlyMap<string, Sum>): CommonKey[] =>
  [...sums]
    .sort(([, a], [, b]) => b.others - a.others)
    .slice(0, LISTED)
    .map(([key, { told, others }]) => ({ key, told, others: ratio(others, told) }));

export function createCounter(otherFaces: OtherFaces): Counter {
  const places = new Map<string, Sum>();
  const keys = { truth: new Map<string, Sum>(), great: new Map<string, Sum>() };
  const tops = new Set<string>();
  const count = { roasts: 0, truths: 0, skin: 0, seen: 0, past: 0, back: 0 };
  const addLine = (face: number, place: Place, tags: readonly Tag[]) => {
    const others = otherFaces.share(tags, face);
    addTo(places, place, others);
    if (place === 'truth' || place === 'great') addTo(keys[place], tags.join('+'), others);
  };
  return {
    add(face, reading) {
      count.roasts++;
      tops.add(reading.lines.map(({ text }) => text).join('\n'));
      for (const line of reading.lines) {
        if (line.tags !== null) addLine(face, line.place, line.tags);
        if (line.place === 'truth') count.truths++;
        if (line.place === 'truth' && isAboutSkin(line)) count.skin++;
      }
      const unseen = reading.lines.filter(
        ({ place, tags }) => place === 'truth' && tags !== null && !isSeen(tags),
      );
      if (unseen.length <= 1) count.seen++;
      if (!hasPast(reading.facts)) return;
      count.past++;
      if (looksBack(reading)) count.back++;
    },
    figures: () => ({
      others: Object.fromEntries(
        PLACES.map((place) => [place, ratio(places.get(place)?.others, places.get(place)?.told)]),
      ) as Record<Place, number>,
      common: { truth: commonest(keys.truth), great: commonest(keys.great) },
      skinTruths: ratio(count.skin, count.truths),
      seen: ratio(count.seen, count.roasts),
      withPast: count.past,
      callBacks: ratio(count.back, count.past),
      distinct: ratio(tops.size, count.roasts),
    }),
  };
}

const ratio = (part = 0, whole = 0): number => (whole === 0 ? 0 : part / whole);
