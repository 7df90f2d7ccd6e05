/** Everything that is said in this language and style. */
import type { Bank } from '../../types.ts';
import { products } from '../advice/products.ts';
import { roadmap } from '../advice/roadmap.ts';
import { background } from './background.ts';
import { bands } from './bands.ts';
import { callbacks } from './callbacks.ts';
import { camera } from './camera.ts';
import { caveats } from './caveats.ts';
import { chin } from './chin.ts';
import { expression } from './expression.ts';
import { framing } from './framing.ts';
import { gaze } from './gaze.ts';
import { greatsEffort } from './greats-effort.ts';
import { greatsMoments } from './greats-moments.ts';
import { greatsPairs } from './greats-pairs.ts';
import { habits } from './habits.ts';
import { lamps } from './lamps.ts';
import { light } from './light.ts';
import { moment } from './moment.ts';
import { mouth } from './mouth.ts';
import { pairsFace } from './pairs-face.ts';
import { pairsLight } from './pairs-light.ts';
import { pairs } from './pairs.ts';
import { past } from './past.ts';
import { told } from './told.ts';
import { pairsMoment } from './pairs-moment.ts';
import { sections } from './sections.ts';
import { skin } from './skin.ts';
import { strengths } from './strengths.ts';

export const bank: Bank = {
  joiner: ' ',
  topics: [
    bands,
    light,
    lamps,
    camera,
    chin,
    framing,
    expression,
    gaze,
    mouth,
    background,
    moment,
    past,
    skin,
    habits,
    strengths,
    pairs,
    pairsLight,
    pairsFace,
    callbacks,
    pairsMoment,
    told,
    greatsPairs,
    greatsMoments,
    greatsEffort,
  ],
  caveats,
  sections,
  roadmap,
  products,
};
