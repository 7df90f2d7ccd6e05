/**
 * The guard on one line of somebody else's, by all three nets: form, words and claims, meaning. It brings the meaning net
 * with it (180 KB): import it where a model's or a stranger's text is judged, not where our own is written.
 */
import type { Lang } from '../../vocabulary.ts';
import { checkPlaced } from './check-placed.ts';
import { onThePerson } from './languages/bystanders.ts';
import { meaningOf } from './meaning/meaning.ts';
import { hasDig, isStrength } from './praise.ts';
import type { GuardReason } from './reasons.ts';

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
  /** How harmless it reads, 0 to 1: the share of harmless lines that read more hostile. 1 is surely harmless; 0 where not ok. */
  readonly margin: number;
}

/** From this margin on a last line without a word of praise is taken for praise: it reads kinder than half of all. */
const KIND = 0.5;

/**
 * Whether a line may be shown in this place; each reason once. Strict: meant for lines in whose stead another stands ready
 * (lab/notes/guard.md says how many harmless ones it refuses).
 */
export function checkLine(text: string, { lang, teen, field }: LineOptions): LineVerdict {
  const reasons = new Set<GuardReason>(checkPlaced(text, { lang, teen, field }));
  const { isHostile, margin } = meaningOf(text, lang);
  if (isHostile) reasons.add('meaning');
  if (
    field === 'closer' &&
    (hasDig(onThePerson(text), lang) || !(isStrength(text, lang) || margin >= KIND))
  ) {
    reasons.add('closer-not-a-strength');
  }
  return { ok: reasons.size === 0, reasons: [...reasons], margin: reasons.size === 0 ? margin : 0 };
}
