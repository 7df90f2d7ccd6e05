/** What the guard and the prompt know of one language: `languages/<lang>.ts`, named in rules.ts. */
import type { Lexicon } from '../reasons.ts';

/** Nouns of the body with size, shape, number or likeness. */
export interface Claims {
  /** A text without one of these claims nothing: a quick look. */
  readonly nouns: string;
  readonly patterns: readonly string[];
}

export interface LanguageRules {
  /** What a language model is told about the language that it writes in. */
  readonly instruction: string;
  /** A text with this is written in another language. Null: every letter occurs. */
  readonly never: RegExp | null;
  /** A text without this is written in another language; product categories go without. Null: nothing must occur. */
  readonly always: RegExp | null;
  /** Whether the sources below are bound to whole words; the others match anywhere. */
  readonly wholeWords: boolean;
  /** What no text may say. */
  readonly lexicon: Lexicon;
  /** What no text may claim of a body. */
  readonly claims: Claims;
  /** On top, for teens. */
  readonly teenLexicon: Lexicon;
  /** Words for the lines of a face, of which nothing is told. */
  readonly faceLines: readonly string[];
  /** Words that speak of the skin and of nothing else. A text may speak of it without them. */
  readonly skin: readonly string[];
  /** Words by which the last line is known as a strength. */
  readonly strengths: readonly string[];
  /** Words that turn a strength into a dig. */
  readonly digs: readonly string[];
}
