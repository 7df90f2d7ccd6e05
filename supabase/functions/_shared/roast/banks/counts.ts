/** How many times a line says that something happened, where its key counts photos. */
import type { Lang } from '../../vocabulary.ts';
import type { Tag } from '../plan/tags.ts';

const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const JAPANESE = '一二三四五六七八九';

const IN_ENGLISH =
  /(?<!at least )(?<!at least your )(?<!at least the )\b(?:(twice)|(two|three|four|five|six|seven|eight|nine)(?: or (\w+))? (?:times|photos|tries|takes|in a row)|(second|third|fourth|fifth|sixth|seventh) (?:time|photo|try|go|take|one))\b/giu;
const IN_JAPANESE = /([二三四五六七八九])(?:、([三四五六]))?(?:回目?|枚目?|度目?|連続)(?!以)/gu;

const inEnglish = (word: string | undefined): number[] => {
  const name = word?.toLowerCase() ?? '';
  const at = Math.max(ENGLISH.indexOf(name), ORDINALS.indexOf(name));
  if (name === 'twice') return [2];
  return at < 0 ? [] : [at + 1];
};

const inJapanese = (word: string | undefined): number[] =>
  word === undefined ? [] : [JAPANESE.indexOf(word) + 1];

const counts = (tag: Tag) => tag.startsWith('repeat.') || tag === 'tries.many';

/** Two are no claim: what is counted is counted from the third one on, so "the same look twice" is part of a picture. */
const LEAST = 3;

/** The numbers that a line on a count of photos names; none where it names none, or its key counts nothing. */
export function countsIn(line: string, lang: Lang, on: readonly Tag[]): readonly number[] {
  if (!on.some(counts)) return [];
  const [pattern, read] = lang === 'en' ? [IN_ENGLISH, inEnglish] : [IN_JAPANESE, inJapanese];
  return [...line.matchAll(pattern)]
    .flatMap(([, ...words]) => words.flatMap(read))
    .filter((count) => count >= LEAST);
}
