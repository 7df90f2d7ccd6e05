/** Words of different stages of the phone that no reader would believe of one photo. */
import type { Tag } from '#roast/plan/tags.ts';

const GRIN = ['mouth.teeth', 'mouth.half-smile'] as const;
const LIT = ['light.great', 'light.good', 'strength.light'] as const;
const HALF_SHUT = ['eyes.one-shut', 'eyes.squint'] as const;

const PAIRS: readonly (readonly [Tag, readonly Tag[]])[] = [
  ['expression.serious', GRIN],
  ['expression.tense', GRIN],
  ['expression.neutral', [...GRIN, 'mouth.puckered']],
  ['expression.sleepy', ['eyes.wide', 'brows.raised']],
  ['expression.surprised', HALF_SHUT],
  ['expression.smile', ['mouth.pressed', 'mouth.puckered']],
  ['expression.big-smile', ['mouth.pressed', 'mouth.puckered', 'mouth.half-smile']],
  ['strength.smile', ['mouth.pressed', 'mouth.puckered']],
  ['strength.composure', ['mouth.teeth', 'eyes.one-shut']],
  ['strength.features', [...HALF_SHUT, 'gaze.down', 'gaze.aside', 'gaze.up']],
  ['lightFrom.above', LIT],
  ['lightFrom.below', LIT],
  ['lightFrom.behind', LIT],
  ['lightColour.coloured', LIT],
  ['tries.first', ['gap.today']],
  ['trend.down', ['best.yes', 'trend.up']],
];

const byTag = new Map<Tag, Set<Tag>>();
for (const [tag, others] of PAIRS) {
  for (const other of others) {
    byTag.set(tag, (byTag.get(tag) ?? new Set()).add(other));
    byTag.set(other, (byTag.get(other) ?? new Set()).add(tag));
  }
}

/** Whether these two cannot both be said of a photo. */
export const areIncompatible = (a: Tag, b: Tag): boolean => byTag.get(a)?.has(b) ?? false;
