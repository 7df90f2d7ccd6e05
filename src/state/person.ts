/** Who the roast is for, as coarse as the facts may know it. */
import type { Concern, SkincareLevel } from '#roast/contract.ts';
import type { Personalization } from '#state/onboarding.ts';

interface Person {
  readonly concern: Concern;
  readonly level: SkincareLevel;
  readonly teen: boolean;
}

/**
 * The careful guess: the product is for people from 13, so without an answer the advice must suit a
 * 13-year-old (no acids, no retinoids), and start at the beginning.
 */
export const UNKNOWN_PERSON: Person = { concern: 'none', level: 'beginner', teen: true };

/** What was answered, and the careful guess for the rest. Age range and gender stay on the phone. */
export function personOf({ ageRange, mainConcern, skincareLevel }: Personalization): Person {
  return {
    concern: mainConcern ?? UNKNOWN_PERSON.concern,
    level: skincareLevel ?? UNKNOWN_PERSON.level,
    teen: ageRange === null ? UNKNOWN_PERSON.teen : ageRange === 'teens',
  };
}
