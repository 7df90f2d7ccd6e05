/** How the meaning net holds for authors and themes that it was not fitted to, and the head that is kept. */
import { namedFeatures } from '#roast/guard/meaning/features.ts';
import { scoreOf, type Head } from '#roast/guard/meaning/linear.ts';
import { checkText } from '#roast/guard/check-text.ts';
import type { Lang } from '#functions/vocabulary.ts';
import type { CorpusLine } from './corpora.ts';
import { fitHead, type Example } from './fit.ts';

export const SEED = 41;
const FIT = { seed: SEED, cost: 1, epochs: 15, buckets: 65_536 };
/** A bank line against one of the corpora: there are more of them, all of one house. */
const BANK_WEIGHT = 0.3;
/** All hostile lines together against all harmless ones. */
const HOSTILE_SHARE = 0.5;
const THEME_FOLDS = 8;
/** Lines written before the corpora; known to every head. */
const EARLY = 'early';

/** A line that no head of its fold has seen. */
export interface Judged {
  readonly line: CorpusLine;
  readonly score: number;
  /** Whether form or words refuse it already, by the teen rules. */
  readonly isRefused: boolean;
}

export interface Lines {
  readonly lang: Lang;
  readonly corpora: readonly CorpusLine[];
  readonly bank: readonly CorpusLine[];
}

function remembered<Value>(make: (text: string, lang: Lang) => Value) {
  const known = new Map<string, Value>();
  return (text: string, lang: Lang): Value => {
    const key = `${lang} ${text}`;
    const value = known.get(key) ?? make(text, lang);
    known.set(key, value);
    return value;
  };
}
const featuresOf = remembered(namedFeatures);
const isRefused = remembered((text) => checkText(text, { teen: true }).length > 0);

const weightOf = ({ author }: CorpusLine) => (author === 'bank' ? BANK_WEIGHT : 1);

export function fit(lines: readonly CorpusLine[], lang: Lang): Head {
  const total = (list: readonly CorpusLine[]) => list.reduce((sum, line) => sum + weightOf(line), 0);
  const hostile = total(lines.filter(({ isHostile }) => isHostile));
  const harmless = total(lines.filter(({ isHostile }) => !isHostile));
  const examples: Example[] = lines.map((line) => ({
    features: featuresOf(line.text, lang),
    isPositive: line.isHostile,
    weight: weightOf(line) * (line.isHostile ? (HOSTILE_SHARE * harmless) / Math.max(hostile, 1) : 1),
  }));
  return fitHead(examples, FIT);
}

export const judge = (head: Head, line: CorpusLine, lang: Lang): Judged => ({
  line,
  score: scoreOf(head, featuresOf(line.text, lang)),
  isRefused: isRefused(line.text, lang),
});

const authorsOf = (corpora: readonly CorpusLine[]) =>
  [...new Set(corpora.map(({ author }) => author))].filter((author) => author !== EARLY);

/** Every author by what the others wrote, or by as many of the others as are named. */
export function leaveAuthorOut({ lang, corpora, bank }: Lines, known = Infinity): Judged[] {
  const authors = authorsOf(corpora);
  return authors.flatMap((author, i) => {
    // Those who follow in the ring, so that each is known as often as the others.
    const others = new Set([...authors.slice(i + 1), ...authors.slice(0, i)].slice(0, known));
    const head = fit(
      [...corpora.filter((line) => line.author === EARLY || others.has(line.author)), ...bank],
      lang,
    );
    return corpora.filter((line) => line.author === author).map((line) => judge(head, line, lang));
  });
}

/** Every theme by the others; a hostile and a harmless one are left out at a time. */
export function leaveThemeOut({ lang, corpora, bank }: Lines): Judged[] {
  const names = (isHostile: boolean) => [
    ...new Set(corpora.filter((line) => line.isHostile === isHostile).map(({ theme }) => theme)),
  ];
  const themes = [names(false), names(true)];
  const foldOf = (line: CorpusLine) =>
    (themes[Number(line.isHostile)]?.indexOf(line.theme) ?? 0) % THEME_FOLDS;
  return Array.from({ length: THEME_FOLDS }, (_, fold) => {
    const isOut = (line: CorpusLine) => line.author !== EARLY && foldOf(line) === fold;
    const head = fit([...corpora.filter((line) => !isOut(line)), ...bank], lang);
    return corpora.filter(isOut).map((line) => judge(head, line, lang));
  }).flat();
}

/** How many authors could be known where one is left out. */
export const mostKnown = ({ corpora }: Lines): number => authorsOf(corpora).length - 1;
