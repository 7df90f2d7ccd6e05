import { SENTENCE_GAP, type Lang } from '#functions/vocabulary.ts';

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
