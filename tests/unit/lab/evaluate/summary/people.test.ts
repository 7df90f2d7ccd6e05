import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scoresByPeople, type Person } from '#lab/evaluate/summary/people.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { faceOf, scoring } from './reports.ts';

const face = (file: string, score: number, ita: number | null = 50) =>
  faceOf(scoring(score), {}, { file: `some/folder/${file}`, ita });

const man = (complexion: Person['complexion'], age: Person['age'] = 'young'): Person => ({
  complexion,
  age,
  sex: 'man',
});
const PEOPLE = new Map([
  ['a.jpg', man('light')],
  ['b.jpg', man('light')],
  ['c.jpg', man('deep')],
  ['d.jpg', man('deep', 'older')],
]);

it('compares people of all complexions, and like with like', () => {
  const faces = [face('a.jpg', 70, 60), face('b.jpg', 80, -40), face('c.jpg', 75, -40), face('d.jpg', 60)];
  const people = scoresByPeople(faces, PEOPLE);
  expect(people?.all.map(({ name, faces, mean }) => [name, faces, mean])).toEqual([
    ['light', 2, 75],
    ['deep', 2, 67.5],
  ]);
  expect(people?.alike['young men']?.map(({ name, mean }) => [name, mean])).toEqual([
    ['light', 75],
    ['deep', 75],
  ]);
  expect(people?.alike['other men']?.map(({ name, mean }) => [name, mean])).toEqual([['deep', 60]]);
  expect(people?.alike['young women']).toEqual([]);
});

it('tells a dark photo from a dark complexion', () => {
  const faces = [
    face('a.jpg', 70, 60),
    face('b.jpg', 80, -40),
    face('c.jpg', 75, -40),
    face('d.jpg', 60, null),
  ];
  expect(scoresByPeople(faces, PEOPLE)?.photos).toEqual({
    'very light': { light: 1, medium: 0, deep: 0 },
    dark: { light: 1, medium: 0, deep: 1 },
  });
});

it('says nothing about faces without a description', () => {
  expect(scoresByPeople([face('stranger.jpg', 70)], PEOPLE)).toBeNull();
});

it('knows every described face by words that mean something', () => {
  const labels = Object.values(
    JSON.parse(readFileSync(inRoot('lab', 'evaluate', 'people.json'), 'utf8')) as Record<string, string>,
  );
  expect(labels.length).toBeGreaterThan(100);
  for (const words of labels) expect(words).toMatch(/^(light|medium|deep) (young|middle|older) (woman|man)$/);
});
