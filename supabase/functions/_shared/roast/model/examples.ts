/** Lines of the built-in bank that show a model how this person speaks: on facts that the photo has, or on another word of them. Pure. */
import { entriesOf, type Entry } from '../banks/entries.ts';
import type { Bank, Slot } from '../banks/types.ts';
import type { RoastFacts } from '../contract.ts';
import { CLAIMS } from '../plan/claims.ts';
import { hashText, seededRandom, shuffled } from '../random.ts';
import type { Tag } from '../plan/tags.ts';
import type { Subjects } from './answer-schema.ts';

/** Where a line stands, and where those of an answer stand. */
const PLACES: readonly (readonly [place: Slot, name: string, of: keyof Subjects, count: number])[] = [
  ['verdicts', 'verdict', 'jokes', 1],
  ['headlines', 'headline', 'jokes', 1],
  ['truths', 'truth', 'jokes', 4],
  ['closers', 'closer', 'praise', 1],
];

export interface Example {
  readonly place: string;
  readonly about: Tag;
  readonly text: string;
}

/** Truths stand best first: an example is one of so many. */
const BEST = 6;

/** Seven lines, drawn by the facts' variant; none of `told`, which a model could only repeat. */
export function examplesFor(
  facts: Pick<RoastFacts, 'variant'>,
  bank: Bank,
  subjects: Subjects,
  told: ReadonlySet<string>,
): Example[] {
  return PLACES.flatMap(([place, name, of, count]) => {
    const random = seededRandom(hashText(`examples ${place} ${facts.variant}`));
    const single = shuffled(
      entriesOf(bank, place).filter(({ on }) => on.length === 1),
      random,
    );
    const topics = new Set(subjects[of].map((tag) => CLAIMS[tag].topic));
    const has = ({ on }: Entry) => on.every((tag) => subjects[of].includes(tag));
    const isNear = ({ on }: Entry) => on.every((tag) => topics.has(CLAIMS[tag].topic));
    const inOrder = [...single.filter(has), ...single.filter((entry) => isNear(entry) && !has(entry))];
    return inOrder.slice(0, count).flatMap(({ on: [about], lines }) => {
      const text = shuffled(lines.slice(0, BEST), random).find(
        (line) => !told.has(line) && !line.includes('{'),
      );
      return about === undefined || text === undefined ? [] : [{ place: name, about, text }];
    });
  });
}
