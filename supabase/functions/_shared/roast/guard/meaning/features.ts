/** What the meaning net sees of a text: words with their neighbours and parts, or strings of letters. Training and judging share it. */
import type { Lang } from '../../../vocabulary.ts';
import { plain } from '../normalise.ts';

/** Parts of longer words, so that "filter" and "filtered" have something in common; letters. */
const PART_SIZES = [3, 4, 5];
/** Words no further apart than this make a pair. */
const FURTHEST = 3;
/** Of Japanese, which is written without spaces: letters. */
const LONGEST_STRING = 4;

function englishFeatures(text: string, add: (feature: string) => void): void {
  const words = ['<', ...(text.match(/[a-z]+(?:'[a-z]+)?|[0-9]+|[.!?:;,"]/g) ?? []), '>'].map((word) =>
    /^\d/.test(word) ? '#' : word,
  );
  words.forEach((word, i) => {
    add(`1${word}`);
    for (let distance = 1; distance <= FURTHEST; distance += 1) {
      const other = words[i + distance];
      if (other !== undefined) add(`${distance + 1}${word} ${other}`);
    }
    if (word.length <= 3) return;
    const bound = `<${word}>`;
    for (const size of PART_SIZES) {
      for (let at = 0; at + size <= bound.length; at += 1) add(`c${bound.slice(at, at + size)}`);
    }
  });
}

function japaneseFeatures(text: string, add: (feature: string) => void): void {
  const letters = `<${text.replace(/\s+/g, '')}>`;
  for (let i = 0; i < letters.length; i += 1) {
    for (let size = 1; size <= LONGEST_STRING && i + size <= letters.length; size += 1) {
      add(`${size}${letters.slice(i, i + size)}`);
    }
  }
}

/** Every feature of a text once, by name. */
export function namedFeatures(text: string, lang: Lang): Set<string> {
  const features = new Set<string>();
  const base = plain(text).replaceAll('{name}', '');
  (lang === 'en' ? englishFeatures : japaneseFeatures)(base, (feature) => features.add(feature));
  return features;
}

/** FNV-1a over UTF-16 units, mixed once more so that the low bits are even; 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
