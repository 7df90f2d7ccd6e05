/**
 * Undoes the disguises of a text before the lexicons see it: full-width letters, invisible characters,
 * accents, look-alike letters, digits for letters, stretched words and letters set apart.
 */

/** Cyrillic and Greek letters that look like Latin ones (Unicode TR 39, the common part). */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh ɡg αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw ıi łl øo ℓl ɑa ʊu ɪi ɛe ʏy ɢg ʀr ɴn ʟl ʙb ʜh ßb ðd †t ¥y ¢c æa œo'
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

/** Short words that may stand side by side without hiding a longer one. */
const SHORT_WORDS = new Set(
  'a i o am an as at be by do ex go ha he hi if in is it me my no of oh ok on or pm so to uh up us vs we'.split(
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

/** "f a t", "u.g.l.y", "s-e-x" → one word, where at least three single letters stand in a row. */
function joinSpelled(text: string): string {
  return text.replace(/(?<![a-z])[a-z](?:[\s.\-_*~,/·・]+[a-z](?![a-z'])){2,}/g, (run) =>
    run.replace(/[^a-z]/g, ''),
  );
}

/** "ug ly", "f at": neighbours of at most two letters, unless all of them are words of their own. */
function joinShards(text: string): string {
  return text.replace(/(?<![a-z'])[a-z]{1,3}(?: [a-z]{1,3})+(?![a-z'])/g, (run) => {
    const parts = run.split(' ');
    return parts.every((part) => SHORT_WORDS.has(part) || part.length === 3) ? run : parts.join('');
  });
}

/** Runs of three or more of the same letter → `keep` of them: "fattt" → "fat" (1) or "fatt" (2). */
const squeeze = (text: string, keep: 1 | 2) =>
  text.replace(/([a-zぁ-んァ-ヶー一-龠])\1{2,}/gu, (_run, letter: string) => letter.repeat(keep));

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Spaces and signs between Japanese letters taken out: 「デ・ブ」「ブ ス」. */
const closeJapanese = (text: string) =>
  text.replace(/(?<=[ぁ-んァ-ヶー一-龠])[\s・･.·_\-~〜～*＊/|]+(?=[ぁ-んァ-ヶー一-龠])/gu, '');

/** 「で ぶ まっしぐら」: single letters set apart become a word of their own, so that its borders are still seen. */
const joinSpelledJapanese = (text: string) =>
  text.replace(
    /(?<![ぁ-んァ-ヶー一-龠])[ぁ-んァ-ヶー一-龠](?:[\s・･.·_\-~〜～*＊/|]+[ぁ-んァ-ヶー一-龠](?![ぁ-んァ-ヶー一-龠]))+/gu,
    (run) => run.replace(/[^ぁ-んァ-ヶー一-龠]/gu, ''),
  );

/** Every reading of a text that the lexicons should look at; the first is the plain one. */
export function readings(text: string): string[] {
  const base = oneSpace(plain(text));
  const forms = new Set<string>([
    base,
    squeeze(base, 1),
    squeeze(base, 2),
    closeJapanese(base),
    joinSpelledJapanese(base),
  ]);
  for (const one of ['i', 'l'] as const) {
    const letters = unleet(base, one);
    forms.add(squeeze(letters, 1));
    forms.add(squeeze(letters, 2));
    forms.add(joinSpelled(letters));
    forms.add(squeeze(joinSpelled(letters), 1));
    forms.add(joinShards(oneSpace(letters.replace(/[^a-z'\s]/g, ' '))));
    forms.add(oneSpace(letters.replace(/(?<=[a-z])[.\-_*~'·]+(?=[a-z])/g, '')));
    forms.add(oneSpace(letters.replace(/[^a-z\s]/g, ' ')));
  }
  return [...forms];
}
