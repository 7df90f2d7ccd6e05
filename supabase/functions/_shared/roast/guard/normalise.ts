/**
 * Undoes the disguises of a text before the lexicons see it: full-width letters, invisible characters,
 * accents, look-alike letters, digits for letters, stretched words and letters set apart by whatever sign.
 */

/** Letters of other scripts, small capitals and signs that look like Latin letters (Unicode TR 39, the common part). */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh ɡg αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw ıi łl øo ℓl ɑa ʊu ɪi ɛe ʏy ɢg ʀr ɴn ʟl ʙb ʜh ßb ðd †t ¥y ¢c æa œo ᴀa ᴄc ᴅd ᴇe ꜰf ᴊj ᴋk ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz ɩi ıi ȷj ƒf ɯm ʋu ԍg ցg օo ոn սu հh տs ӏi ꞁl ǀl ∣l ∪u ⊂c ∈e ⍺a ϲc ϳj лn пn иn ѵv ѡw зe бb єe'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'l',
};

/** Greek and Cyrillic capitals whose small form looks like another letter. */
const CAPITALS: Readonly<Record<string, string>> = {
  Υ: 'y',
  Η: 'h',
  Ν: 'n',
  Χ: 'x',
  Μ: 'm',
  Ρ: 'p',
  Ζ: 'z',
  Β: 'b',
};

/** 🅄, 🆄, 🅤 and the letters of flags: alphabets that NFKC leaves alone, by the code of their A. */
const BADGES = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];
const BADGE = /[\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const ofBadge = (badge: string): string => {
  const code = badge.codePointAt(0) ?? 0;
  const first = BADGES.findLast((start) => start <= code) ?? code;
  return String.fromCodePoint(0x61 + code - first);
};

/** Short words that may stand side by side without hiding a longer one. */
const SHORT_WORDS = new Set(
  'a i o am an as at be by do ex go ha he hi if in is it me my no of oh ok on or pm so to uh up us vs we all and any are but can day did for get got had has her him his how its let man new not now old one our out put say see she the too two use was way who why yes you'.split(
    ' ',
  ),
);

/** Invisible: format characters (zero-width, bidi, tags), variation selectors, fillers. Emoji joiners too. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u115F|\u1160|\u3164|\uFFA0|\u034F|\u17B4|\u17B5/gu;
/** Combining marks, but not the Japanese voicing marks, which are letters there. */
const COMBINING = /(?![\u3099\u309A])\p{Mn}/gu;

/** NFKC, lower case, no invisible characters, no accents, Latin in place of its look-alikes. */
export function plain(text: string): string {
  const bare = text
    .normalize('NFKC')
    .replace(/[ΥΗΝΧΜΡΖΒ]/gu, (letter) => CAPITALS[letter] ?? letter)
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(COMBINING, '')
    .replace(BADGE, ofBadge)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´ʼ]/gu, "'");
  return Array.from(bare, (letter) => LOOK_ALIKES[letter] ?? letter).join('');
}

/** Letters for the digits and signs inside words that also hold letters: "f4t", "5ex", "ug|y". */
function unleet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[a-z0-9@$!|+€£]*[a-z][a-z0-9@$!|+€£]*/g, (word) => {
    const body = word.replace(/[!|+]+$/, '');
    const tail = word.slice(body.length);
    const letters = Array.from(body, (c) => (c === '1' || c === '|' || c === '!' ? one : (LEET[c] ?? c)));
    return letters.join('') + tail;
  });
}

/** Whatever sets letters apart: spaces, every dash, colon, stop and sign. */
const APART = '[^\\p{L}\\p{N}]';
const SPELLED = new RegExp(`(?<![a-z])[a-z](?:${APART}+[a-z](?![a-z'])){2,}`, 'gu');
const WITHIN_WORD = new RegExp(`(?<=[a-z])(?:(?!\\s)${APART})+(?=[a-z])`, 'gu');

/** "f a t", "u.g.l.y", "s–e–x" → one word, where at least three single letters stand in a row. */
const joinSpelled = (text: string) => text.replace(SPELLED, (run) => run.replace(/[^a-z]/g, ''));

/** "ug-ly", "fa:t", "don't" → one word. */
const joinParts = (text: string) => text.replace(WITHIN_WORD, '');

/** Up to three letters that are no word of their own. */
const isShard = (word: string) => /^[a-z]{1,3}$/.test(word) && !SHORT_WORDS.has(word);

/**
 * "ug ly", "wor thless", "f at": a shard joined to its neighbour, and three to one where two are shards. Nothing but
 * the joined words, since the rest is in the other readings.
 */
