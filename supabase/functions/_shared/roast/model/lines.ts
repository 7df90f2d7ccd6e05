/**
 * Which of a model's lines may be told. Whatever a model wrote is treated as hostile until it has passed: it names a fact that
 * was sent, fits its place, is in the language, is kind by the guard, and claims nothing that no fact says.
 */
import type { Lang } from '../../vocabulary.ts';
import { countsIn } from '../banks/counts.ts';
import { isForAdults } from '../banks/traits.ts';
import { mayBeTeen, roastSchema, type RoastFacts } from '../contract.ts';
import { hasDig, isForeign, isStrength } from '../guard/check-roast.ts';
import { checkText } from '../guard/check-text.ts';
import { namesFaceLines, namesSkin } from '../guard/skin-words.ts';
import { aboutSkin } from '../plan/jokes.ts';
import type { Tag } from '../plan/tags.ts';
import type { Subjects } from './answer-schema.ts';
import { claimsOther, hasWordOf } from './claimed.ts';
import { digitsOf, wordsOf } from './fact-words.ts';
import type { RawCandidate, RawLine } from './read-answer.ts';

/** Where a line stands; the truths are one place. */
export type LinePlace = 'verdict' | 'headline' | 'truth' | 'closer';

/** Why a line was dropped; a code for the log. */
export type DropReason =
  | 'no-fact'
  | 'length'
  | 'language'
  | 'guard'
  | 'not-praise'
  | 'unkind-label'
  | 'skin'
  | 'against-facts'
  | 'digits'
  | 'name'
  | 'copy'
  /** It repeats its fact and says no more, or begins as another line of its candidate does. */
  | 'dull'
  /** It could not stand beside the lines that were kept. */
  | 'beside-others';

export type Drops = Partial<Record<DropReason, number>>;

/** A line that may be told. */
export interface GoodLine {
  readonly place: LinePlace;
  readonly about: Tag;
  readonly text: string;
  /** 0 to 1: how far from the guard's threshold. */
  readonly margin: number;
  readonly hasOwnWord: boolean;
}

export interface GoodCandidate {
  readonly verdict: GoodLine | null;
  readonly headline: GoodLine | null;
  readonly truths: readonly GoodLine[];
  readonly closer: GoodLine | null;
}

/** What lines are held to. */
export interface Measure {
  readonly facts: RoastFacts;
  readonly subjects: Subjects;
  /** Every tag that holds of the photo, told to the model or not. */
  readonly holding: ReadonlySet<Tag>;
  /** Lines that are none of the model's, without all but letters (`bare`): examples, and what the writer wrote. */
  readonly known: readonly string[];
}

/** The field of a roast by which the guard knows a place. */
const FIELD = { verdict: 'verdict', headline: 'headline', truth: 'harshTruths', closer: 'closer' } as const;

const { headline, verdict, closer, harshTruths } = roastSchema.shape;
const SCHEMA = { verdict: verdict.unwrap(), headline, truth: harshTruths.element, closer } as const;

/** The guard on one line: the one place that asks it. */
function judgeLine(
  text: string,
  { teen }: { readonly lang: Lang; readonly teen: boolean; readonly field: string },
): { readonly ok: boolean; readonly margin: number } {
  return { ok: checkText(text, { teen }).length === 0 && !namesFaceLines(text), margin: 1 };
}

/** Short texts may have no kana (`isForeign`), but some letter of the language. */
const SCRIPT: Readonly<Record<Lang, RegExp>> = { en: /[a-z]/iu, ja: /[ぁ-んァ-ヶ一-龠]/u };

/** Once, and where it can be dropped with its comma: as in the banks. */
const NAME_WELL = /^\{name\}(?:さん|ちゃん|くん)?[,、]|[,、] ?\{name\}(?:さん|ちゃん|くん)?[,、.:!?。！？]/u;
const NAMED: ReadonlySet<LinePlace> = new Set(['headline', 'closer']);

function namesWell(text: string, place: LinePlace): boolean {
  const times = text.split('{name}').length - 1;
  return times === 0 || (times === 1 && NAMED.has(place) && NAME_WELL.test(text));
}

/** What makes two texts the same for a reader. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** So many letters in common at the beginning of two lines, and one is read as the other. */
const ECHO: Readonly<Record<Lang, number>> = { en: 24, ja: 10 };

function isCopy(text: string, lang: Lang, known: readonly string[]): boolean {
  const own = bare(text);
  const start = own.length >= ECHO[lang] ? own.slice(0, ECHO[lang]) : null;
  return known.some((other) => other === own || (start !== null && other.startsWith(start)));
}

