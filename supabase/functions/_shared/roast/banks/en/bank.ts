/** The English phrase bank, put together from its groups. */
import type { Bank } from '../types.ts';
import { closers } from './closers.ts';
import { greats } from './greats.ts';
import { headlines } from './headlines.ts';
import { caveats, cues, kickers } from './openers.ts';
import { products } from './products.ts';
import { roadmap } from './roadmap.ts';
import { sections } from './sections.ts';
import { photoTruths } from './truths-photo.ts';
import { skinTruths } from './truths-skin.ts';

export const enBank: Bank = {
  joiner: ' ',
  headlines,
  cues,
  kickers,
  caveats,
  truths: { ...skinTruths, ...photoTruths },
  greats,
  sections,
  roadmap,
  products,
  closers,
};
