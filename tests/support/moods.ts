import type { Mood } from '#local/model-stand-in/moods.ts';
import type { ModelFailure } from '#roast/model/types.ts';

/** Moods of the stand-in in which no text comes, with what the log says of it. */
export const NO_TEXT = {
  empty: 'empty',
  declines: 'refused',
  slow: 'timeout',
  drip: 'timeout',
  flood: 'too-large',
  broken: 'broken',
  nonsense: 'broken',
  busy: 'busy',
  loading: 'busy',
  failing: 'broken',
  locked: 'refused',
} as const satisfies Readonly<Partial<Record<Mood, ModelFailure>>>;
