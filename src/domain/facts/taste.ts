/**
 * What makes this person laugh, learned on this phone from taps alone: a bandit over what lines have in common (topic, form,
 * picture) and over the lines themselves. Rest and eligibility are the memory's (plan/memory.ts): here is only what a choice
 * is worth more or less among those that may be told. Pure.
 */
import type { Choice } from '#roast/plan/choice.ts';
import { topicsOf } from '#roast/plan/options.ts';
import { hashText, seededRandom } from '#roast/random.ts';

/** What a tap under a truth says; sharing one says `laughed`. */
export const TAPS = ['laughed', 'notMine'] as const;
export type Tap = (typeof TAPS)[number];

/** How often lines with one thing in common made the person laugh, and how often they were not theirs. */
export type Counts = Readonly<Record<Tap, number>>;

/** By what lines have in common: `topic light`, `form question`, `image cat`, `line 1k2j3h`. */
export type Taste = Readonly<Record<string, Counts>>;

/** What is learned about, with how much each kind tells; a line of its own most, since it was that line which was tapped. */
const KINDS = { topic: 1, form: 0.7, image: 0.7, line: 1.5 } as const;
type Kind = keyof typeof KINDS;

/** So many taps on one thing are remembered; the latest count for more, since tastes change. */
const MOST_TAPS = 24;
/** So many things are remembered, the latest tapped last: all topics, forms and pictures, and some hundred lines. */
export const MOST_THINGS = 300;
/** A thing that was never tapped counts as if it had been tapped so often, as likely liked as all others. */
const PRIOR = 2;
/** Points of weight for a thing that is always liked where half of all are. */
const WORTH = 1100;
/** Points of weight by which a thing that was never tapped is drawn up or down, so that it gets its chance. */
const CURIOUS = 45;
/** More than this no taste moves a choice, in points of weight. */
export const MOST_BONUS = 400;

/** What a line has in common with others. */
export function thingsOf({ name, on, traits }: Pick<Choice, 'name' | 'on' | 'traits'>): readonly string[] {
  return [
    ...topicsOf(on).map((topic) => `topic ${topic}`),
    ...(traits?.forms ?? []).map((form) => `form ${form}`),
    ...(traits?.images ?? []).map((image) => `image ${image}`),
    `line ${hashText(name).toString(36)}`,
  ];
}

const NONE: Counts = { laughed: 0, notMine: 0 };

/** What was learned with one more tap on a line; the other tap on the same line is taken back by `untapped`. */
export function tapped(taste: Taste, things: readonly string[], tap: Tap): Taste {
  const kept = Object.fromEntries(Object.entries(taste).filter(([thing]) => !things.includes(thing)));
  const fresh = things.map((thing): [string, Counts] => {
    const before = taste[thing] ?? NONE;
    const share = before.laughed + before.notMine < MOST_TAPS ? 1 : 0.5;
    const faded = { laughed: before.laughed * share, notMine: before.notMine * share };
    return [thing, { ...faded, [tap]: faded[tap] + 1 }];
  });
  return Object.fromEntries([...Object.entries(kept), ...fresh].slice(-MOST_THINGS));
}

/** What was learned without that tap. */
export function untapped(taste: Taste, things: readonly string[], tap: Tap): Taste {
  const counts = Object.entries(taste).map(([thing, before]): [string, Counts] => [
    thing,
    things.includes(thing) ? { ...before, [tap]: Math.max(0, before[tap] - 1) } : before,
  ]);
  return Object.fromEntries(counts.filter(([, { laughed, notMine }]) => laughed + notMine > 0));
}

/** The share of all taps that were laughs, by topics, of which each line has one or more; 0.5 where there was none. */
function usual(taste: Taste): number {
  const topics = Object.entries(taste).filter(([thing]) => thing.startsWith('topic '));
  const laughed = topics.reduce((sum, [, counts]) => sum + counts.laughed, 0);
  const all = topics.reduce((sum, [, counts]) => sum + counts.laughed + counts.notMine, 0);
  return (laughed + PRIOR / 2) / (all + PRIOR);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * What a choice is worth more or less to who tapped so, in points of weight, -400 to 400. A thing that was seldom tapped is
 * drawn up or down by chance (Thompson sampling, with a normal draw for the beta one): what is unknown gets its chance.
 *
 * @param seed another one for each roast
 */
export function bonusOf(taste: Taste, seed: number): (choice: Choice) => number {
  const base = usual(taste);
  const worthOf = (thing: string, scale: number): number => {
    const { laughed, notMine } = taste[thing] ?? NONE;
    const taps = laughed + notMine;
    const learned = (laughed + PRIOR * base) / (taps + PRIOR) - base;
    const random = seededRandom(hashText(`${seed} ${thing}`));
    const drawn = random() + random() + random() - 1.5;
    return scale * (WORTH * learned + CURIOUS * drawn * Math.sqrt(PRIOR / (taps + PRIOR)));
  };
  return (choice) => {
    const things = thingsOf(choice);
    const kinds = (Object.keys(KINDS) as Kind[]).map((kind) => {
      const named = things.filter((thing) => thing.startsWith(`${kind} `));
      // Of a line that was never tapped nothing is known, and its own draw would be noise.
      const known = kind === 'line' ? named.filter((thing) => taste[thing] !== undefined) : named;
      return mean(known.map((thing) => worthOf(thing, KINDS[kind])));
    });
    const sum = kinds.reduce((all, worth) => all + worth, 0);
    return Math.max(-MOST_BONUS, Math.min(MOST_BONUS, sum));
  };
}
