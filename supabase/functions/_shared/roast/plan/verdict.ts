/** The one label of a roast, to be quoted. Pure. */
import type { Bank } from '../banks/types.ts';
import { CLAIMS, isSeen, SKIN_TOPICS } from './claims.ts';
import { faultTopics, mayJoke, type Photo } from './jokes.ts';
import { disjoint, fitting, linesOf, ranked, SHAKE, type Option } from './options.ts';
import { contradicts, type SaidSoFar } from './praise.ts';

/** What a label is worth more that rests on what everybody sees in the photo. */
const SEEN = 150;
/** And one on something that the roast tells, too. */
const TOLD = 150;

/**
 * The labels that hold of this photo, the fittest first. None teases the skin, and none praises what was teased or is to
 * be worked on. The key `strength.effort` always holds, so that there is one.
 */
export function verdicts(
  photo: Photo,
  bank: Bank,
  { told, faults, unpraised }: SaidSoFar,
  random: () => number,
): Option[] {
  const fit = fitting(bank, 'verdicts', photo.tags).filter(({ on }) => {
    const praise = on.filter((tag) => CLAIMS[tag].stance === 'strength');
    return (
      mayJoke(photo, on) &&
      faultTopics(on).every((topic) => !SKIN_TOPICS.has(topic)) &&
      disjoint(praise, faults) &&
      !contradicts(praise, faults, unpraised)
    );
  });
  const bonus = ({ on }: (typeof fit)[number]) =>
    (isSeen(on) ? SEEN : 0) + (on.some((tag) => told.has(tag)) ? TOLD : 0);
  return linesOf(ranked(fit, SHAKE, random, bonus), random);
}
