/** Everything that is said in this language and style. */
import type { Bank } from '../../types.ts';
import { products } from '../advice/products.ts';
import { roadmap } from '../advice/roadmap.ts';
import { bands } from './bands.ts';
import { camera } from './camera.ts';
import { caveats } from './caveats.ts';
import { expression } from './expression.ts';
import { habits } from './habits.ts';
import { light } from './light.ts';
import { sections } from './sections.ts';
import { skin } from './skin.ts';
import { strengths } from './strengths.ts';

export const bank: Bank = {
  joiner: ' ',
  topics: [bands, light, camera, expression, skin, habits, strengths],
  caveats,
  sections,
  roadmap,
  products,
};
