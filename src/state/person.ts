/** Who the roast is for, as coarse as the facts may know it. */
import {
  MAIN_CONCERNS,
  type AgeRange,
  type Concern,
  type MainConcern,
  type SkincareLevel,
} from '#functions/vocabulary.ts';
import { type Personalization } from '#state/onboarding.ts';

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

const isTeen = (ageRange: AgeRange | null): boolean =>
  ageRange === null ? UNKNOWN_PERSON.teen : ageRange === 'teens';

/** No worry of theirs, and nothing to put into their heads. */
const NOT_FOR_TEENS: ReadonlySet<MainConcern> = new Set(['aging']);

/** As they are offered: what is none of the others comes last. */
const OFFERED: readonly MainConcern[] = [...MAIN_CONCERNS.filter((one) => one !== 'other'), 'other'];

/** The concerns to choose from. A person whose age is not known gets the list for teenagers. */
export function concernsFor(ageRange: AgeRange | null): readonly MainConcern[] {
  return isTeen(ageRange) ? OFFERED.filter((one) => !NOT_FOR_TEENS.has(one)) : OFFERED;
}

/**
 * The concern that counts; null where none was chosen, or one that is not offered at this age: it was chosen
 * before the age was changed, by an earlier version, or on another device.
 */
export function concernOf({ ageRange, mainConcern }: Personalization): MainConcern | null {
  return concernsFor(ageRange).find((one) => one === mainConcern) ?? null;
}

/** What was answered, and the careful guess for the rest. Age range and gender stay on the phone. */
export function personOf(personalization: Personalization): Person {
  return {
    concern: concernOf(personalization) ?? UNKNOWN_PERSON.concern,
    level: personalization.skincareLevel ?? UNKNOWN_PERSON.level,
    teen: isTeen(personalization.ageRange),
  };
}
