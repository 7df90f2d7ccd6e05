/** Every fact that may be sent, for the list on the privacy page; a test compares it with the contract. */
import type { Moment, Past, RoastFacts } from '#roast/contract.ts';

type FactPath =
  | Exclude<keyof RoastFacts, 'moment' | 'past'>
  | `moment.${keyof Moment}`
  | `past.${keyof Past}`;

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
  'moment.gaze',
  'moment.mouth',
  'moment.lightFrom',
  'moment.background',
  'moment.daytime',
  'moment.source',
  'moment.tries',
  'moment.told',
  'past.repeats',
  'past.times',
  'past.trend',
  'past.gap',
  'past.best',
  'turns',
] as const satisfies readonly FactPath[];
