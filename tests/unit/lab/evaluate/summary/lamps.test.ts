import { expect, test } from 'vitest';
import { textReport } from '#lab/evaluate/format.ts';
import { LAMPS } from '#lab/evaluate/lamps/list.ts';
import { shownScore } from '#lab/evaluate/summary/exact-score.ts';
import { figuresOf } from '#lab/evaluate/summary/figures.ts';
import { summariseLamps } from '#lab/evaluate/summary/lamps.ts';
import { lampId } from '#lab/evaluate/versions.ts';
import { withSkin } from '../retakes/people-reports.ts';
import { faceOf, scoring } from './reports.ts';

const under = (score: number, spread = 2) => {
  const report = scoring(score);
  return { ...report, score: { ...report.score, spread } };
};
const left = lampId('left');

test('a relit photo counts by the ± that is shown with it', () => {
  const faces = [
    faceOf(under(70, 9), { [left]: under(73, 2) }),
    faceOf(under(70, 1), { [left]: under(74, 4) }),
  ];
  const { left: figures } = summariseLamps(faces, shownScore);
  expect(figures).toMatchObject({ faces: 2, within: 0.5, honest: 0.5, bias: 3.5, skinBias: 3.5, spread: 3 });
});

test('a refusal for the light is an honest answer, another one is not', () => {
  const faces = [
    faceOf(under(70), { [left]: under(70) }),
    faceOf(under(70), {}, { failed: new Map([[left, 'too-dark']]) }),
    faceOf(under(70), {}, { failed: new Map([[left, 'no-face']]) }),
    faceOf(under(70), { [left]: under(90) }),
  ];
  const { left: figures } = summariseLamps(faces, shownScore);
  expect(figures).toMatchObject({
    faces: 4,
    refused: { 'too-dark': 1, 'no-face': 1 },
    within: 0.5,
    honest: 0.5,
  });
});

test('where all are refused there is nothing to measure, and the refusals count', () => {
  const faces = [faceOf(under(70), {}, { failed: new Map([[left, 'too-bright']]) })];
  expect(summariseLamps(faces, shownScore)['left']).toMatchObject({ honest: 1, within: Number.NaN });
});

test('sections and shape have figures of their own', () => {
  const faces = [
    faceOf(scoring(70), { [left]: scoring(73) }),
    faceOf(scoring(70), { [left]: scoring(67, 'round') }),
  ];
  const { left: figures } = summariseLamps(faces, shownScore);
  expect(figures).toMatchObject({ sections: { skin: 3, features: 3, vibe: 3 }, sameShape: 0.5 });
});

test('a shape that moves may still be possible, and what is told may hold or not', () => {
  const told = (first: 'oval' | 'round', shown: readonly ('oval' | 'round')[], possible = shown) => {
    const report = scoring(70, first);
    return { ...report, faceShape: { ...report.faceShape, shown, possible } };
  };
  const faces = [
    faceOf(told('oval', ['oval', 'round']), { [left]: told('round', ['round', 'oval']) }),
    faceOf(told('oval', ['oval']), { [left]: told('round', ['round']) }),
    faceOf(told('oval', [], ['oval', 'round']), { [left]: told('oval', ['oval']) }),
  ];
  const { left: figures } = summariseLamps(faces, shownScore);
  expect(figures?.sameShape).toBeCloseTo(1 / 3, 9);
  expect(figures?.possibleShape).toBeCloseTo(2 / 3, 9);
  // Of the two who were told something.
  expect(figures?.toldShape).toBe(0.5);
});

test('the points for the light itself can be held equal', () => {
  const before = withSkin(75);
  const { vibe } = before.sections;
  const after = {
    ...before,
    score: { ...before.score, value: before.score.value - 6 },
    sections: { ...before.sections, vibe: { ...vibe, parts: { ...vibe.parts, light: 15 } } },
  };
  const { left: figures } = summariseLamps([faceOf(before, { [left]: after })], shownScore);
  expect(figures).toMatchObject({ within: 0, withinLightHeld: 1 });
});

test('each lamp has a row with its target in the report', () => {
  const versions = Object.fromEntries(LAMPS.map(({ name }) => [lampId(name), scoring(75)]));
  const faces = [faceOf(scoring(75), versions)];
  const text = textReport(figuresOf({ seed: 1, parts: ['lamps'], faces, refused: {} }));
  for (const { name } of LAMPS) expect(text).toMatch(new RegExp(`lamp ${name.replace('+', '\\+')}: .* ok`));
});
