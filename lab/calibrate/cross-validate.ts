/**
 * Real people judged by curves that were fitted without them: five folds, and all photos of a person are in one of them.
 * All else is the app's own: measures, weights and reliabilities, which were chosen with these people in view, and the ±,
 * whose own cross-validation is that of `evaluate --sets`.
 */
import { basename, dirname } from 'node:path';
import type { FaceReport } from '#domain/face/report.ts';
import shipped from '#domain/score/spread.json' with { type: 'json' };
import { DISTANCE_FOLDER } from '../evaluate/retakes/people.ts';
import { figuresOfPeople, type PeopleFigures, type Retaken } from '../evaluate/retakes/retakes.ts';
import type { ReportedPhoto } from './read.ts';
import { fitScoreCurves, rescored, type ScoreCurves } from './score-curves.ts';

export const FOLDS = 5;

/** A person with the reports of the accepted photos. */
type Reported = Pick<Retaken, 'person' | 'reports'>;

/** Other sets of faces, which count like the people's in every fold. */
type Sets = readonly (readonly FaceReport[])[];

export interface CrossValidation {
  /** One fit to everybody, who are judged by it: what `evaluate --people` prints for curves of these reports. */
  readonly known: PeopleFigures;
  /** Everybody judged by the fit to the other folds. */
  readonly unseen: PeopleFigures;
}

/** The people of a recording, in its order: a folder each; the series of distances is none. */
export function peopleOf(photos: readonly ReportedPhoto[]): Reported[] {
  const ids = new Set(photos.map(folderOf));
  ids.delete(DISTANCE_FOLDER);
  return [...ids].map((id) => {
    const own = photos.filter((photo) => folderOf(photo) === id);
    return {
      person: { id, photos: own.map(({ file }) => file), ethnicity: null, gender: null },
      reports: own.map(({ report }) => report),
    };
  });
}

const folderOf = ({ file }: ReportedPhoto): string => basename(dirname(file));

/** The first person goes into the first fold, the second into the second, and so on from the start. */
export const foldsOf = <Person>(people: readonly Person[]): Person[][] =>
  Array.from({ length: FOLDS }, (_, fold) => people.filter((_, index) => index % FOLDS === fold));

/** The people with two photos or more, scored by these curves. */
function scoredBy(curves: ScoreCurves, people: readonly Reported[]): Retaken[] {
  return people
    .filter(({ reports }) => reports.length >= 2)
    .map(({ person, reports }) => ({
      person,
      reports: reports.map((report) => rescored(report, curves, shipped)),
    }));
}

/** As `calibrate` does. */
const fitTo = (people: readonly Reported[], sets: Sets): ScoreCurves =>
  fitScoreCurves([people.flatMap(({ reports }) => reports), ...sets]);

/** Each person scored by the fit to the people of the other folds. */
export function leaveOut(
  people: readonly Reported[],
  sets: Sets,
): readonly { readonly curves: ScoreCurves; readonly left: readonly Retaken[] }[] {
  return foldsOf(people).map((own) => {
    const curves = fitTo(
      people.filter((person) => !own.includes(person)),
      sets,
    );
    return { curves, left: scoredBy(curves, own) };
  });
}

/**
 * @param people at least twice as many as there are folds
 * @throws RangeError when a metric does not vary
 */
export function crossValidate(people: readonly Reported[], sets: Sets): CrossValidation {
  const unseen = leaveOut(people, sets).flatMap(({ left }) => left);
  return {
    known: figuresOfPeople(scoredBy(fitTo(people, sets), people), {}),
    unseen: figuresOfPeople(unseen, {}),
  };
}
