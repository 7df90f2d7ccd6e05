/** Who the roast is for, as long as nobody has said (the onboarding will ask). */
import type { Concern, SkincareLevel } from '#roast/contract.ts';

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
