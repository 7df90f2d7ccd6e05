/** An artificial language for tests: longer than any real one, and marked, so that tests see what does not fit. */

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
};
/** Languages such as German and Finnish need about a third more room than English. */
const STRETCH = 1.35;

/** `Save` → `⟦Sávé~~⟧`. Texts that are marked already (a text inside a text) stay as they are. */
export function pseudo(text: string): string {
  if (text.includes('⟦')) return text;
  const accented = text.replaceAll(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter);
  const extra = Math.ceil(text.length * (STRETCH - 1));
  return `⟦${accented}${'~'.repeat(extra)}⟧`;
}

/** For `i18next.use`: reworks every text after its variables were put in. */
export const pseudoPlugin = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (text: string) => pseudo(text),
} as const;
