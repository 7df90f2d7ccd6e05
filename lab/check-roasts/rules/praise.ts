/** What is teased is not praised, in whole or in part, and lines do not exclude each other. */
import type { Topic } from '#roast/plan/claims.ts';
import { SPOKEN } from '../holds.ts';
import { claimsIn, praisedIn, TEASING, type Claimed } from '../reading.ts';
import { areIncompatible } from './incompatible.ts';
import { when, type Rule } from './finding.ts';

/** What a reader takes for part of what. */
const PARTS: Partial<Record<Topic, readonly Topic[]>> = {
  skin: SPOKEN,
  features: ['expression', 'gaze', 'darkCircles', 'sharpness'],
  vibe: ['light', 'sharpness', 'framing', 'background'],
  // One side in shadow is not seen whole.
  outline: ['light'],
  evenness: ['light'],
  // 構図 is what stands behind, too.
  framing: ['background'],
};

/** No background is a fault of its own; a line that picks on one still spoils praise of the whole photo. */
const isTease = ({ stance, topic }: Claimed) => stance === 'fault' || topic === 'background';

export const teasedAndPraised: Rule = (reading) =>
  claimsIn(reading, TEASING)
    .filter(isTease)
    .flatMap((tease) =>
      praisedIn(reading).flatMap((praise) => {
        const what = `${tease.tag} / ${praise.tag}`;
        const texts = [tease.line.text, praise.line.text];
        return [
          ...when(tease.topic === praise.topic, 'teased-and-praised', what, ...texts),
          ...when(
            PARTS[praise.topic]?.includes(tease.topic) ?? false,
            'part-teased-whole-praised',
            what,
            ...texts,
          ),
        ];
      }),
    );

export const cleanPraise: Rule = (reading) => [
  ...claimsIn(reading, ['great']).flatMap(({ stance, tag, line }) =>
    when(stance === 'fault', 'great-with-dig', tag, line.text),
  ),
  // A last line may name the fault that it looks back at, and no other.
  ...claimsIn(reading, ['closer']).flatMap(({ stance, tag, topic, line }) => {
    const known = claimsIn(reading, TEASING).some((claim) => claim.topic === topic);
    return when(stance === 'fault' && !known, 'new-dig-last', tag, line.text);
  }),
];

const knowsBoth = (one: Claimed, other: Claimed) =>
  [one, other].some(({ line }) => [one.tag, other.tag].every((tag) => line.tags?.includes(tag)));

/** A line that was written for both is spared: it knows. */
export const incompatible: Rule = (reading) => {
  const claims = claimsIn(reading);
  return claims.flatMap((one, i) =>
    claims
      .slice(i + 1)
      .flatMap((other) =>
        when(
          one.line !== other.line && areIncompatible(one.tag, other.tag) && !knowsBoth(one, other),
          'incompatible',
          `${one.tag} / ${other.tag}`,
          one.line.text,
          other.line.text,
        ),
      ),
  );
};
