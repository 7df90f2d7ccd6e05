/** A rule on what words claim of a photo (claimed.ts). */
import type { Lang } from '../../vocabulary.ts';

export interface ClaimRule {
  /** One of these must hold: whole tags, or the beginnings of tags, with their point. */
  readonly of: readonly string[];
  readonly words: Readonly<Record<Lang, RegExp>>;
  /** Only says what a line is about: the words are in many pictures. */
  readonly loose?: true;
}
