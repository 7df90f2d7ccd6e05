/** Facts of a roast that is kept, in today's shape. */
import * as z from 'zod';
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST } from '#functions/moment-words.ts';
import { roastFactsSchema, type RoastFacts } from '#roast/contract.ts';

/** What the first ones did not say. */
export const NOT_SAID: Pick<RoastFacts, 'moment' | 'past' | 'turns'> = {
  moment: NO_MOMENT,
  past: NO_PAST,
  turns: [...FIRST_TURNS],
};

const earlierSchema = z.looseObject({
  v: z.literal([1, FACTS_VERSION]),
  ratings: z.looseObject({ faceShape: z.unknown() }),
  concern: z.unknown(),
});

/** Earlier ones rated the face's shape, too, and had a word for no concern. */
export const keptFactsSchema = z.preprocess((value) => {
  const earlier = earlierSchema.safeParse(value);
  if (!earlier.success) return value;
  const { ratings, concern, ...facts } = earlier.data;
  const { faceShape: _shape, ...scored } = ratings;
  const named = concern === 'none' ? null : concern;
  return { ...NOT_SAID, ...facts, v: FACTS_VERSION, ratings: scored, concern: named };
}, roastFactsSchema);
