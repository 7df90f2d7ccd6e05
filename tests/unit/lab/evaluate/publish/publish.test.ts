import { expect, test } from 'vitest';
import { figuresMarkdown, picturesOf } from '#lab/evaluate/publish/publish.ts';
import { figuresOf } from '#lab/evaluate/summary/figures.ts';
import { scoresByTone } from '#lab/evaluate/summary/groups.ts';
import { headlineOf } from '#lab/evaluate/summary/headline.ts';
import { changeId, IDENTITY, PARTS, toneId } from '#lab/evaluate/versions.ts';
import { faceOf, scoring } from '../summary/reports.ts';

const faces = [
  faceOf(scoring(70), {
    [IDENTITY]: scoring(70),
    [changeId('mirror')]: scoring(71),
    [toneId('additive', 30)]: scoring(64),
  }),
  faceOf(
    scoring(80),
    { [IDENTITY]: scoring(80), [changeId('mirror')]: scoring(80) },
    { ita: -40, file: 'b.jpg' },
  ),
];
const evaluation = { seed: 1, parts: PARTS, faces, refused: {} };
const figures = figuresOf(evaluation);

test('the headline has the keys that the command promises, and no others', () => {
  const headline = headlineOf(figures);
  expect(Object.keys(headline)).toEqual([
    'faces',
    'determinism',
    'repeatability',
    'shapeStability',
    'quality',
    'resolution',
    'tone',
    'lamps',
    'sensitivity',
    'specificity',
  ]);
  expect(Object.keys(headline.repeatability ?? {})).toEqual(['p95', 'icc', 'coverage', 'byChange']);
  expect(headline.repeatability?.byChange['mirror']).toBeCloseTo(0.95, 5);
  expect(Object.keys(headline.tone?.p95 ?? {})).toEqual(['overall', 'skin', 'features', 'vibe']);
});

test('what is not evaluated is not in the headline', () => {
  const some = figuresOf({ seed: 1, parts: ['tone'], faces, refused: {} });
  expect(Object.keys(headlineOf(some))).toEqual(['faces', 'determinism', 'tone']);
});

test('the document says of every target whether it holds, and how the groups score', () => {
  const text = figuresMarkdown(
    figures,
    figuresOf({ ...evaluation, faces: faces.slice(1) }),
    '2026-01-01, commit abc',
  );
  expect(text).toContain('2026-01-01, commit abc; 2 faces');
  expect(text).toMatch(/\| determinism \| true \| true \| true \| ok \|/);
  expect(text).toMatch(/\| tone p95 overall \| 6\.00 \| – \| ≤ 2 \| \*\*not ok\*\* \|/);
  expect(text).toContain('| intermediate | 1 | 70.0 | – |');
  expect(text).toContain('| dark | 1 | 80.0 | – |');
});

test('a group’s interval is Student’s', () => {
  const three = [70, 72, 74].map((score) => faceOf(scoring(score), {}, { ita: 45 }));
  expect(scoresByTone(three)).toEqual([
    { name: 'light', faces: 3, mean: 72, margin: expect.closeTo((4.3 * 2) / Math.sqrt(3), 5) as number },
  ]);
});

test('each picture shows the pairs it names', () => {
  const pictures = picturesOf(faces);
  expect((pictures['repeatability.svg']?.match(/<circle/g) ?? []).length).toBe(2);
  expect((pictures['tone.svg']?.match(/<circle/g) ?? []).length).toBe(1);
});
