/** Words of different stages of the phone that no reader would believe of one photo. */
import type { Tag } from '#roast/plan/tags.ts';

const PAIRS: readonly (readonly [Tag, readonly Tag[]])[] = [
  [
    'mouth.teeth',
    [
      'expression.serious',
      'expression.tense',
      'expression.neutral',
      'expression.sleepy',
      'expression.surprised',
      'expression.unclear',
      'strength.composure',
    ],
  ],
  // The same from both cheeks, and from one side.
  ['light.great', ['lightFrom.left', 'lightFrom.right']],
  ['light.good', ['lightFrom.left', 'lightFrom.right']],
  ['framing.turned', ['gaze.camera']],
  ['tries.first', ['gap.today', 'daytime.late']],
  ['told.just-woke', ['gap.today', 'tries.many']],
  ['tries.many', ['gap.today', 'gap.days', 'gap.weeks', 'gap.months']],
  ...(
    ['told.just-woke', 'told.before-work', 'told.after-sport', 'told.exams', 'told.night-out'] as const
  ).map((told) => [told, ['source.library', 'source.shared']] as const),
  ['trend.down', ['best.yes', 'trend.up']],
  ['trend.level', ['best.yes']],
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
