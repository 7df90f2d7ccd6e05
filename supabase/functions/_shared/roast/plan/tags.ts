/**
 * What may be said of a photo, as tags: each is one fact in one word, and each line of a bank stands under the tags that
 * must hold for it. Pure, and the same for every language.
 */
import type { GAPS, REPEATS, TRENDS } from '../../moment-words.ts';
import type {
  Band,
  Expression,
  SkinMetricName,
  SkincareLevel,
  FRAMINGS,
  LIGHTS,
  SHARPNESSES,
} from '../../vocabulary.ts';
import type { Runner } from '../banks/runners.ts';
import type { Moment } from '../contract.ts';

type One<List extends readonly string[]> = List[number];

/** Lines are never spoken of (decisions/tone), neither teased nor praised. */
export type SpokenMetric = Exclude<SkinMetricName, 'lines'>;

/** Strengths that hold for more than one fact, so that praise need not be written for each. */
export type Strength = 'light' | 'smile' | 'composure' | 'skin' | 'features' | 'vibe' | 'outline' | 'effort';

/** Each word of each fact about the moment. */
export type MomentTag = { [Fact in keyof Moment]: `${Fact}.${Extract<Moment[Fact], string>}` }[keyof Moment];
/** Words of the moment that no line is on: they go without saying. */
export type UnsaidTag = 'lightFrom.front' | 'mouth.closed';

export type Tag =
  /** `untold`: the ± is too wide for a number. */
  | `band.${Band | 'untold'}`
  | `light.${One<typeof LIGHTS>}`
  | `sharpness.${One<typeof SHARPNESSES>}`
  | `framing.${One<typeof FRAMINGS>}`
  | `expression.${Expression}`
  | Exclude<MomentTag, UnsaidTag>
  /** The first photo of the day; the third or a later one. */
  | `tries.${'first' | 'many'}`
  /** The same as in the photos before: the same flaw of the light or the framing, the same expression. */
  | `repeat.${One<typeof REPEATS>}`
  | `trend.${One<typeof TRENDS>}`
  /** `today`: the second photo of the day, and no later one. */
  | `gap.${One<typeof GAPS>}`
  | 'best.yes'
  /** `shows`: it stands out, level 0 or 1. `calm`: level 3 or 4. Level 2 is not spoken of. */
  | `skin.${SpokenMetric}.${'shows' | 'calm'}`
  /** The routine that the person says they have. */
  | `level.${SkincareLevel}`
  | `strength.${Strength}`
  /** A running joke comes back: no fact of a photo, but of what this phone told (memory.ts). */
  | `again.${Runner}`;
