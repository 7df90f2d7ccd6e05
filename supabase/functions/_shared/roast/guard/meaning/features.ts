/**
 * What the meaning net sees of a text: words or letters with their neighbours, and the same with words replaced by what
 * they are about ("senses"), so that "the camera resigned" and "the mirror quit" look alike. Training and judging share it.
 */
import { recordOf, type Lang, LANGS } from '../../../vocabulary.ts';
import { plain } from '../normalise.ts';
import sensesEn from './senses-en.json' with { type: 'json' };
import sensesJa from './senses-ja.json' with { type: 'json' };

/** Words that stay themselves among senses: they make the frame of a sentence. */
const FRAME = new Set(
  "a an the and or but so if of in on at to for from with by as like than that this these those it its it's he she they we his her their our is are was were be been has have had do does did will would could should can may might must what when where why who how which there here one two some any all every each more most less least very too even only just still yet already again ever up down out off over . ! ? , : ; < >".split(
    ' ',
  ),
);
/** A word that is neither of the frame nor of a sense. */
const OTHER = '*';

/** Each word or, in Japanese, each string with its senses. */
function sensesOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const senses = new Map<string, string[]>();
  for (const [sense, words] of Object.entries(table)) {
    for (const word of words.split(' ')) senses.set(word, [...(senses.get(word) ?? []), `@${sense}`]);
  }
  return senses;
}

const SENSES = { en: sensesOf(sensesEn), ja: sensesOf(sensesJa) };
const LONGEST = recordOf(LANGS, (lang) =>
  Math.max(...Array.from(SENSES[lang].keys(), (word) => word.length)),
);

/** Neighbours in a row of senses: pairs up to three apart, and all in a row of three and four. */
function senseFeatures(row: readonly (readonly string[])[], add: (feature: string) => void): void {
  const named = new Set(row.flat().filter((sense) => sense.startsWith('@')));
  for (const sense of new Set(row.flat())) add(`k${sense}`);
  const list = [...named].toSorted();
  list.forEach((a, i) => {
    for (const b of list.slice(i + 1)) add(`c${a}${b}`);
  });
  for (let i = 0; i < row.length; i += 1) {
    for (const distance of [1, 2, 3]) {
      for (const a of row[i] ?? []) {
        for (const b of row[i + distance] ?? []) {
          if (distance === 1 || (a !== OTHER && b !== OTHER)) add(`d${distance}${a} ${b}`);
        }
      }
    }
    const first = (at: number) => row[at]?.[0];
    if (first(i + 2) !== undefined) add(`t${first(i)} ${first(i + 1)} ${first(i + 2)}`);
    if (first(i + 3) !== undefined) add(`u${first(i)} ${first(i + 1)} ${first(i + 2)} ${first(i + 3)}`);
  }
}

function englishFeatures(text: string, add: (feature: string) => void): void {
  const words = ['<', ...(text.match(/[a-z]+(?:'[a-z]+)?|[0-9]+|[.!?:;,"]/g) ?? []), '>'].map((word) =>
    /^\d/.test(word) ? '#' : word,
  );
  words.forEach((word, i) => {
    add(`1${word}`);
    for (const distance of [1, 2, 3]) {
      const other = words[i + distance];
      if (other !== undefined) add(`${distance + 1}${word} ${other}`);
    }
  });
  const row = words.map((word) => {
    const senses = SENSES.en.get(word) ?? SENSES.en.get(word.replace(/'s$/, ''));
    return senses ?? (FRAME.has(word) ? [word] : [OTHER]);
  });
  senseFeatures(row, add);
}

function japaneseFeatures(text: string, add: (feature: string) => void): void {
  const letters = `<${text.replace(/\s+/g, '')}>`;
  for (let i = 0; i < letters.length; i += 1) {
    for (let size = 1; size <= 4 && i + size <= letters.length; size += 1) {
      add(`${size}${letters.slice(i, i + size)}`);
    }
  }
  // The longest string of the table at each place; what lies between keeps its kana, which make the frame.
  const row: (readonly string[])[] = [];
  for (let i = 0; i < letters.length;) {
    let size = Math.min(LONGEST.ja, letters.length - i);
    while (size > 0 && !SENSES.ja.has(letters.slice(i, i + size))) size -= 1;
    const piece = letters.slice(i, i + Math.max(size, 1));
    if (size > 0) row.push(SENSES.ja.get(piece) ?? []);
    else if (/[ぁ-ん。、？!?<>「」]/u.test(piece)) row.push([piece]);
    else if (row.at(-1)?.[0] !== OTHER) row.push([OTHER]);
    i += Math.max(size, 1);
  }
  senseFeatures(row, add);
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
