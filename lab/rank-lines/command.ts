/** The first marks by people: which lines made them laugh, by the answers that accounts gave. */
import { readFile } from 'node:fs/promises';
import { createCommand, wholeNumber } from '../command-line.ts';
import { countsSchema, keysOfBanks, rankLines, type RankedKey, type RankedLine, WELL } from './ranking.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const lineOf = ({ line, answers, share, spread }: RankedLine): string =>
  `    ${percent(share)} ± ${percent(spread)} (${answers} answers)  ${line}`;

function keyLines({ lang, style, place, key, ranked, lines }: RankedKey, listed: number): string[] {
  const best = ranked.slice(0, listed);
  const worst = ranked.slice(Math.max(listed, ranked.length - listed));
  return [
    `${lang} ${style} ${place} ${key}: ${ranked.length} of ${lines} lines`,
    '  best:',
    ...best.map(lineOf),
    ...(worst.length > 0 ? ['  worst:', ...worst.map(lineOf)] : []),
  ];
}

export const command = createCommand()
  .argument('<counts.json>', 'rows of private.laugh_counts as JSON (docs/roasts.md)')
  .option('--listed <count>', 'so many of the best and of the worst of each key', wholeNumber(1), 3)
  .action(async (file, { listed }) => {
    const counts = countsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const { keys, answers, unknown } = rankLines(counts, await keysOfBanks());
    console.log(`${answers} answers, ${unknown} of them about lines that no bank has any more`);
    for (const key of keys.filter(({ missing }) => missing === 0))
      for (const line of keyLines(key, listed)) console.log(line);
    const short = keys.filter(({ missing }) => missing > 0).toSorted((a, b) => a.missing - b.missing);
    if (short.length > 0)
      console.log(`Too few answers for an order (± ${percent(WELL)} for the typical line):`);
    for (const { lang, style, place, key, ranked, lines, missing } of short)
      console.log(
        `  ${lang} ${style} ${place} ${key}: ${ranked.length} of ${lines} lines asked, about ${missing} answers more`,
      );
  });
