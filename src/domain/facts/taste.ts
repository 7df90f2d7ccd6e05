/**
 * What makes this person laugh, learned on this phone from taps alone: how often lines that have something in common (topic,
 * form, picture), and single lines, made them laugh or were not theirs. plan/taste.ts says what a choice is worth by it. Pure.
 */

import type { TapCounts, Taste } from '#roast/contract.ts';

/** What a tap under a truth says; sharing one says `laughed`. */
export const TAPS = ['laughed', 'notMine'] as const satisfies readonly (keyof TapCounts)[];
export type Tap = (typeof TAPS)[number];

/** So many taps on one thing are remembered; the latest count for more, since tastes change. */
const MOST_TAPS = 24;
/** So many things are remembered, the latest tapped last: all topics, forms and pictures, and some hundred lines. */
export const MOST_THINGS = 300;

const NO_COUNTS: TapCounts = { laughed: 0, notMine: 0 };

/** What was learned with one more tap on a line; the other tap on the same line is taken back by `untapped`. */
export function tapped(taste: Taste, things: readonly string[], tap: Tap): Taste {
  const kept = Object.fromEntries(Object.entries(taste).filter(([thing]) => !things.includes(thing)));
  const fresh = things.map((thing): [string, TapCounts] => {
    const before = taste[thing] ?? NO_COUNTS;
    const share = before.laughed + before.notMine < MOST_TAPS ? 1 : 0.5;
    const faded = { laughed: before.laughed * share, notMine: before.notMine * share };
    return [thing, { ...faded, [tap]: faded[tap] + 1 }];
  });
  return Object.fromEntries([...Object.entries(kept), ...fresh].slice(-MOST_THINGS));
}

/** What was learned without that tap. */
export function untapped(taste: Taste, things: readonly string[], tap: Tap): Taste {
  const counts = Object.entries(taste).map(([thing, before]): [string, TapCounts] => [
    thing,
    things.includes(thing) ? { ...before, [tap]: Math.max(0, before[tap] - 1) } : before,
  ]);
  return Object.fromEntries(counts.filter(([, { laughed, notMine }]) => laughed + notMine > 0));
}

/** A topic is liked or not where so many taps say so, and one side has so large a share of them. */
const SURE_TAPS = 4;
const SURE_SHARE = 0.7;

/** The topics that plainly make the person laugh, and those that plainly do not, the most tapped first. */
export function favourites(taste: Taste): Readonly<Record<Tap, readonly string[]>> {
  const topics = Object.entries(taste)
    .filter(([thing, { laughed, notMine }]) => thing.startsWith('topic ') && laughed + notMine >= SURE_TAPS)
    .map(([thing, counts]) => ({ name: thing.slice('topic '.length), ...counts }))
    .toSorted((a, b) => b.laughed + b.notMine - a.laughed - a.notMine);
  const sure = (tap: Tap) =>
    topics
      .filter((topic) => topic[tap] >= SURE_SHARE * (topic.laughed + topic.notMine))
      .map(({ name }) => name);
  return { laughed: sure('laughed'), notMine: sure('notMine') };
}
