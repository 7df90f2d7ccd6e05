/** Who the roast is for, as coarse as the facts may know it. */
import { MAIN_CONCERNS, type AgeRange, type MainConcern, type SkincareLevel } from '#functions/vocabulary.ts';
import { type Personalization } from '#state/onboarding-atoms.ts';

/** Null: did not say. */
interface Person {
  readonly concern: MainConcern | null;
  readonly level: SkincareLevel | null;
  readonly teen: boolean | null;
}

/** Somebody who has said nothing. */
export const UNKNOWN_PERSON: Person = { concern: null, level: null, teen: null };

/** No worry of theirs, and nothing to put into their heads (decision 26). */
const NOT_FOR_TEENS: ReadonlySet<MainConcern> = new Set(['aging', 'wrinkles']);

/** As they are offered: what is none of the others comes last. */
const OFFERED: readonly MainConcern[] = [...MAIN_CONCERNS.filter((one) => one !== 'other'), 'other'];

/** The concerns to choose from. A person whose age is not known gets the list for teenagers. */
export function concernsFor(ageRange: AgeRange | null): readonly MainConcern[] {
  return ageRange === null || ageRange === 'teens'
    ? OFFERED.filter((one) => !NOT_FOR_TEENS.has(one))
    : OFFERED;
}

/**
 * The concern that counts; null where none was chosen, or one that is not offered at this age: it was chosen
 * before the age was changed, or on another device.
 */
export function concernOf({ ageRange, mainConcern }: Personalization): MainConcern | null {
  return concernsFor(ageRange).find((one) => one === mainConcern) ?? null;
}

/** What was answered. Age range and gender stay on the phone. */
export function personOf(personalization: Personalization): Person {
  const { ageRange, skincareLevel } = personalization;
  return {
    concern: concernOf(personalization),
    level: skincareLevel,
    teen: ageRange === null ? null : ageRange === 'teens',
  };
}
