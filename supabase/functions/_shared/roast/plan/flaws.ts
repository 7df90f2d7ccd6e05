/** What a photo got wrong as a photo. */
import type { BACKGROUNDS } from '../../moment-words.ts';
import type { FRAMINGS, LIGHTS } from '../../vocabulary.ts';
import type { RoastFacts } from '../contract.ts';

export type PhotoFlaw =
  | `light.${Exclude<(typeof LIGHTS)[number], 'great' | 'good'>}`
  | 'sharpness.soft'
  | `framing.${Exclude<(typeof FRAMINGS)[number], 'great'>}`
  | `background.${Exclude<(typeof BACKGROUNDS)[number], 'plain'>}`;

/** The flaws of the photo, light first; a background that somebody would joke about is one. */
export function photoFlaws(facts: RoastFacts): PhotoFlaw[] {
  const flaws: PhotoFlaw[] = [];
  if (facts.light !== 'great' && facts.light !== 'good') flaws.push(`light.${facts.light}`);
  if (facts.sharpness === 'soft') flaws.push('sharpness.soft');
  if (facts.framing !== 'great') flaws.push(`framing.${facts.framing}`);
  const { background } = facts.moment;
  if (background !== null && background !== 'plain') flaws.push(`background.${background}`);
  return flaws;
}
