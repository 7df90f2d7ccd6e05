/** Numbers as people of a language write them. */
import { type Lang, SENTENCE_GAP } from '#functions/vocabulary.ts';

/** 0 to 1 as a whole percentage. */
export function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A whole number. */
export function formatInteger(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value);
}

/** A number with at most one digit after the point. */
export function formatTenths(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

/** Bytes as megabytes with one digit, the unit included and kept on the same line. */
export function formatMegabytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(bytes / 1_000_000)
    .replace(' ', '\u00a0');
}

/** Things one after the other, as the language joins them. */
export function joinThings(things: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(things);
}

/** Names as a sentence says them: without quotation marks, and without the capital of a title. */
export function formatInSentence(names: readonly string[], language: Lang): string {
  const hasCapitals = SENTENCE_GAP[language] !== '';
  const said = names.map((name) =>
    hasCapitals ? name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1) : name,
  );
  return joinThings(said, language);
}

/** Sentences one after the other. */
export function joinSentences(sentences: readonly string[], language: Lang): string {
  return sentences.join(SENTENCE_GAP[language]);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A time to come, as people say it: "in 3 hours", "in 20 minutes". The nearest hour, of minutes the next one; at least a minute. */
export function formatUntil(ms: number, language: Lang): string {
  const format = new Intl.RelativeTimeFormat(language);
  const text =
    ms > HOUR_MS
      ? format.format(Math.round(ms / HOUR_MS), 'hour')
      : format.format(Math.max(1, Math.ceil(ms / MINUTE_MS)), 'minute');
  // `Intl` puts one between a number and its unit in Japanese, too; we do not.
  return text.replaceAll(' ', SENTENCE_GAP[language]);
}

/** For `translate`: what has no letters is a figure, and no translator's. */
export const asFigure = (text: string): 'no' | undefined => (/\p{L}/u.test(text) ? undefined : 'no');
