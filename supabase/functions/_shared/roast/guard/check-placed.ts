/** The guard on one text in its place, by form, words and claims: all that our own texts are held to. */
import type { Lang } from '../../vocabulary.ts';
import { checkText } from './check-text.ts';
import { hasDig, isForeign } from './praise.ts';
import type { GuardReason } from './reasons.ts';
import { namesFaceLines } from './skin-words.ts';

/** Roadmap and products may help with what nobody is told about. */
const isTold = (field: string) => !field.startsWith('roadmap') && !field.startsWith('products');

/** Reasons to refuse it, each once. `teen` adds the teen rules; `field` is e.g. "headline", "harshTruths[1]". */
export function checkPlaced(
  text: string,
  { lang, teen, field }: { readonly lang: Lang; readonly teen: boolean; readonly field: string },
): GuardReason[] {
  const reasons = checkText(text, { teen });
  if (isForeign(field, text, lang)) reasons.push('wrong-language');
  if (isTold(field) && namesFaceLines(text)) reasons.push('face-lines');
  if (field.startsWith('whatIsGreat') && hasDig(text, lang)) reasons.push('dig-among-strengths');
  return reasons;
}
