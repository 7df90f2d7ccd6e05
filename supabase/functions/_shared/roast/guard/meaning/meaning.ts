/**
 * The third net: how hostile a text reads, by a small classifier of our own (lab/train-guard fits it to committed corpora;
 * lab/notes/guard.md has its curve). It weighs about 90 KB a language: load it where texts of others are judged, nowhere
 * else.
 */
import { LANGS, recordOf, type Lang } from '../../../vocabulary.ts';
import en from './en.json' with { type: 'json' };
import { namedFeatures } from './features.ts';
import ja from './ja.json' with { type: 'json' };
import { openHead, scoreOf, type Head, type StoredHead } from './linear.ts';

/** Shares of harmless lines, for which the file keeps the score that so many of them exceed. */
export const MEANING_QUANTILES = [0, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1] as const;

/** As stored in `<lang>.json`. */
export interface StoredMeaning {
  /** Above it a text is refused. */
  readonly threshold: number;
  /** Scores at MEANING_QUANTILES, falling, of harmless lines by authors whom the net did not know. */
  readonly quantiles: readonly number[];
  readonly head: StoredHead;
}

const STORED: Readonly<Record<Lang, StoredMeaning>> = { en, ja };
const opened: Partial<Record<Lang, Head>> = {};

/** Unpacked when a language is first judged. */
function headOf(lang: Lang): Head {
  const head = opened[lang] ?? openHead(STORED[lang].head);
  opened[lang] = head;
  return head;
}

export interface Meaning {
  readonly isHostile: boolean;
  /** Share of harmless lines that read more hostile, 0 to 1: 1 is surely harmless. */
  readonly margin: number;
}

/** Between two kept quantiles the margin runs in a straight line. */
function marginOf(score: number, quantiles: readonly number[]): number {
  const next = quantiles.findIndex((quantile) => quantile <= score);
  if (next === 0) return 0;
  const [upper = 1, lower = 0] = [MEANING_QUANTILES[next], MEANING_QUANTILES[next - 1]];
  const [below, above] = [quantiles[next], quantiles[next - 1]];
  if (below === undefined || above === undefined) return 1;
  return lower + ((above - score) / Math.max(above - below, 1e-9)) * (upper - lower);
}

/** How a text reads. */
export function meaningOf(text: string, lang: Lang): Meaning {
  const { threshold, quantiles } = STORED[lang];
  const score = scoreOf(headOf(lang), namedFeatures(text, lang));
  return { isHostile: score > threshold, margin: marginOf(score, quantiles) };
}

/** Languages that it knows, for tests of its files. */
export const MEANING_BYTES = recordOf(LANGS, (lang) => JSON.stringify(STORED[lang]).length);
