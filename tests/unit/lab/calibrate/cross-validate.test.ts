import { describe, expect, it } from 'vitest';
import type { FaceReport } from '#domain/face/report.ts';
import { crossValidate, foldsOf, FOLDS, leaveOut, peopleOf } from '#lab/calibrate/cross-validate.ts';
import { fitScoreCurves } from '#lab/calibrate/score-curves.ts';
import { manyPeople, measuring, photosOf } from './made-people.ts';

const reportsOf = (people: readonly { readonly reports: readonly FaceReport[] }[]) =>
  people.flatMap(({ reports }) => reports);

describe('people', () => {
  it('have a folder each, wherever it lies; the series of distances is none of them', () => {
    const photos = [...photosOf('a', 1, 2), ...photosOf('distance', 3), ...photosOf('b', 4, 5)];
    const people = peopleOf(photos);
    expect(people.map(({ person }) => person.id)).toEqual(['a', 'b']);
    expect(people.map(({ reports }) => reports)).toEqual([
      [measuring(1), measuring(2)],
      [measuring(4), measuring(5)],
    ]);
    expect(people[0]?.person.photos).toEqual(['people/a/0.jpg', 'people/a/1.jpg']);
  });

  it('are each in one fold, with all of their photos', () => {
    const people = peopleOf(manyPeople(23, 10, 1));
    const folds = foldsOf(people);
    expect(folds.map((fold) => fold.length)).toEqual([5, 5, 5, 4, 4]);
    const ids = folds.flatMap((fold) => fold.map(({ person }) => person.id));
    expect(ids.toSorted()).toEqual(people.map(({ person }) => person.id).toSorted());
    for (const { person, reports } of folds.flat()) expect(reports).toHaveLength(person.photos.length);
  });
});

describe('a person who is left out', () => {
  /** Far rougher than everybody else, and the first of them. */
  const OUTLIER = photosOf('outlier', 400, 420);
  const people = peopleOf([...OUTLIER, ...manyPeople(24, 10, 2)]);

  it('is judged by curves that did not see any of the fold', () => {
    const folds = leaveOut(people, []);
    const left = folds.map((fold) => fold.left.map(({ person }) => person.id));
    expect(left.flat().toSorted()).toEqual(people.map(({ person }) => person.id).toSorted());
    for (const [index, { fit }] of folds.entries()) {
      const others = people.filter(({ person }) => !left[index]?.includes(person.id));
      expect(fit.curves).toEqual(fitScoreCurves([reportsOf(others)]));
    }
  });

  it('cannot draw the curves or the ± towards itself', () => {
    const known = fitScoreCurves([reportsOf(people)]);
    const [own, ...rest] = leaveOut(people, []);
    const end = (curves: typeof known) => curves.skinMetrics.texture.at(-1)?.[0] ?? Number.NaN;
    expect(own?.left[0]?.person.id).toBe('outlier');
    expect(end(own?.fit.curves ?? known)).toBeLessThan(150);
    for (const { fit } of rest) expect(end(fit.curves)).toBeGreaterThan(150);
    // Beyond the end of the curves that do not know it, both of its photos score their least.
    const scores = own?.left[0]?.reports.map(({ sections }) => sections.skin.metrics.texture?.score);
    expect(scores?.[0]).toBe(scores?.[1]);
  });

  it('moves far from photo to photo, and the ± of its fold does not know', () => {
    const jumping = peopleOf([
      ...photosOf('jumps', 20, 90),
      ...photosOf('too', 20, 90),
      ...manyPeople(24, 10, 0.5),
    ]);
    const [own, ...rest] = leaveOut(jumping, []);
    for (const { fit } of rest.slice(1)) {
      expect(fit.spread.points).toBeGreaterThan(own?.fit.spread.points ?? 99);
    }
  });
});

describe('both columns', () => {
  it('agree where all people are alike', () => {
    const alike = Array.from({ length: 4 * FOLDS }, (_, index) => photosOf(`p${index}`, 10, 11)).flat();
    const { known, unseen } = crossValidate(peopleOf(alike), []);
    expect(unseen).toEqual(known);
    expect(known.n).toBe(4 * FOLDS);
  });

  it('lie close together where people are many, with other sets of faces in every fit', () => {
    const sets = [manyPeople(30, 12, 3).map(({ report }) => report)];
    const { known, unseen } = crossValidate(peopleOf(manyPeople(100, 10, 2)), sets);
    expect(unseen.n).toBe(100);
    expect(unseen.sections.skin.icc).toBeCloseTo(known.sections.skin.icc, 1);
    expect(unseen.overall.withinAsWorded).toBeGreaterThan(0.9);
    expect(known.overall).not.toEqual(unseen.overall);
  });

  it('leave who has one photo out of the pairs, not out of the fit', () => {
    const one = photosOf('one', 300);
    const people = peopleOf([...manyPeople(20, 10, 1), ...one]);
    expect(crossValidate(people, []).known.n).toBe(20);
    const others = people.filter((_, index) => index % FOLDS !== 1);
    const fitted = leaveOut(people, [])[1]?.fit.curves;
    expect(fitted).toEqual(fitScoreCurves([reportsOf(others)]));
    const paired = others.filter(({ reports }) => reports.length > 1);
    expect(fitted).not.toEqual(fitScoreCurves([reportsOf(paired)]));
  });
});
