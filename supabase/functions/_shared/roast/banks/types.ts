/**
 * The shape of a phrase bank: one per language, `banks/<lang>/bank.ts` exporting `enBank`, `jaBank`.
 *
 * Rules for every sentence (tests/unit/roast/banks.test.ts checks them):
 * - Plain text; it passes the guard; no sentence appears twice in a bank.
 * - `{name}` may appear in headlines, openers (cues, kickers, caveats) and closers only, at most once,
 *   and only as a form of address that can be dropped: at the start followed by a comma
 *   ("{name}, we need to talk." 「{name}さん、…」) or after a comma before punctuation ("Oh, {name}.").
 *   `fill-name.ts` drops it with its comma and honorific when the phone knows no display name.
 * - A sentence claims nothing but its own key: a `light.dim` truth does not mention sharpness.
 *   The writer uses each topic (light, spots, …) once, so praise and dig never meet.
 * - Lengths, in characters, are in `BANK_LIMITS`; least numbers of alternatives in `BANK_MINIMUMS`.
 */
import type {
  Band,
  Expression,
  FaceShapeName,
  Rating,
  RoastStyle,
  SkinMetricName,
  SkincareLevel,
} from '../../vocabulary.ts';
import type { RoastFacts } from '../contract.ts';

/** Equal alternatives per style: gentle = a hug with a wink, classic = playful, spicy = bold and cheeky, never meaner. */
export type Styled = Readonly<Record<RoastStyle, readonly string[]>>;

export type Light = RoastFacts['light'];
export type Sharpness = RoastFacts['sharpness'];
export type Framing = RoastFacts['framing'];

/** What the photo got wrong; each may open a roast. */
export type PhotoFlaw =
  | `light.${Exclude<Light, 'great' | 'good'>}`
  | 'sharpness.soft'
  | `framing.${Exclude<Framing, 'great'>}`;

/** What the first sentence of the opener is about. */
export type CueKey = `expression.${Expression}` | PhotoFlaw;

/**
 * What a harsh truth names. `strong` = level 0–1, `mild` = level 2, `calm` = level 3–4 (a joke about it
 * being suspiciously good). `light.great`, `light.good`, `sharpness.crisp`, `sharpness.fine`,
 * `framing.great` and the smiles are jokes about something good, too. `level.*` is a joke about the
 * routine the person says they have; everything else is measured in the photo.
 */
export type TruthKey =
  | `skin.${SkinMetricName}.${'strong' | 'mild' | 'calm'}`
  | `light.${Light}`
  | `sharpness.${Sharpness}`
  | `framing.${Framing}`
  | `expression.${Expression}`
  | `level.${SkincareLevel}`;

/**
 * A true strength. `skin.*` = that metric is at level 3–4; `rating.*` = that section is good-work or
 * excellent (`rating.faceShape`: the outline is easy to read); `level.*` = the routine they say they
 * have, seen kindly; `effort` = always true: they took a photo and asked for honest feedback.
 */
export type GreatKey =
  | `skin.${SkinMetricName}`
  | `light.${'great' | 'good'}`
  | `sharpness.${'crisp' | 'fine'}`
  | 'framing.great'
  | `expression.${'big-smile' | 'smile' | 'neutral' | 'serious' | 'surprised'}`
  | `rating.${'skin' | 'features' | 'vibe' | 'faceShape'}`
  | `level.${SkincareLevel}`
  | 'effort';

/**
 * The strength on which a roast ends. skin: the section is good and nothing stands out; light:
 * great or good; sharpness: crisp; framing: great; smile: smile or big-smile; composure: neutral or
 * serious; features, vibe: the section is good; effort: they tried and asked.
 */
export type CloserKey =
  | 'skin'
  | 'light'
  | 'sharpness'
  | 'framing'
  | 'smile'
  | 'composure'
  | 'features'
  | 'vibe'
  | 'effort';

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

export type Horizon = 'today' | 'week' | 'month';

/** Who a piece of advice is for; left out = everybody. Retinoids, acids and the like are adult only. */
export interface Audience {
  readonly who?: 'teen' | 'adult';
  /** starter = beginner and basic, seasoned = intermediate and advanced. */
  readonly level?: 'starter' | 'seasoned';
}

export interface Step extends Audience {
  readonly text: string;
}

/** A product category (never a brand) and equal reasons for it. */
export interface ProductIdea extends Audience {
  readonly category: string;
  readonly whys: readonly string[];
}

export interface SectionBank {
  /** One sentence that describes the outline, kindly, with no ranking of shapes. */
  readonly shapes: Readonly<Record<FaceShapeName | 'unclear', readonly string[]>>;
  /** How clearly the photo shows the shape; follows the sentence above unless it is `unclear`. */
  readonly clarity: Readonly<Record<Rating, readonly string[]>>;
  readonly skin: Readonly<Record<Rating, readonly string[]>>;
  /** Instead of `skin` when no skin metric could be measured: says so kindly, claims nothing. At least 3. */
  readonly skinUnseen: readonly string[];
  /** Eyes awake, brows relaxed, gaze, smile, lips cared for: what changes from photo to photo. */
  readonly features: Readonly<Record<Rating, readonly string[]>>;
  /** Light, sharpness, framing, angle, presence. */
  readonly vibe: Readonly<Record<Rating, readonly string[]>>;
}

export interface Bank {
  /** Put between two sentences: a space in English, nothing in Japanese. */
  readonly joiner: string;
  readonly headlines: Readonly<Record<Band, Styled>>;
  /** Opener = cue + joiner + kicker (or caveat, when the confidence is low). */
  readonly cues: Readonly<Record<CueKey, Styled>>;
  /** Fits after any cue: leads into the roast, claims nothing about the photo. */
  readonly kickers: Styled;
  /** Says kindly that this photo hides a lot, so that everything below is a rough guess. */
  readonly caveats: Styled;
  readonly truths: Readonly<Record<TruthKey, Styled>>;
  readonly greats: Readonly<Record<GreatKey, readonly string[]>>;
  readonly sections: SectionBank;
  /** For every need, horizon, audience and level at least one step must fit. */
  readonly roadmap: Readonly<Record<Need, Readonly<Record<Horizon, readonly Step[]>>>>;
  /** For every need, audience and level at least one idea must fit; categories are unique per bank. */
  readonly products: Readonly<Record<Need, readonly ProductIdea[]>>;
  readonly closers: Readonly<Record<CloserKey, Styled>>;
}

/** Longest sentence per group, in characters, `{name}` included; keeps compositions inside the contract. */
export const BANK_LIMITS = {
  headline: 70,
  cue: 140,
  kicker: 90,
  caveat: 95,
  truth: 220,
  great: 220,
  shape: 180,
  clarity: 130,
  section: 300,
  step: 160,
  category: 60,
  why: 200,
  closer: 220,
} as const;

/** Least number of alternatives per key (and style, where styled). */
export const BANK_MINIMUMS = {
  headlines: 6,
  /** `expression.*` */
  expressionCues: 4,
  flawCues: 3,
  kickers: 8,
  caveats: 4,
  /** skin strong and mild, light, sharpness, framing and expression truths */
  truths: 3,
  /** skin calm truths */
  calmTruths: 2,
  greats: 3,
  effort: 8,
  sections: 3,
  clarity: 2,
  closers: 4,
  whys: 2,
} as const;
