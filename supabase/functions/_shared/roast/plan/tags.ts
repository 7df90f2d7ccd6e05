/**
 * What may be said of a photo, as tags: each is one fact in one word, and each line of a bank stands under the tags that
 * must hold for it. Pure, and the same for every language.
 */
import type {
  BACKGROUNDS,
  DAYTIMES,
  GAPS,
  GAZES,
  LIGHT_SIDES,
  MOUTHS,
  Occasion,
  PHOTO_SOURCES,
  REPEATS,
  TRENDS,
} from '../../moment-words.ts';
import type {
  Band,
  Expression,
  SkinMetricName,
  SkincareLevel,
  FRAMINGS,
  LIGHTS,
  SHARPNESSES,
} from '../../vocabulary.ts';

type One<List extends readonly string[]> = List[number];

/** Lines are never spoken of (decisions/tone), neither teased nor praised. */
export type SpokenMetric = Exclude<SkinMetricName, 'lines'>;

/** Strengths that hold for more than one fact, so that praise need not be written for each. */
export type Strength = 'light' | 'smile' | 'composure' | 'skin' | 'features' | 'vibe' | 'outline' | 'effort';

export type Tag =
  | `band.${Band}`
  | `light.${One<typeof LIGHTS>}`
  | `lightFrom.${Exclude<One<typeof LIGHT_SIDES>, 'front'>}`
  | `sharpness.${One<typeof SHARPNESSES>}`
  | `framing.${One<typeof FRAMINGS>}`
  | `expression.${Expression}`
  | `gaze.${One<typeof GAZES>}`
  | `mouth.${Exclude<One<typeof MOUTHS>, 'closed'>}`
  | `background.${One<typeof BACKGROUNDS>}`
  | `daytime.${One<typeof DAYTIMES>}`
  | `source.${One<typeof PHOTO_SOURCES>}`
  /** The first photo of the day; the third or a later one. */
  | `tries.${'first' | 'many'}`
  | `told.${Occasion}`
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
  | `strength.${Strength}`;