/** So much of a line may be its fact's own words: more is no joke. */
const MOST_OF_IT = 0.6;

function restates(text: string, about: Tag, facts: RoastFacts): boolean {
  const said = bare(wordsOf(about, facts) ?? '');
  const own = bare(text);
  return said !== '' && own.includes(said) && said.length >= MOST_OF_IT * own.length;
}

/** So many letters at the beginning of two lines of a candidate, and they come from one mould. */
const MOULD: Readonly<Record<Lang, number>> = { en: 12, ja: 6 };

/** The beginnings that more than one line of a candidate has. */
function mouldsIn(
  { verdict, headline: first, truths, closer: last }: RawCandidate,
  lang: Lang,
): ReadonlySet<string> {
  const starts = [verdict, first, ...truths, last].flatMap((line) =>
    line === null ? [] : bare(line.text).slice(0, MOULD[lang]),
  );
  return new Set(starts.filter((start, i) => starts.indexOf(start) !== i));
}

/** Digits that no fact on these tags has; as many photos as the facts say there were. */
function countsWrong(text: string, about: Tag, { facts }: Measure): boolean {
  const { lang, past, moment } = facts;
  const digits = text.normalize('NFKC').match(/\p{Nd}+/gu) ?? [];
  const allowed = digitsOf([about], facts);
  const count = about === 'tries.many' ? moment.tries : past.times;
  return (
    digits.some((digit) => !allowed.has(digit)) ||
    countsIn(text, lang, [about]).some((named) => named !== count)
  );
}

/** Skin is spoken of in a line that is about it, in no label, and for teens in the spicy style nowhere. */
function skinWrong(text: string, about: Tag, place: LinePlace, { lang, style, teen }: RoastFacts): boolean {
  const isTeen = mayBeTeen({ teen });
  if (isTeen && isForAdults(text, lang)) return true;
  if (!namesSkin(text)) return false;
  return !aboutSkin([about]) || place === 'verdict' || (isTeen && style === 'spicy');
}

/** The line, or why it may not be told. */
function judge({ about, text }: RawLine, place: LinePlace, measure: Measure): GoodLine | DropReason {
  const { facts, subjects, holding, known } = measure;
  const { lang, teen } = facts;
  const tag = subjects[place === 'closer' ? 'praise' : 'jokes'].find((sent) => sent === about);
  if (tag === undefined) return 'no-fact';
  const field = FIELD[place];
  if (!SCHEMA[place].safeParse(text).success) return 'length';
  if (isForeign(field, text, lang) || !SCRIPT[lang].test(text)) return 'language';
  if (place === 'closer' && (!isStrength(text, lang) || hasDig(text, lang))) return 'not-praise';
  // It stands by itself, large, and is quoted.
  if (place === 'verdict' && hasDig(text, lang)) return 'unkind-label';
  if (skinWrong(text, tag, place, facts)) return 'skin';
  if (claimsOther(text, lang, holding)) return 'against-facts';
  if (countsWrong(text, tag, measure)) return 'digits';
  if (!namesWell(text, place)) return 'name';
  if (isCopy(text, lang, known)) return 'copy';
  if (restates(text, tag, facts)) return 'dull';
  // Last, since it takes longest.
  const { ok, margin } = judgeLine(text, { lang, teen: mayBeTeen({ teen }), field });
  if (!ok) return 'guard';
  return { place, about: tag, text, margin, hasOwnWord: hasWordOf(text, lang, tag) };
}

/** The lines of a candidate that may be told; the others are counted by their reasons in `drops`. */
export function goodLinesOf(candidate: RawCandidate, measure: Measure, drops: Drops): GoodCandidate {
  const { lang } = measure.facts;
  const moulds = mouldsIn(candidate, lang);
  const keep = (raw: RawLine | null, place: LinePlace): GoodLine | null => {
    if (raw === null) return null;
    const isOfMould = moulds.has(bare(raw.text).slice(0, MOULD[lang]));
    const judged = isOfMould ? 'dull' : judge(raw, place, measure);
    if (typeof judged !== 'string') return judged;
    drops[judged] = (drops[judged] ?? 0) + 1;
    return null;
  };
  return {
    verdict: keep(candidate.verdict, 'verdict'),
    headline: keep(candidate.headline, 'headline'),
    truths: candidate.truths.flatMap((raw) => keep(raw, 'truth') ?? []),
    closer: keep(candidate.closer, 'closer'),
  };
}
