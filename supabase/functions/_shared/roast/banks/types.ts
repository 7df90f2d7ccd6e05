/**
 * The shape of a phrase bank: one per language and style. Its texts are JSON, a file a place (`banks/<lang>/<style>/`,
 * advice in `banks/<lang>/advice/`); docs/roasts.md says how to add one, `schema.ts` what a file must hold.
 */
import type { FaceShapeName } from '../../vocabulary.ts';
import type { Need, SkinState, VibeState } from '../plan/states.ts';
import type { Tag } from '../plan/tags.ts';
import type { Expression } from '../../vocabulary.ts';

/** Lines by what must hold of the photo for them: one tag, or several joined by "+". */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** The places of a roast that are told from keyed lines, in the order in which they are read. */
export const SLOTS = ['headlines', 'openers', 'truths', 'greats', 'closers', 'verdicts'] as const;
export type Slot = (typeof SLOTS)[number];

export const HORIZONS = ['today', 'week', 'month'] as const;
export type Horizon = (typeof HORIZONS)[number];

/** Who and what a piece of advice is for; left out = everybody. Retinoids, acids and the like are adult only. */
export interface Audience {
  readonly who?: 'teen' | 'adult';
  /** starter = beginner, basic and who did not say, seasoned = intermediate and advanced. */
  readonly level?: 'starter' | 'seasoned';
  /** Only where one of these holds of the photo: a curtain is for hard light, a patch for spots that show. */
  readonly when?: readonly Tag[];
}

/** What a piece of advice comes down to: of the three steps, and of the products, each is another. */
export const ADVICE_KINDS = [
  'bedtime',
  'cleansing',
  'compare',
  'cream',
  'doctor',
  'eye-care',
  'pillowcase',
  'sun-cream',
  'water',
] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];

export interface Advice extends Audience {
  readonly kind?: AdviceKind;
}

/** Words that hold at any hour, and of a picture out of an album as well: "by daylight", not "now". */
export interface Step extends Advice {
  readonly text: string;
}

/** A product category (never a brand) and the reason for it. */
export interface ProductIdea extends Advice {
  readonly category: string;
  readonly why: string;
}

export type Roadmap = Readonly<Record<Need, Readonly<Record<Horizon, readonly Step[]>>>>;
export type Products = Readonly<Record<Need, readonly ProductIdea[]>>;

/** What was measured, in one plain sentence a section. */
export interface SectionLines {
  /** One sentence that describes the outline, kindly, with no ranking of shapes. */
  readonly shapes: Readonly<Record<FaceShapeName | 'unclear', readonly string[]>>;
  readonly skin: Readonly<Record<SkinState, readonly string[]>>;
  /** By the expression: the features section scores eyes, brows, gaze and mouth. */
  readonly features: Readonly<Record<Expression, readonly string[]>>;
  readonly vibe: Readonly<Record<VibeState, readonly string[]>>;
}

/** Where keyed lines stand: a file each. What is in `running` is told among the truths (runners.ts). */
export type Place = Slot | 'running';

export interface Bank extends Readonly<Record<Place, Lines>> {
  /** Put between two sentences (`SENTENCE_GAP`). */
  readonly joiner: string;
  /** Follow the opener where the confidence is low: this photo hides a lot, so all below is a rough guess. */
  readonly caveats: readonly string[];
  readonly sections: SectionLines;
  /** For every need, horizon, audience and cause at least one step must fit. */
  readonly roadmap: Roadmap;
  /** For every need, audience and cause at least one idea must fit; categories are unique per bank. */
  readonly products: Products;
}

/** What the files of a bank hold, as far as TypeScript can tell of JSON. */
export interface BankFiles extends Readonly<Record<Place, Lines>>, Pick<Bank, 'caveats' | 'sections'> {
  readonly roadmap: Readonly<Record<Need, Readonly<Record<Horizon, readonly object[]>>>>;
  readonly products: Readonly<Record<Need, readonly object[]>>;
}
