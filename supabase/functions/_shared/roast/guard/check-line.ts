/**
 * The guard on one line of somebody else's, by all three nets: form, words and claims, meaning. It brings the meaning net
 * with it (200 KB): import it where a model's or a stranger's text is judged, not where our own is written.
 */
import type { Lang } from '../../vocabulary.ts';
import { checkText } from './check-text.ts';
import { onThePerson } from './languages/bystanders.ts';
import { meaningOf } from './meaning/meaning.ts';
import type { GuardReason } from './reasons.ts';
import { hasDig, isForeign, isStrength } from './praise.ts';
import { namesFaceLines } from './skin-words.ts';

export interface LineOptions {
  readonly lang: Lang;
  /** Adds the teen rules. */
  readonly teen: boolean;
  /** Its place in the roast, e.g. "headline", "harshTruths[1]", "closer". */
  readonly field: string;
}

export interface LineVerdict {
  readonly ok: boolean;
  readonly reasons: readonly GuardReason[];
  /**
   * How harmless it reads, 0 to 1: the share of harmless lines that read more hostile. 1 is surely harmless. Where a line
   * is easily replaced, a floor of 0.2 stops about three times as many hostile lines as `ok` alone and costs a fifth of
   * the harmless ones (lab/notes/guard.md).
   */
  readonly margin: number;
}

/** Roadmap and products may help with what nobody is told about. */
const isTold = (field: string) => !field.startsWith('roadmap') && !field.startsWith('products');

/** Whether a text may be the last line: praise by its words or by its sense, without a dig at the person. */
export const isLastLine = (text: string, lang: Lang): boolean =>
  (isStrength(text, lang) || meaningOf(text, lang).isWarm) && !hasDig(onThePerson(text), lang);

/** Whether a line may be shown in this place; each reason once. */
export function checkLine(text: string, { lang, teen, field }: LineOptions): LineVerdict {
  const reasons = new Set<GuardReason>(checkText(text, { teen }));
  const { isHostile, margin } = meaningOf(text, lang);
  if (isHostile) reasons.add('meaning');
  if (isForeign(field, text, lang)) reasons.add('wrong-language');
  if (isTold(field) && namesFaceLines(text)) reasons.add('face-lines');
  if (field.startsWith('whatIsGreat') && hasDig(text, lang)) reasons.add('dig-among-strengths');
  if (field === 'closer' && !isLastLine(text, lang)) reasons.add('closer-not-a-strength');
  return { ok: reasons.size === 0, reasons: [...reasons], margin: reasons.size === 0 ? margin : 0 };
}
