/** What a text's words say of praise and language. */
import { LANGS, recordOf, type Lang } from '../../vocabulary.ts';
import { RULES } from './languages/rules.ts';
import { plain } from './normalise.ts';

const anyOf = (sources: readonly string[], wholeWords: boolean) =>
  new RegExp(wholeWords ? `(?<![a-z])(?:${sources.join('|')})(?![a-z])` : sources.join('|'), 'u');

const STRENGTH = recordOf(LANGS, (lang) => anyOf(RULES[lang].strengths, RULES[lang].wholeWords));
const DIG = recordOf(LANGS, (lang) => anyOf(RULES[lang].digs, RULES[lang].wholeWords));

/** Whether a field's text is written in another language; a headline or verdict may be all kanji, a product category a borrowed word. */
export function isForeign(field: string, text: string, lang: Lang): boolean {
  const { never, always } = RULES[lang];
  if (never?.test(text) === true) return true;
  const isShort = field === 'headline' || field === 'verdict' || field.endsWith('category');
  return always !== null && !isShort && !always.test(text);
}

/** Whether a text carries a word of praise. */
export function isStrength(text: string, lang: Lang): boolean {
  return STRENGTH[lang].test(plain(text));
}

/** Whether a text that should praise carries a dig. */
export function hasDig(text: string, lang: Lang): boolean {
  return DIG[lang].test(plain(text));
}
