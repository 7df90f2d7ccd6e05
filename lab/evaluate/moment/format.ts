/** The figures of the moment as tables (lab/notes/moment.md). */
import type { WordCount } from './figures.ts';
import type { MomentEvaluation } from './run.ts';
import { FACTS } from './said.ts';

/** A word that is wrong more than once in twenty is not to be said. */
const WANTED = 0.95;
/** Fewer cases than this show nothing. */
const ENOUGH = 10;

const count = ({ said, right, doubtful, precision }: WordCount): string => {
  const share = said === 0 ? '   –' : precision.toFixed(3);
  const doubt = doubtful === 0 ? '' : ` (+${doubtful} not told by eye)`;
  return `${share} ${right}/${said}${doubt}`;
};

function verdictOf({ said, precision }: WordCount): string {
  if (said < ENOUGH) return 'too few';
  return precision >= WANTED ? 'ok' : 'NOT OK';
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function momentReport(figures: MomentEvaluation): string {
  const rows = figures.words.map(({ fact, word, heldOut, all }) => [
    `${fact} ${word}`,
    count(heldOut),
    count(all),
    verdictOf(heldOut),
  ]);
  const table = [['', 'held out', 'all', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return [
    `${figures.photos} labelled photos; ${figures.missing} not there; refused: ${JSON.stringify(figures.refused)}`,
    ...table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    `said on: ${FACTS.map((fact) => `${fact} ${percent(figures.coverage[fact])}`).join(', ')}`,
    ...figures.words
      .filter(({ word, wrong }) => word !== 'any' && word !== 'left or right' && wrong.length > 0)
      .map(({ fact, word, wrong }) => `wrong, ${fact} ${word}: ${wrong.join(', ')}`),
  ].join('\n');
}
