/**
 * The guard on one text. The lexicons of all languages are applied whatever the language is said to be,
 * because a model may slip from one into the other.
 */
import { onThePerson } from './languages/bystanders.ts';
import { RULES } from './languages/rules.ts';
import { plain, readings, unstretched } from './normalise.ts';
import type { GuardReason, Lexicon } from './reasons.ts';

interface Net {
  /** A few patterns for everything, so that a harmless text is passed by a few looks. */
  readonly any: readonly RegExp[];
  readonly rules: readonly { readonly reason: GuardReason; readonly pattern: RegExp }[];
}

/** Whole words are bound by what is neither letter nor digit. Readings are in lower case. */
function patternOf(sources: readonly string[], wholeWords: boolean): RegExp {
  const any = sources.join('|');
  return new RegExp(wholeWords ? `(?<![a-z0-9])(?:${any})(?![a-z0-9])` : any, 'u');
}

/** V8 compiles no longer source than 20,000 characters to fast code: beyond it a look takes forty times as long. */
const LONGEST_SOURCE = 15_000;

/** The sources in rows that are short enough together. */
function rowsOf(sources: readonly string[]): string[][] {
  const rows: string[][] = [];
  let length = Infinity;
  for (const source of sources) {
    if (length + source.length > LONGEST_SOURCE) {
      rows.push([]);
      length = 0;
    }
    rows.at(-1)?.push(source);
    length += source.length + 1;
  }
  return rows;
}

function net(lexicon: Lexicon, wholeWords: boolean): Net {
  const lists = Object.entries(lexicon) as [GuardReason, readonly string[]][];
  return {
    any: rowsOf(lists.flatMap(([, sources]) => sources)).map((row) => patternOf(row, wholeWords)),
    rules: lists.map(([reason, sources]) => ({ reason, pattern: patternOf(sources, wholeWords) })),
  };
}

const LANGUAGES = Object.values(RULES);
const EVERYBODY = LANGUAGES.map(({ lexicon, wholeWords }) => net(lexicon, wholeWords));
const TEENS = LANGUAGES.map(({ teenLexicon, wholeWords }) => net(teenLexicon, wholeWords));
const CLAIMS = LANGUAGES.map(({ claims: { nouns, patterns }, wholeWords }) => ({
  noun: patternOf([nouns], wholeWords),
  claims: rowsOf(patterns).map((row) => patternOf(row, wholeWords)),
}));

/** Reasons that concern the person in the photo alone: a lamp may be old, and whoever tells the joke a fool. */
const PERSONAL: ReadonlySet<GuardReason> = new Set([
  'body',
  'attractiveness',
  'worth',
  'age',
  'slur',
  'disability',
]);

/** Form, not words; looked for in the text as it was written, only NFKC-normalised. */
const FORM: readonly { readonly reason: GuardReason; readonly pattern: RegExp }[] = [
  { reason: 'link', pattern: /https?:|ftp:|www\.|\bmailto:|javascript:|:\/\// },
  {
    reason: 'link',
    pattern:
      /(?<![a-z0-9.])[a-z0-9][a-z0-9-]*\s?(?:\.|\[dot\]|\(dot\))\s?(?:com|net|org|io|co|jp|app|dev|info|ai|shop|store|xyz|ru|cn|link|site|online|ly|gg|tv|uk|de|biz)(?![a-z])/,
  },
  { reason: 'link', pattern: /(?<!\d)(?:\d{1,3}\.){3}\d{1,3}(?!\d)/ },
  { reason: 'contact', pattern: /[a-z0-9._%+-]+\s?(?:@|\[at\]|\(at\))\s?[a-z0-9-]+\s?(?:\.|dot)/ },
  { reason: 'contact', pattern: /(?:^|[\s、。(「])@[a-z0-9_.]{2,}/ },
  { reason: 'contact', pattern: /(?<![\d.])\+?\d(?:[\s().-]*\d){8,}/ },
  {
    reason: 'markup',
    pattern: /<\s*[/!?a-z]|&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});|[`*#\\^|]|__|~~|\]\(|!\[|\[[^\]]*\]/,
  },
  { reason: 'markup', pattern: /<\||\|>|\[\[|\$\{/ },
  { reason: 'markup', pattern: /^\s*(?:[-+•]\s|\d+[.)]\s|>)/ },
];

/** Any slot but {name}, to the letter. */
const FOREIGN_SLOT = /\{(?!name\})|(?<!\{name)\}/;

/** Control, private-use and unassigned characters, tags, bidi overrides, zero-width characters between letters. */
const HIDDEN =
  /[\p{Cc}\p{Co}\p{Cs}\u200B\u200C\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u00AD\u115F\u1160\u3164\uFFA0\u{E0000}-\u{E007F}]|(?<!\p{Extended_Pictographic}|\uFE0F)\u200D/u;

/** Reasons to refuse this text, each once; empty means that it may be shown. `teen` adds the teen rules. */
export function checkText(text: string, options: { readonly teen: boolean }): GuardReason[] {
  const reasons = new Set<GuardReason>();
  if (HIDDEN.test(text)) reasons.add('hidden-characters');
  if (FOREIGN_SLOT.test(text.normalize('NFKC'))) reasons.add('markup');
  const shape = text.normalize('NFKC').toLowerCase();
  const folded = plain(text);
  for (const { reason, pattern } of FORM) {
    if (pattern.test(shape) || pattern.test(folded)) reasons.add(reason);
  }
  const active = options.teen ? [...EVERYBODY, ...TEENS] : EVERYBODY;
  const forms = readings(text);
  const person = onThePerson(text);
  const ofPerson = person === text ? forms : readings(person);
  // Not in every reading: what is spelled in disguise is a matter for listed words.
  const words = unstretched(person);
  for (const { noun, claims } of CLAIMS) {
    if (noun.test(words) && claims.some((claim) => claim.test(words))) reasons.add('body');
  }
  for (const { any, rules } of active) {
    const caught = forms.filter((form) => any.some((pattern) => pattern.test(form)));
    for (const { reason, pattern } of caught.length > 0 ? rules : []) {
      const read = PERSONAL.has(reason) ? ofPerson : caught;
      if (read.some((form) => pattern.test(form))) reasons.add(reason);
    }
  }
  return [...reasons];
}
