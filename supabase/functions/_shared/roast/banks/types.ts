/**
 * The shape of a phrase bank: one per language and style, `banks/<lang>/<style>/bank.ts`, put together from files by
 * topic. How the lines are to sound is said in docs/roasts.md.
 *
 * Rules for every line (tests/unit/roast/banks.test.ts):
 * - Plain text that passes the guard; no line stands twice in a bank.
 * - A line claims what its key says and nothing else: one under `light.dim` does not mention sharpness. The key is
 *   what the planner and the checker hold the line to (claims.ts).
 * - `{name}` may stand in headlines, openers and closers, at most once, as a form of address that can be dropped: at the
 *   start followed by a comma ("{name}, we need to talk." 「{name}さん、…」) or after a comma before punctuation.
 */
import type { FaceShapeName } from '../../vocabulary.ts';
import type { Need, SkinState, VibeState } from '../plan/states.ts';
import type { Tag } from '../plan/tags.ts';
import type { Expression } from '../../vocabulary.ts';

/** What must hold of the photo for a line: one tag, or several joined by "+". */
export type Key = Tag | `${Tag}+${string}`;

export type Lines = Readonly<
  Partial<Record<Tag, readonly string[]>> & Record<`${Tag}+${string}`, readonly string[]>
>;

/** The places of a roast that are told from keyed lines, in the order in which they are read. */
export const SLOTS = ['headlines', 'openers', 'truths', 'greats', 'closers'] as const;
export type Slot = (typeof SLOTS)[number];

/** All lines on one topic; a place without lines is left out. */
export type TopicLines = Readonly<Partial<Record<Slot, Lines>>>;

export type Horizon = 'today' | 'week' | 'month';

/** Who and what a piece of advice is for; left out = everybody. Retinoids, acids and the like are adult only. */
export interface Audience {
  readonly who?: 'teen' | 'adult';
  /** starter = beginner, basic and who did not say, seasoned = intermediate and advanced. */
  readonly level?: 'starter' | 'seasoned';
  /** Only where one of these holds of the photo: a curtain is for hard light, a patch for spots that show. */
  readonly when?: readonly Tag[];
}

/** What a piece of advice comes down to: one list holds each once. */
export type AdviceKind =
  | 'bedtime'
  | 'cleansing'
  | 'compare'
  | 'cream'
  | 'doctor'
  | 'eye-care'
  | 'pillowcase'
  | 'sun-cream'
  | 'water';

export interface Advice extends Audience {
  readonly kind?: AdviceKind;
}

/** Words that hold at any hour, and of a picture out of an album as well: "by daylight", not "now". */
export interface Step extends Advice {
  readonly text: string;
}

/** A product category (never a brand) and equal reasons for it. */
export interface ProductIdea extends Advice {
  readonly category: string;
  readonly whys: readonly string[];
}

export type Roadmap = Readonly<Record<Need, Readonly<Record<Horizon, readonly Step[]>>>>;
export type Products = Readonly<Record<Need, readonly ProductIdea[]>>;

/** What was measured, in one or two sentences a section. */
export interface SectionLines {
  /** One sentence that describes the outline, kindly, with no ranking of shapes. */
  readonly shapes: Readonly<Record<FaceShapeName | 'unclear', readonly string[]>>;
  readonly skin: Readonly<Record<SkinState, readonly string[]>>;
  /** By the expression: the features section scores eyes, brows, gaze and mouth. */
  readonly features: Readonly<Record<Expression, readonly string[]>>;
  readonly vibe: Readonly<Record<VibeState, readonly string[]>>;
}

export interface Bank {
  /** Put between two sentences: a space in English, nothing in Japanese. */
  readonly joiner: string;
  readonly topics: readonly TopicLines[];
  /** Follow the opener where the confidence is low: this photo hides a lot, so all below is a rough guess. */
  readonly caveats: readonly string[];
  readonly sections: SectionLines;
  /** For every need, horizon, audience and cause at least one step must fit. */
  readonly roadmap: Roadmap;
  /** For every need, audience and cause at least one idea must fit; categories are unique per bank. */
  readonly products: Products;
}

/** Longest line per place, in characters, `{name}` included; keeps compositions inside the contract. */
export const BANK_LIMITS = {
  headlines: 70,
  openers: 140,
  caveats: 95,
  truths: 220,
  greats: 220,
  shapes: 180,
  sections: 300,
  step: 160,
  category: 60,
  why: 200,
  closers: 220,
} as const;
