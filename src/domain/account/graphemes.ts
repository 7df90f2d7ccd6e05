/**
 * How many letters somebody sees in a text: a family or a flag is one, whatever it is made of. A browser without
 * `Intl.Segmenter` (Firefox before 125) counts code points, which are never fewer.
 */
export function countGraphemes(text: string): number {
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };
  if (Segmenter === undefined) return [...text].length;
  return [...new Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
