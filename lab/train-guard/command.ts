/** Fits the meaning net to the committed corpora and the banks, writes its file for each language and prints its curve. */
import { writeFile } from 'node:fs/promises';
import { Buffer } from 'node:buffer';
import { MEANING_QUANTILES, type StoredMeaning } from '#roast/guard/meaning/meaning.ts';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { readBankLines, readCorpora } from './corpora.ts';
import {
  fit,
  judge,
  leaveAuthorOut,
  leaveThemeOut,
  mostKnown,
  SEED,
  type Judged,
  type Lines,
} from './study.ts';

/** Share of hostile lines by unseen authors that the three nets together must stop. */
const HOSTILE_STOPPED = 0.9;
/** Shares of harmless lines refused, for the curves. */
const CURVE = [0.03, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5];
const BY_AUTHORS = [0.03, 0.1];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / Math.max(items.length, 1);
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** The value below which a share of the values lies. */
function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

const those = (judged: readonly Judged[], isHostile: boolean) =>
  judged.filter(({ line }) => line.isHostile === isHostile);
/** What form or words refuse counts as above every threshold. */
const scores = (judged: readonly Judged[], isHostile: boolean) =>
  those(judged, isHostile).map(({ score, isRefused }) => (isRefused ? Infinity : score));
const stoppedAt =
  (threshold: number) =>
  ({ score, isRefused }: Judged) =>
    isRefused || score > threshold;

/** Threshold, hostile stopped and harmless refused by all nets, where this share of the harmless lines is refused. */
function atRefused(judged: readonly Judged[], refused: number) {
  const threshold = quantile(scores(judged, false), 1 - refused);
  return { threshold, stopped: share(those(judged, true), stoppedAt(threshold)) };
}

const curveOf = (judged: readonly Judged[]) =>
  table(
    ['threshold', 'hostile stopped', 'harmless refused'],
    CURVE.map((refused) => {
      const { threshold, stopped } = atRefused(judged, refused);
      return row(
        Number.isFinite(threshold) ? threshold.toFixed(3) : 'words alone',
        percent(stopped),
        percent(share(those(judged, false), stoppedAt(threshold))),
      );
    }),
  );

const byTheme = (judged: readonly Judged[], threshold: number) =>
  [...new Set(judged.map(({ line }) => line.theme))]
    .map((theme) => {
      const own = judged.filter(({ line }) => line.theme === theme);
      return `${theme} ${percent(share(own, stoppedAt(threshold)))}`;
    })
    .join(', ');

/** What is stopped by how many authors the head knows. */
function byAuthors(lines: Lines): string {
  const most = mostKnown(lines);
  const counts = [...new Set([2, 4, most])].filter((count) => count <= most);
  const rows = counts.map((count) => {
    const judged = leaveAuthorOut(lines, count);
    const threshold = quantile(scores(judged, true), 1 - HOSTILE_STOPPED);
    return row(
      count,
      ...BY_AUTHORS.map((refused) => percent(atRefused(judged, refused).stopped)),
      percent(share(those(judged, false), stoppedAt(threshold))),
    );
  });
  return table(
    [
      'authors known',
      ...BY_AUTHORS.map((refused) => `stopped at ${percent(refused)} refused`),
      `refused at ${percent(HOSTILE_STOPPED)} stopped`,
    ],
    rows,
  );
}

async function trainFor(lang: Lang): Promise<void> {
  const lines: Lines = { lang, corpora: await readCorpora(lang), bank: await readBankLines(lang) };
  const unseen = leaveAuthorOut(lines);
  const threshold = quantile(scores(unseen, true), 1 - HOSTILE_STOPPED) - 1e-9;
  const head = fit([...lines.corpora.filter(({ isKept }) => !isKept), ...lines.bank], lang);
  const harmless = those(unseen, false).map(({ score }) => score);
  const meaning: StoredMeaning = {
    threshold: Number(threshold.toFixed(4)),
    quantiles: MEANING_QUANTILES.map((at) => Number(quantile(harmless, 1 - at).toFixed(4))),
    head: { ...head, weights: Buffer.from(head.weights.buffer).toString('base64') },
  };
  const text = `${JSON.stringify(meaning)}\n`;
  await writeFile(inRoot('supabase/functions/_shared/roast/guard/meaning', `${lang}.json`), text);

  const report = (name: string, judged: readonly Judged[]) =>
    console.log(
      `${name}: hostile stopped ${percent(share(those(judged, true), stoppedAt(threshold)))}, ` +
        `harmless refused ${percent(share(those(judged, false), stoppedAt(threshold)))}`,
    );
  console.log(`\n## ${lang}: seed ${SEED}, ${text.length} bytes, threshold ${threshold.toFixed(3)}\n`);
  console.log(`Author left out\n\n${curveOf(unseen)}\n`);
  console.log(`Theme left out\n\n${curveOf(leaveThemeOut(lines))}\n`);
  console.log(`By authors known\n\n${byAuthors(lines)}\n`);
  console.log('At the stored threshold:\n');
  report('- author left out', unseen);
  report(
    '- kept tenth, same authors',
    lines.corpora.filter(({ isKept }) => isKept).map((line) => judge(head, line, lang)),
  );
  report(
    '- banks (seen)',
    lines.bank.map((line) => judge(head, line, lang)),
  );
  console.log(`- by theme, author left out: ${byTheme(unseen, threshold)}`);
}

export const command = createCommand().action(async () => {
  for (const lang of LANGS) await trainFor(lang);
});