function joinShards(text: string): string {
  const words = text.replace(/[^a-z'\s]/g, ' ').split(/\s+/);
  return words
    .flatMap((word, i) => {
      const [next = '', third = ''] = [words[i + 1], words[i + 2]];
      const shards = [word, next, third].filter(isShard).length;
      if (shards === 0 || next === '' || `${word}${next}${third}`.includes("'")) return [];
      return [word + next, ...(shards > 1 && third.length <= 3 ? [word + next + third] : [])];
    })
    .join(' . ');
}

/** Runs of three or more of the same letter → `keep` of them: "fattt" → "fat" (1) or "fatt" (2). */
const squeeze = (text: string, keep: 1 | 2) =>
  text.replace(/([a-zぁ-んァ-ヶー一-龠])\1{2,}/gu, (_run, letter: string) => letter.repeat(keep));

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The plain text without stretched words. */
export const unstretched = (text: string): string => squeeze(oneSpace(plain(text)), 1);

const JAPANESE = 'ぁ-んァ-ヶー一-龠';
/** What sets Japanese letters apart inside a word; the signs that end a clause or quote do not, nor does ー, a letter. */
const APART_INSIDE = `(?:(?![。、!?,「」『』（）()…])${APART})`;
const CLOSED = new RegExp(`(?<=[${JAPANESE}])${APART_INSIDE}+(?=[${JAPANESE}])`, 'gu');
const SPELLED_JAPANESE = new RegExp(
  `(?<![${JAPANESE}])[${JAPANESE}](?:${APART}+[${JAPANESE}](?![${JAPANESE}]))+`,
  'gu',
);

const SET_APART = new RegExp(
  `(?<![${JAPANESE}])[${JAPANESE}](?:${APART}+[${JAPANESE}](?![${JAPANESE}]))*${APART}+(?=[${JAPANESE}])`,
  'gu',
);
const ANY_APART = new RegExp(APART, 'gu');

/** Spaces and signs between Japanese letters taken out: 「デ・ブ」「ブ ス」. */
const closeJapanese = (text: string) => text.replace(CLOSED, '');

/** 「で ぶ まっしぐら」「ブ。ス」: single letters set apart become a word of their own, so that its borders are still seen. */
const joinSpelledJapanese = (text: string) =>
  text.replace(SPELLED_JAPANESE, (run) => run.replace(ANY_APART, ''));

/** 「デ！ブですね」: a single letter set apart joins what follows. */
const joinFirstJapanese = (text: string) => text.replace(SET_APART, (run) => run.replace(ANY_APART, ''));

/** A capital I inside or before small letters may stand for l, an l before a consonant for I: "ugIy", "ldiot". */
const CAPITAL_I = /(?<=\p{Ll})I|I(?=\p{Ll})/gu;
const SMALL_L = /(?<![a-z])l(?=[bcdfghjkmnpqrstvwxz])/g;
/** Pairs of letters that look like one: "vvhale", "durnb". */
const PAIRS = (text: string) => text.replaceAll('vv', 'w').replaceAll('rn', 'm');

/** The readings of one spelling. */
function addReadings(base: string, forms: Set<string>): void {
  forms.add(base);
  forms.add(squeeze(base, 1));
  forms.add(squeeze(base, 2));
  forms.add(joinSpelled(base));
  forms.add(joinParts(base));
  forms.add(closeJapanese(base));
  forms.add(joinSpelledJapanese(base));
  forms.add(joinFirstJapanese(base));
  if (!/[a-z]/.test(base)) return;
  for (const one of ['i', 'l'] as const) {
    const letters = unleet(base, one);
    forms.add(squeeze(letters, 1));
    forms.add(squeeze(letters, 2));
    forms.add(joinSpelled(letters));
    forms.add(squeeze(joinSpelled(letters), 1));
    forms.add(joinShards(letters));
    forms.add(joinParts(letters));
    forms.add(oneSpace(letters.replace(/[^a-z\s]/g, ' ')));
  }
}

/** Every reading of a text that the lexicons should look at; the first is the plain one. */
export function readings(text: string): string[] {
  const base = oneSpace(plain(text));
  const forms = new Set<string>();
  addReadings(base, forms);
  const shape = text.normalize('NFKC');
  const swapped = oneSpace(plain(shape.replace(CAPITAL_I, 'l'))).replace(SMALL_L, 'i');
  if (swapped !== base) addReadings(swapped, forms);
  // A dagger is a t or sets letters apart.
  if (text.includes('†')) addReadings(oneSpace(plain(text.replaceAll('†', '-'))), forms);
  const paired = PAIRS(base);
  if (paired !== base) forms.add(paired);
  return [...forms];
}
