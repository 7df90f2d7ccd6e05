/** Every fact that may be sent, for the list on the privacy page; a test compares it with the contract. */
import { NO_MOMENT, NO_PAST } from '#functions/moment-words.ts';
import { keysOf } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';

export const FACT_NAMES = [
  'v',
  'lang',
  'style',
  'score',
  'band',
  'confidence',
  'faceShape',
  'ratings',
  'skin',
  'expression',
  'light',
  'sharpness',
  'framing',
  'concern',
  'level',
  'teen',
  'variant',
  ...keysOf(NO_MOMENT).map((name) => `moment.${name}` as const),
  ...keysOf(NO_PAST).map((name) => `past.${name}` as const),
  'turns',
  'tellings',
] as const satisfies readonly (keyof RoastFacts | `moment.${string}` | `past.${string}`)[];
