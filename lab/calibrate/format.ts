/** The figures of the cross-validation as a table: as fitted to everybody, and on people that the fit did not see. */
import { scoreRows } from '../evaluate/retakes/format.ts';
import type { PeopleFigures } from '../evaluate/retakes/retakes.ts';
import { decimals, tableOf } from '../evaluate/rows.ts';
import { FOLDS, type CrossValidation } from './cross-validate.ts';

const lineOf = (name: string, { overall }: PeopleFigures): string =>
  `${name}: overall change, expression held equal: 93rd percentile ${decimals(overall.p93AsWorded)}, 95th unrounded ${decimals(overall.exactP95AsWorded)}`;

export function crossValidationReport({ known, unseen }: CrossValidation): string {
  return [
    `${known.n} people. Columns: curves and ± fitted to all of them; to ${FOLDS - 1} of ${FOLDS} folds, without their own; wanted`,
    ...tableOf(scoreRows(known), scoreRows(unseen)),
    lineOf('fitted to all', known),
    lineOf('unseen', unseen),
  ].join('\n');
}

/** The figures that follow from what is fitted here: what is said of shapes and groups is not among them. */
const figuresOf = ({ overall, sections, metrics }: PeopleFigures) => ({
  overall,
  sections,
  metrics,
});

export const crossValidationJson = ({ known, unseen }: CrossValidation): string =>
  JSON.stringify({
    people: known.n,
    folds: FOLDS,
    known: figuresOf(known),
    unseen: figuresOf(unseen),
  });
