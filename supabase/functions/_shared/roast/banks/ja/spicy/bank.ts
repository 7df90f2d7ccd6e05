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
import { eyes } from './eyes.ts';
import { greatsEffort } from './greats-effort.ts';
import { greatsMoments } from './greats-moments.ts';
import { greatsPairs } from './greats-pairs.ts';
import { habits } from './habits.ts';
import { lamps } from './lamps.ts';
import { light } from './light.ts';
import { moment } from './moment.ts';
import { mouth } from './mouth.ts';
import { pairsCamera } from './pairs-camera.ts';
import { pairsCommon } from './pairs-common.ts';
import { pairsEyes } from './pairs-eyes.ts';
import { pairsMoment } from './pairs-moment.ts';
import { pairs } from './pairs.ts';
import { past } from './past.ts';
import { praise } from './praise.ts';
import { sections } from './sections.ts';
import { skin } from './skin.ts';
import { strengths } from './strengths.ts';
import { told } from './told.ts';

export const bank: Bank = {
  joiner: '',
  topics: [
    bands,
    light,
    lamps,
    camera,
    chin,
    expression,
    eyes,
    mouth,
    background,
    moment,
    told,
    past,
    skin,
    habits,
    strengths,
    praise,
    pairs,
    pairsCamera,
    pairsCommon,
    pairsMoment,
    pairsEyes,
    greatsPairs,
    greatsMoments,
    greatsEffort,
    callbacks,
  ],
  caveats,
  sections,
  roadmap,
  products,
};
