/**
 * The letters that somebody sees in a text: a family or a flag is one, whatever it is made of. A browser without
 * `Intl.Segmenter` (Firefox before 125) gives code points, which are never fewer.
 */
export function graphemesOf(text: string): string[] {
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };
  if (Segmenter === undefined) return Array.from(text);
  return Array.from(
    new Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
}

export const countGraphemes = (text: string): number => graphemesOf(text).length;
