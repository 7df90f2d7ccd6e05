/**
 * What words claim of a photo: a line may say "dim" where a fact says so and not where none does. A rule a group of facts, in
 * each language; what nobody measures (a beard, a hat) has no facts, so that its words never pass. Pictures use the same words
 * ("a lamp that smiles"), so a rule looks for those that speak of the photo or its person, and some good lines are lost to it:
 * tests/unit/roast/model/claimed.test.ts counts how many.
 */
import type { Lang } from '../../vocabulary.ts';
import type { Tag } from '../plan/tags.ts';
import type { ClaimRule } from './claim-rule.ts';
import { OF_A_FACE } from './claims-of-a-face.ts';
import { OF_A_PHOTO } from './claims-of-a-photo.ts';

export const CLAIMED: readonly ClaimRule[] = [...OF_A_FACE, ...OF_A_PHOTO];

const covers = (of: readonly string[], tag: Tag): boolean =>
  of.some((part) => (part.endsWith('.') ? tag.startsWith(part) : part === tag));

/** Whether a text says something of the photo that none of these tags does. */
export function claimsOther(text: string, lang: Lang, holding: ReadonlySet<Tag>): boolean {
  const tags = [...holding];
  return CLAIMED.some(
    ({ of, words, loose }) =>
      loose !== true && words[lang].test(text) && !tags.some((tag) => covers(of, tag)),
  );
}

/** Whether a text has a word of the fact that it says it is about. */
export const hasWordOf = (text: string, lang: Lang, about: Tag): boolean =>
  CLAIMED.some(({ of, words }) => covers(of, about) && words[lang].test(text));
