/** What a photo got wrong as a photo. */
import type { FRAMINGS, LIGHTS } from '../../vocabulary.ts';

export type PhotoFlaw =
  | `light.${Exclude<(typeof LIGHTS)[number], 'great' | 'good'>}`
  | 'sharpness.soft'
  | `framing.${Exclude<(typeof FRAMINGS)[number], 'great'>}`;
