/**
 * The form of a line, read from its words: patterns a language, reviewed like the lines (docs/roasts.md).
 */
import type { Lang } from '../../vocabulary.ts';

/**
 * Turns of phrase that readers heard too often: each at most once in a roast and not in two running, while there are others.
 * A caveat is one of them: that a photo shows little is said once.
 */
const WORN = ['like-who', 'so-that', 'person', 'too-much', 'caveat'] as const;
/** Shapes of a joke: three truths of a roast have three where their facts have the lines. */
export const SHAPES = [
  'few-words',
  'question',
  'dialogue',
  'review',
  'caption',
  'list',
  'label',
  'rule-of-three',
] as const;
export type Shape = (typeof SHAPES)[number];

export const FORMS = [...WORN, ...SHAPES] as const;
export type Form = (typeof FORMS)[number];

const WORN_FORMS: ReadonlySet<Form> = new Set(WORN);
export const isWorn = (form: Form): boolean => WORN_FORMS.has(form);

const PATTERNS: Readonly<Record<Lang, Readonly<Partial<Record<Form, RegExp>>>>> = {
  en: {
    // "You look like a man who's lost a ferret."
    'like-who':
      /\blook(?:s|ed|ing)? like (?:you|somebody|someone|an?|the|my)\b|\b(?:like|the (?:person|one|sort|kind)) (?:\w+ ){0,3}?who\b/iu,
    // "So dark that the moths gave up."
    'so-that':
      /\bso [a-z-]+ (?:behind you |in here |out here )?(?:that|you|i|the|it|somebody)\b|\bthis \w+ that\b/iu,
    // "I worked with what I got."
    caveat:
      /\b(?:rough(?:ly)? (?:guess|estimate)|best guess|guess(?:ing|work)|worked with what|what (?:i|we) (?:got|could see)|from what (?:i|we) can (?:see|make out|tell)|as far as (?:i|we|anybody) can (?:see|tell)|hard to (?:see|make out) (?:you|your|much)|can(?:'t|not) (?:quite )?(?:see|make out) (?:you|your face|much)|hides? (?:a lot|most|so much)|pinch of salt|take (?:it|this|all of this) loosely)\b/iu,
    'few-words': /^[^\s]+(?: [^\s]+){0,4}$/u,
    question: /\?['"]?$/u,
    dialogue: /(?:^|[\s(])['"][A-Z][^'"]*(?:'[a-z][^'"]*)*[.,!?…]['"]/u,
    review: /\b(?:\w+ stars?\b|out of (?:five|ten)\b|would \w+ again\b|\d\/(?:5|10))/iu,
    caption:
      /^(?:pictured|caption|exhibit|figure|fig\.|photo|above|below|left|right|title|headline)\b[^.:]{0,20}[:.]/iu,
    list: /^[^.!?:,]{2,22}, [^.!?,]{2,22},? and [^.!?,]{2,26}[.!?]?$|: [^,.]+, [^,.]+,? (?:and )?[^,.]+\.$/u,
    label: /^[A-Z][^.!?:,'"]{1,34}: \S/u,
    'rule-of-three': /^(?:[^.!?]{2,32}[.!?] ){2}[^.!?]{2,60}[.!?]$/u,
  },
  ja: {
    // 「鍵を先に探す人だ。」
    person:
      /(?:[うくぐすつぬぶむる]|た|だ|ない)(?:人|方|ほう)(?:だ|です|だった|でした|だろう|ですね)?(?:。|$)/u,
    // 「暗すぎて、…」
    'too-much': /すぎ(?:て|る)/u,
    caveat:
      /ざっくり|ざっとした|大まか|おおまか|目安|当てずっぽう|推測|見えた(?:分|範囲)|見える範囲|わかる範囲|はっきり(?:とは)?(?:見え|わから|言え)ない|よく(?:は)?見え(?:ない|ません|なか)|あてにな|控えめに(?:受け取|聞い)/u,
    'few-words': /^.{1,14}$/u,
    question: /[？?]」?$/u,
    dialogue: /」と(?:言|聞|答|叫|返|つぶや)|」「|「[^」]+」[^「]*「[^」]+」/u,
    review: /星[一二三四五1-5ひふみ]|★|レビュー|口コミ|点満点|リピート/u,
    caption: /^(?:写真|図|資料|題|タイトル|作品名|キャプション|見出し|上|下|右|左)[一二三0-9]?[：:]/u,
    list: /(?:^|：)[^。、「」]{1,8}、[^。、「」]{1,8}、[^。、「」]{1,10}。$/u,
    label: /^[^。、「：]{1,16}：/u,
    'rule-of-three': /^(?:[^。！？]{1,16}[。！？]){2}[^。！？]{1,24}[。！？]$/u,
  },
};

/** The forms of a line of a bank, none often. */
export function formsIn(line: string, lang: Lang): readonly Form[] {
  const patterns = PATTERNS[lang];
  return FORMS.filter((form) => patterns[form]?.test(line) === true);
}

/** So many characters and fewer are a short line. */
const SHORT: Readonly<Record<Lang, number>> = { en: 60, ja: 27 };

export const isShort = (line: string, lang: Lang): boolean => line.length <= SHORT[lang];
