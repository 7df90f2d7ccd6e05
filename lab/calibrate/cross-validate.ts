/**
 * Real people judged by curves and a ± that were fitted without them: five folds, and all photos of a person are in one
 * of them. What is fitted anew for each fold is the score curves and the base of the ±. All else is the
 * app's own: measures, weights, reliabilities, the factor for photos in hand and what hard light
 * adds to the ±, which were chosen with these people in view, and what doubt adds, which copies of portraits tell.
 */
import { basename, dirname } from 'node:path';
import type { FaceReport } from '#domain/face/report.ts';
import type { SpreadModel } from '#domain/score/score.ts';
import shipped from '#domain/score/spread.json' with { type: 'json' };
import type { RepeatedScore } from '../evaluate/publish/repeated-scores.ts';
import { DISTANCE_FOLDER } from '../evaluate/retakes/people.ts';
import { figuresOfPeople, type PeopleFigures, type Retaken } from '../evaluate/retakes/retakes.ts';
import { fitWidth } from './fit-spread.ts';
import type { ReportedPhoto } from './read.ts';
import { fitScoreCurves, rescored, type ScoreCurves } from './score-curves.ts';

export const FOLDS = 5;

/** A person with the reports of the accepted photos. */
type Reported = Pick<Retaken, 'person' | 'reports'>;

/** What else the fits are made from, in every fold alike. */
export interface Beside {
  /** Other sets of faces, which count like the people's. */
  readonly sets: readonly (readonly FaceReport[])[];
  /** How far copies moved the score. */
  readonly copies: readonly RepeatedScore[];
}

interface Fit {
  readonly curves: ScoreCurves;
  readonly spread: SpreadModel;
}

export interface Judged {
  readonly figures: PeopleFigures;
  /** Base of the ± of each fit, points. */
  readonly bases: readonly number[];
}

export interface CrossValidation {
  /** One fit to everybody, who are judged by it: what `evaluate --people` prints for curves and ± of these reports. */
  readonly known: Judged;
  /** Everybody judged by the fit to the other folds. */
  readonly unseen: Judged;
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
function fitTo(people: readonly Reported[], { sets, copies }: Beside): Fit {
  const curves = fitScoreCurves([people.flatMap(({ reports }) => reports), ...sets]);
  const { overall } = figuresOfPeople(scoredBy({ curves, spread: shipped }, people), {});
  return { curves, spread: { ...shipped, base: fitWidth(copies, overall.exactP95AsWorded).base } };
}

/** Each person scored by the fit to the people of the other folds. */
export function leaveOut(
  people: readonly Reported[],
  beside: Beside,
): readonly { readonly fit: Fit; readonly left: readonly Retaken[] }[] {
  return foldsOf(people).map((own) => {
    const fit = fitTo(
      people.filter((person) => !own.includes(person)),
      beside,
    );
    return { fit, left: scoredBy(fit, own) };
  });
}

/**
 * @param people at least twice as many as there are folds
 * @throws RangeError when a metric does not vary, or without copies
 */
export function crossValidate(people: readonly Reported[], beside: Beside): CrossValidation {
  const all = fitTo(people, beside);
  const folds = leaveOut(people, beside);
  return {
    known: { figures: figuresOfPeople(scoredBy(all, people), {}), bases: [all.spread.base] },
    unseen: {
      figures: figuresOfPeople(
        folds.flatMap(({ left }) => left),
        {},
      ),
      bases: folds.map(({ fit }) => fit.spread.base),
    },
  };
}
