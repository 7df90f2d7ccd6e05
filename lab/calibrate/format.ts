/** The figures of the cross-validation as a table: as fitted to everybody, and on people that the fit did not see. */
import { scoreRows } from '../evaluate/retakes/format.ts';
import { decimals, tableOf } from '../evaluate/rows.ts';
import { FOLDS, type CrossValidation, type Judged } from './cross-validate.ts';

const lineOf = (name: string, { figures: { overall }, bases }: Judged): string =>
  `${name}: overall change, expression held equal: 93rd percentile ${decimals(overall.p93AsWorded)}, 95th unrounded ${decimals(overall.exactP95AsWorded)}; base of the ± ${bases.map((base) => decimals(base)).join(', ')}`;

export function crossValidationReport({ known, unseen }: CrossValidation): string {
  return [
    `${known.figures.n} people. Columns: curves and ± fitted to all of them; to ${FOLDS - 1} of ${FOLDS} folds, without their own; wanted`,
    ...tableOf(scoreRows(known.figures), scoreRows(unseen.figures)),
    lineOf('fitted to all', known),
    lineOf('unseen', unseen),
  ].join('\n');
}

/** The figures that follow from what is fitted here: what is said of shapes and groups is not among them. */
const figuresOf = ({ figures: { overall, sections, metrics }, bases }: Judged) => ({
  overall,
  sections,
  metrics,
  bases,
});

export const crossValidationJson = ({ known, unseen }: CrossValidation): string =>
  JSON.stringify({
    people: known.figures.n,
    folds: FOLDS,
    known: figuresOf(known),
    unseen: figuresOf(unseen),
  });
