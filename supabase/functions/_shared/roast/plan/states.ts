/** What a section says and what the advice is about, worked out from the facts. */
import type { SkinMetricName } from '../../vocabulary.ts';
import type { PhotoFlaw } from './flaws.ts';
import type { SpokenMetric } from './tags.ts';

/** calm: every measured level is 3 or 4. mostly: none is under 2. one: exactly one stands out. unseen: nothing could be measured. */
export type SkinState = 'calm' | 'mostly' | `one.${SpokenMetric}` | 'several' | 'unseen';

/** flawless: light, sharpness and framing are fine. one: a single flaw. several: more. */
export type VibeState = 'flawless' | `one.${PhotoFlaw}` | 'several';

/** What advice is about: a skin metric, what the person named as their concern, or the next photo. */
export type Need =
  | SkinMetricName
  | 'dryness'
  | 'hair'
  | 'basics'
  | 'light'
  | 'sharpness'
  | 'framing'
  | 'expression';
