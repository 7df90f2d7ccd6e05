/** How the meaning net holds for authors and themes that it was not fitted to, and the heads that are kept. */
import { namedFeatures } from '#roast/guard/meaning/features.ts';
import { scoreOf, type Head } from '#roast/guard/meaning/linear.ts';
import { checkText } from '#roast/guard/check-text.ts';
import type { Lang } from '#functions/vocabulary.ts';
import type { CorpusLine } from './corpora.ts';
import { fitHead, type Example } from './fit.ts';

export const SEED = 41;
const FIT = { seed: SEED, cost: 1, epochs: 15 };
const BUCKETS = { hostile: 65_536, warm: 8_192 };
/** A bank line against one of the corpora: there are eight times as many, all of one house. */
const BANK_WEIGHT = 0.3;
/** All hostile lines together against all harmless ones. */
const HOSTILE_SHARE = 0.5;
const THEME_FOLDS = 8;

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

const cache = new Map<string, ReadonlySet<string>>();
function featuresOf(text: string, lang: Lang): ReadonlySet<string> {
  const key = `${lang} ${text}`;
  const known = cache.get(key) ?? namedFeatures(text, lang);
  cache.set(key, known);
  return known;
}

/** Whether a line praises: those written to be the last, and the banks' own. */
export const isWarm = ({ author, theme }: CorpusLine): boolean =>
  theme === 'warm-closer' || (author === 'bank' && (theme === 'closers' || theme === 'greats'));

function examples(
  lines: readonly CorpusLine[],
  lang: Lang,
  isPositive: (line: CorpusLine) => boolean,
  weightOf: (line: CorpusLine) => number,
): Example[] {
  const total = (list: readonly CorpusLine[]) => list.reduce((sum, line) => sum + weightOf(line), 0);
  const positives = total(lines.filter(isPositive));
  const negatives = total(lines.filter((line) => !isPositive(line)));
  return lines.map((line) => ({
    features: featuresOf(line.text, lang),
    isPositive: isPositive(line),
    weight: weightOf(line) * (isPositive(line) ? (HOSTILE_SHARE * negatives) / Math.max(positives, 1) : 1),
  }));
}

const plainWeight = ({ author }: CorpusLine) => (author === 'bank' ? BANK_WEIGHT : 1);

/** The head for what is hostile; `extra` multiplies the weight of single lines. */
export function fitHostile(
  lines: readonly CorpusLine[],
  lang: Lang,
  extra = new Map<string, number>(),
): Head {
  const weight = (line: CorpusLine) => plainWeight(line) * (extra.get(line.text) ?? 1);
  return fitHead(
    examples(lines, lang, ({ isHostile }) => isHostile, weight),
    { ...FIT, buckets: BUCKETS.hostile },
  );
}

/** The head for what praises. */
export const fitWarm = (lines: readonly CorpusLine[], lang: Lang): Head =>
  fitHead(examples(lines, lang, isWarm, plainWeight), { ...FIT, buckets: BUCKETS.warm });

export const judge = (head: Head, text: string, lang: Lang): number => scoreOf(head, featuresOf(text, lang));

/** Each fold's lines by a head that was fitted to the others, the early corpora and the banks. */
function judgeFolds(
  { lang, corpora, bank }: Lines,
  foldOf: (line: CorpusLine) => number,
  fit: (lines: readonly CorpusLine[], lang: Lang) => Head,
): Judged[] {
  const tested = corpora.filter(({ author }) => author !== 'early');
  return [...new Set(tested.map(foldOf))].flatMap((fold) => {
    const isOut = (line: CorpusLine) => line.author !== 'early' && foldOf(line) === fold;
    const head = fit([...corpora.filter((line) => !isOut(line)), ...bank], lang);
    return tested.filter(isOut).map((line) => ({
      line,
      score: judge(head, line.text, lang),
      isRefused: checkText(line.text, { teen: true }).length > 0,
    }));
  });
}

/** Every author by what the others wrote. */
export function leaveAuthorOut(lines: Lines, fit: typeof fitWarm = fitHostile): Judged[] {
  const authors = [...new Set(lines.corpora.map(({ author }) => author))];
  return judgeFolds(lines, ({ author }) => authors.indexOf(author), fit);
}

/** Every theme by the others; a hostile and a harmless one are left out at a time. */
export function leaveThemeOut(lines: Lines): Judged[] {
  const names = (isHostile: boolean) => [
    ...new Set(lines.corpora.filter((line) => line.isHostile === isHostile).map(({ theme }) => theme)),
  ];
  const themes = [names(false), names(true)];
  return judgeFolds(
    lines,
    (line) => (themes[Number(line.isHostile)]?.indexOf(line.theme) ?? 0) % THEME_FOLDS,
    fitHostile,
  );
}
