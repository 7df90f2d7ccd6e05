/** The Japanese phrase bank, put together from its groups. */
import type { Bank } from '../types.ts';
import { closers } from './closers.ts';
import { expressionCues } from './cues-expression.ts';
import { flawCues } from './cues-flaw.ts';
import { greats } from './greats.ts';
import { headlines } from './headlines.ts';
import { caveats, kickers } from './openers.ts';
import { photoProducts } from './products-photo.ts';
import { skinProducts } from './products-skin.ts';
import { photoRoadmap } from './roadmap-photo.ts';
import { skinRoadmap } from './roadmap-skin.ts';
import { sections } from './sections.ts';
import { expressionTruths } from './truths-expression.ts';
import { framingTruths } from './truths-framing.ts';
import { levelTruths } from './truths-level.ts';
import { lightTruths } from './truths-light.ts';
import { glowTruths } from './truths-skin-glow.ts';
import { surfaceTruths } from './truths-skin-surface.ts';
import { toneTruths } from './truths-skin-tone.ts';

export const jaBank: Bank = {
  joiner: '',
  headlines,
  cues: { ...expressionCues, ...flawCues },
  kickers,
  caveats,
  truths: {
    ...toneTruths,
    ...surfaceTruths,
    ...glowTruths,
    ...lightTruths,
    ...framingTruths,
    ...expressionTruths,
    ...levelTruths,
  },
  greats,
  sections,
  roadmap: { ...skinRoadmap, ...photoRoadmap },
  products: { ...skinProducts, ...photoProducts },
  closers,
};
