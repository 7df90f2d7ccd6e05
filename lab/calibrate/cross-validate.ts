/**
 * Real people judged by curves and a ± that were fitted without them: five folds, and all photos of a person are in one
 * of them. What is fitted anew for each fold is the score curves and how wide the ± is on a photo without fault. All else
 * is the app's own: measures, weights and reliabilities, which were chosen with these people in view, and how the ± grows
 * (which `evaluate --sets` cross-validates, too).
 */
import { basename, dirname } from 'node:path';
import type { FaceReport } from '#domain/face/report.ts';
import shipped from '#domain/score/spread.json' with { type: 'json' };
import type { SpreadModel } from '#domain/score/spread.ts';
import { DISTANCE_FOLDER } from '../evaluate/retakes/people.ts';
import { figuresOfPeople, type PeopleFigures, type Retaken } from '../evaluate/retakes/retakes.ts';
import { AS_IT_IS } from '../fit-spread/copies.ts';
import { refitted } from '../fit-spread/fit.ts';
import { pairsOf } from '../fit-spread/pairs.ts';
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

interface Fit {
  readonly curves: ScoreCurves;
  readonly spread: SpreadModel;
}

/** The people with two photos or more, scored by these curves and this ±. */
function scoredBy({ curves, spread }: Fit, people: readonly Reported[]): Retaken[] {
  return people
    .filter(({ reports }) => reports.length >= 2)
    .map(({ person, reports }) => ({
      person,
      reports: reports.map((report) => rescored(report, curves, spread)),
    }));
}

/** As `calibrate` and `fit-spread` do. */
function fitTo(people: readonly Reported[], sets: Sets): Fit {
  const curves = fitScoreCurves([people.flatMap(({ reports }) => reports), ...sets]);
  const retakes = scoredBy({ curves, spread: shipped }, people).flatMap(({ person, reports }, number) =>
    reports.map((report, take) => ({
      set: 'people' as const,
      person: person.id,
      number,
      take,
      file: person.photos[take] ?? '',
      copy: AS_IT_IS,
      report,
      error: null,
    })),
  );
  return { curves, spread: refitted(shipped, pairsOf(retakes)) };
}

/** Each person scored by the fit to the people of the other folds. */
export function leaveOut(
  people: readonly Reported[],
  sets: Sets,
): readonly { readonly fit: Fit; readonly left: readonly Retaken[] }[] {
  return foldsOf(people).map((own) => {
    const fit = fitTo(
      people.filter((person) => !own.includes(person)),
      sets,
    );
    return { fit, left: scoredBy(fit, own) };
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
