/** What of the canonical crop's scale is taken back, because it is the lamp's as well as the face's. */
import { FORM_CONTRAST, MEAN, meanOf, type OwnTone } from './canonical-tone.ts';

/** How much of the lamp's hardness relief is given back: flat light is not taken for rough skin in full. */
const LAMP_SHARE = 0.3;
/** Mean cube-root light of the darkest face that is told from black. */
const DARKEST = 0.1;

/**
 * What relief read from the canonical crop is to be multiplied with. The crop is scaled by the contrast around cheeks
 * and mouth, which a smile deepens by a tenth; this sets relief on the steadier contrast instead, and takes back a
 * part of the scale: real skin in a studio's flat light has no deeper relief than skin under a hard lamp
 * (lab/notes/measuring.md, "Real people": what moved the scores, "Texture").
 */
export function reliefScaleOf({ contrast, steadyContrast }: OwnTone): number {
  return (meanOf(contrast) / steadyContrast) * (steadyContrast / FORM_CONTRAST) ** LAMP_SHARE;
}

/** How much of the lamp's hardness all contrasts of the skin are given back. */
const HARDNESS_SHARE = 0.4;

/**
 * What contrasts of the skin read from the canonical crop are to be multiplied with: the crop is scaled by the contrast
 * of form, and a hard lamp deepens form more than it deepens marks, so that skin under it would read calmer. The part
 * was chosen by relit faces of one half of the people (lab/notes/measuring.md, "Weights by changed lamps"). A darker
 * skin is the same picture shifted, or seen through a layer that takes contrast and light alike: half-way between the
 * two, contrast is set on the root of light.
 */
export function lampScaleOf({ mean, steadyContrast }: OwnTone): number {
  const hardness = steadyContrast * Math.sqrt(meanOf(MEAN) / Math.max(DARKEST, meanOf(mean)));
  return (hardness / FORM_CONTRAST) ** HARDNESS_SHARE;
}
