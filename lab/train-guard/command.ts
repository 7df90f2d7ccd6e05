/** Fits the meaning net to the committed corpora and the banks, writes its file for each language and prints its curve. */
import { writeFile } from 'node:fs/promises';
import { Buffer } from 'node:buffer';
import { MEANING_QUANTILES, type StoredMeaning } from '#roast/guard/meaning/meaning.ts';
import { openHead, type Head, type StoredHead } from '#roast/guard/meaning/linear.ts';
import { checkText } from '#roast/guard/check-text.ts';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { readBankLines, readCorpora } from './corpora.ts';
import {
  fitHostile,
  fitWarm,
  isWarm,
  judge,
  leaveAuthorOut,
  leaveThemeOut,
  SEED,
  type Judged,
  type Lines,
} from './study.ts';

/** Share of harmless lines by unseen authors that the three nets together may refuse. */
const HARMLESS_REFUSED = 0.03;
/** Share of the kept harmless lines that the stored head may refuse beyond what words refuse. */
const KEPT_REFUSED = 0.015;
/** Share of warm closers by unseen authors that the warm head may miss. */
const WARM_MISSED = 0.015;
const CURVE = [0.01, 0.02, 0.025, 0.03, 0.05, 0.1, 0.2, 0.3];
/** A bank line that is refused counts so much more in the next round. */
const HARDER = 6;
const ROUNDS = 6;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / Math.max(items.length, 1);

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

/** The threshold with which form, words and meaning together refuse this share of the harmless lines. */
function thresholdFor(judged: readonly Judged[], refused: number): number {
  const harmless = judged.filter(({ line }) => !line.isHostile);
  return quantile(
    harmless.map(({ score, isRefused }) => (isRefused ? Infinity : score)),
    1 - refused,
  );
}

function curveOf(judged: readonly Judged[]): string[] {
  const hostile = judged.filter(({ line }) => line.isHostile);
  const harmless = judged.filter(({ line }) => !line.isHostile);
  return CURVE.map((refused) => {
    const threshold = thresholdFor(judged, refused);
    const stopped = (list: readonly Judged[]) =>
      percent(share(list, ({ score, isRefused }) => isRefused || score > threshold));
    return `| ${Number.isFinite(threshold) ? threshold.toFixed(3) : 'words alone'} | ${stopped(hostile)} | ${stopped(harmless)} |`;
  });
}

const byTheme = (judged: readonly Judged[], threshold: number) =>
  [...new Set(judged.map(({ line }) => line.theme))]
    .map((theme) => {
      const own = judged.filter(({ line }) => line.theme === theme);
      return `${theme} ${percent(share(own, ({ score, isRefused }) => isRefused || score > threshold))}`;
    })
    .join(', ');

/** Fits until the built-in lines pass whole. */
function fitAll({ lang, corpora, bank }: Lines, threshold: number): { head: Head; refused: string[] } {
  const extra = new Map<string, number>();
  const seen = [...corpora.filter(({ isKept }) => !isKept), ...bank];
  let head = fitHostile(seen, lang, extra);
  const refusedBy = (judged: Head) =>
    bank.map(({ text }) => text).filter((text) => judge(judged, text, lang) > threshold - 0.02);
  let refused = refusedBy(head);
  for (let round = 0; round < ROUNDS && refused.length > 0; round += 1) {
    console.log(`${lang}: ${refused.length} bank lines refused, fitted again`);
    for (const text of refused) extra.set(text, (extra.get(text) ?? 1) * HARDER);
    head = fitHostile(seen, lang, extra);
    refused = refusedBy(head);
  }
  return { head, refused };
}

const stored = ({ step, bias, weights }: Head): StoredHead => ({
  step,
  bias,
  weights: Buffer.from(weights.buffer).toString('base64'),
});

async function trainFor(lang: Lang): Promise<void> {
  const lines: Lines = { lang, corpora: await readCorpora(lang), bank: await readBankLines(lang) };
  const byAuthor = leaveAuthorOut(lines);
  const fromAuthors = thresholdFor(byAuthor, HARMLESS_REFUSED);
  const warmth = leaveAuthorOut(lines, fitWarm);
  const warmest = quantile(
    warmth.filter(({ line }) => isWarm(line)).map(({ score }) => score),
    WARM_MISSED,
  );
  const { head, refused } = fitAll(lines, fromAuthors);
  // The stored head knows more than those of the folds and is surer of itself: the kept tenth may ask for more.
  const keptLines = lines.corpora
    .filter(({ isKept }) => isKept)
    .map((line) => ({
      line,
      score: judge(head, line.text, lang),
      isRefused: checkText(line.text, { teen: true }).length > 0,
    }));
  const threshold = Math.max(
    fromAuthors,
    quantile(
      keptLines.filter(({ line, isRefused }) => !line.isHostile && !isRefused).map(({ score }) => score),
      1 - KEPT_REFUSED,
    ),
  );
  const warmHead = fitWarm([...lines.corpora.filter(({ isKept }) => !isKept), ...lines.bank], lang);
  const harmless = byAuthor.filter(({ line }) => !line.isHostile).map(({ score }) => score);
  const meaning: StoredMeaning = {
    threshold,
    quantiles: MEANING_QUANTILES.map((at) => Number(quantile(harmless, 1 - at).toFixed(4))),
    hostile: stored(head),
    warmest,
    warm: stored(warmHead),
  };
  const file = inRoot('supabase/functions/_shared/roast/guard/meaning', `${lang}.json`);
  const text = `${JSON.stringify(meaning)}\n`;
  await writeFile(file, text);

  const table = ['| threshold | hostile stopped | harmless refused |', '| --- | --- | --- |'];
  console.log(`\n## ${lang}: seed ${SEED}, ${text.length} bytes, threshold ${threshold.toFixed(3)}`);
  console.log(`bank lines refused at the end: ${refused.length} of ${lines.bank.length}`);
  console.log(['\nauthor left out', ...table, ...curveOf(byAuthor)].join('\n'));
  console.log(['\ntheme left out', ...table, ...curveOf(leaveThemeOut(lines))].join('\n'));
  console.log(`\nby theme, author left out: ${byTheme(byAuthor, threshold)}`);
  const stopped = ({ score, isRefused }: Judged) => isRefused || score > threshold;
  console.log(
    `\nkept tenth, same authors: hostile stopped ${percent(
      share(
        keptLines.filter(({ line }) => line.isHostile),
        stopped,
      ),
    )}, harmless refused ${percent(
      share(
        keptLines.filter(({ line }) => !line.isHostile),
        stopped,
      ),
    )}`,
  );
  const kept = openHead(stored(warmHead));
  console.log(
    `\nwarm head at ${warmest.toFixed(3)}, author left out: warm closers ${percent(
      share(
        warmth.filter(({ line }) => isWarm(line)),
        ({ score }) => score >= warmest,
      ),
    )}, ` +
      `hostile taken for warm ${percent(
        share(
          warmth.filter(({ line }) => line.isHostile),
          ({ score }) => score >= warmest,
        ),
      )}, ` +
      `bank truths taken for warm (seen) ${percent(
        share(
          lines.bank.filter(({ theme }) => theme === 'truths'),
          ({ text: line }) => judge(kept, line, lang) >= warmest,
        ),
      )}`,
  );
}

export const command = createCommand().action(async () => {
  for (const lang of LANGS) await trainFor(lang);
});
