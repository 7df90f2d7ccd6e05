/** What a photo got wrong as a photo. */
import type { FRAMINGS, LIGHTS } from '../../vocabulary.ts';
import type { RoastFacts } from '../contract.ts';

export type PhotoFlaw =
  | `light.${Exclude<(typeof LIGHTS)[number], 'great' | 'good'>}`
  | 'sharpness.soft'
  | `framing.${Exclude<(typeof FRAMINGS)[number], 'great'>}`;

/** The flaws of the photo, light first. */
export function photoFlaws(facts: RoastFacts): PhotoFlaw[] {
  const flaws: PhotoFlaw[] = [];
  if (facts.light !== 'great' && facts.light !== 'good') flaws.push(`light.${facts.light}`);
  if (facts.sharpness === 'soft') flaws.push('sharpness.soft');
  if (facts.framing !== 'great') flaws.push(`framing.${facts.framing}`);
  return flaws;
}
