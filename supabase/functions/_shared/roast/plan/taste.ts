/**
 * What a choice is worth more or less to somebody who tapped so: a bandit over what lines have in common and the lines
 * themselves. Which may be told at all, and what rests, is the memory's (plan/memory.ts): this moves only those that may. Pure.
 */
import type { TapCounts, Taste } from '../contract.ts';
import { hashText, seededRandom } from '../random.ts';
import type { Choice } from './choice.ts';
import { topicsOf } from './options.ts';

const NO_COUNTS: TapCounts = { laughed: 0, notMine: 0 };

/** What is learned about, with how much each kind tells; a line of its own most, since it was that line which was tapped. */
const KINDS = { topic: 1, form: 0.7, image: 0.7, line: 1.5 } as const;
type Kind = keyof typeof KINDS;

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
    const { laughed, notMine } = taste[thing] ?? NO_COUNTS;
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
