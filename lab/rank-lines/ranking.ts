/** From the counts that accounts gave to lines in order, key by key (docs/roasts.md says how a deployer reads the counts). */
import * as z from 'zod';
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { entriesOf } from '#roast/banks/entries.ts';
import { hashText } from '#roast/random.ts';
import { median } from '../evaluate/summary/statistics.ts';
import { answersFor, sharesOf, type Share } from './estimate.ts';

export const countsSchema = z.array(
  z.object({
    week: z.int(),
    lang: z.string(),
    style: z.string(),
    line: z.string(),
    laughed: z.int().nonnegative(),
    not_mine: z.int().nonnegative(),
  }),
);
export type Counts = z.infer<typeof countsSchema>;

/** The lines that are told where people tap: one key of one place in one style and language. */
export interface Key {
  readonly lang: string;
  readonly style: string;
  readonly place: string;
  readonly key: string;
  readonly lines: readonly string[];
}

export interface RankedLine extends Share {
  readonly line: string;
  readonly answers: number;
}

export interface RankedKey extends Omit<Key, 'lines'> {
  /** Those with answers, the best first. */
  readonly ranked: readonly RankedLine[];
  /** How many lines stand under the key, asked or not. */
  readonly lines: number;
  /** Answers that are missing until the typical line of the key is known well enough; 0: they are. */
  readonly missing: number;
}

export interface Ranking {
  readonly keys: readonly RankedKey[];
  readonly answers: number;
  /** Answers about lines that no bank has (any more). */
  readonly unknown: number;
}

/** A line is known well enough for an order where its ± is at most this. */
export const WELL = 0.2;

/** Running jokes are told among the truths. */
const PLACES = ['truths', 'running'] as const;

/** Every key of every bank. */
export async function keysOfBanks(): Promise<readonly Key[]> {
  const banks = LANGS.flatMap((lang) => STYLES.map((style) => ({ lang, style })));
  const keys = await Promise.all(
    banks.map(async ({ lang, style }) => {
      const bank = await loadBank(lang, style);
      return PLACES.flatMap((place) =>
        entriesOf(bank, place).map(({ key, lines }) => ({ lang, style, place, key, lines })),
      );
    }),
  );
  return keys.flat();
}

/** As phones name a line: plan/taste.ts. */
const nameOf = (lang: string, style: string, hash: string): string => `${lang} ${style} ${hash}`;

/** The lines of each key in order. One that stands under two keys counts in both: its answers do not say by which it came. */
export function rankLines(counts: Counts, keys: readonly Key[]): Ranking {
  const given = new Map<string, { laughed: number; notMine: number }>();
  for (const { lang, style, line, laughed, not_mine } of counts) {
    const name = nameOf(lang, style, line);
    const before = given.get(name) ?? { laughed: 0, notMine: 0 };
    given.set(name, { laughed: before.laughed + laughed, notMine: before.notMine + not_mine });
  }
  const known = new Set<string>();
  const asked = keys.map((key) => ({
    ...key,
    asked: key.lines.flatMap((line) => {
      const name = nameOf(key.lang, key.style, hashText(line).toString(36));
      const answers = given.get(name);
      known.add(name);
      return answers === undefined ? [] : [{ line, ...answers }];
    }),
  }));
  const ranked = [...new Set(keys.map(({ lang }) => lang))].flatMap((lang) => {
    const ofLang = asked.filter((key) => key.lang === lang && key.asked.length > 0);
    const shares = sharesOf(ofLang.map((key) => key.asked));
    return ofLang.map((key, k) => rankedKey(key, shares[k] ?? []));
  });
  const totalOf = (entries: readonly (readonly [string, { laughed: number; notMine: number }])[]) =>
    entries.reduce((all, [, { laughed, notMine }]) => all + laughed + notMine, 0);
  const entries = [...given];
  return {
    keys: ranked,
    answers: totalOf(entries),
    unknown: totalOf(entries.filter(([name]) => !known.has(name))),
  };
}

function rankedKey(
  { lang, style, place, key, lines, asked }: Key & { readonly asked: readonly (Asked & { line: string })[] },
  shares: readonly Share[],
): RankedKey {
  const ranked = asked
    .map(({ line, laughed, notMine }, i) => ({
      line,
      answers: laughed + notMine,
      ...(shares[i] ?? { share: 0.5, spread: 0.5 }),
    }))
    .toSorted((a, b) => b.share - a.share);
  // A line that nobody was asked about is as unsure as can be.
  const spreads = [...ranked.map(({ spread }) => spread), ...lines.slice(ranked.length).map(() => 1)];
  const wanted = answersFor(WELL);
  const missing = ranked.reduce((all, { answers }) => all - Math.min(answers, wanted), wanted * lines.length);
  return {
    lang,
    style,
    place,
    key,
    ranked,
    lines: lines.length,
    missing: median(spreads) <= WELL ? 0 : missing,
  };
}

interface Asked {
  readonly laughed: number;
  readonly notMine: number;
}
