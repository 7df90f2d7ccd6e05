/**
 * Turns of phrase that readers heard too often (docs/roasts.md): each is told at most once in a roast, and not in two
 * running while there are other lines. A list of patterns a language, reviewed like the lines.
 */
import type { Lang } from '../../vocabulary.ts';

const FORMS: Readonly<Record<Lang, Readonly<Record<string, RegExp>>>> = {
  en: {
    // "You look like a man who's lost a ferret."
    'like-who':
      /\blook(?:s|ed|ing)? like (?:you|somebody|someone|an?|the|my)\b|\b(?:like|the (?:person|one|sort|kind)) (?:\w+ ){0,3}?who\b/iu,
    // "So dark that the moths gave up."
    'so-that':
      /\bso [a-z-]+ (?:behind you |in here |out here )?(?:that|you|i|the|it|somebody)\b|\bthis \w+ that\b/iu,
  },
  ja: {
    // 「鍵を先に探す人だ。」
    person:
      /(?:[うくぐすつぬぶむる]|た|だ|ない)(?:人|方|ほう)(?:だ|です|だった|でした|だろう|ですね)?(?:。|$)/u,
    // 「暗すぎて、…」
    'too-much': /すぎ(?:て|る)/u,
  },
};

/** The names of all forms, of every language. */
export const FORM_NAMES: readonly string[] = Object.values(FORMS).flatMap((forms) => Object.keys(forms));

const known = new Map<string, readonly string[]>();

/** The forms of a line of a bank, none mostly. Remembered, since a roast asks for thousands. */
export function formsOf(line: string, lang: Lang): readonly string[] {
  const before = known.get(line);
  if (before !== undefined) return before;
  const found = Object.entries(FORMS[lang]).flatMap(([name, pattern]) => (pattern.test(line) ? [name] : []));
  known.set(line, found);
  return found;
}
