import { expect, test } from 'vitest';
import { figuresOfSet } from '#lab/evaluate/sets/figures.ts';
import { setReport } from '#lab/evaluate/sets/format.ts';
import { AS_IT_IS } from '#lab/fit-spread/copies.ts';
import { pairsOf } from '#lab/fit-spread/pairs.ts';
import { lineOf, photoOf } from '#tests/unit/lab/fit-spread/recordings.ts';

const shown = (skin: number, value: number, spread: number) => {
  const report = photoOf(skin);
  return { ...report, score: { ...report.score, value, spread } };
};

const LINES = [
  lineOf('a', 0, AS_IT_IS, shown(60, 68, 3)),
  lineOf('a', 1, AS_IT_IS, shown(64, 70, 3)),
  lineOf('a', 0, 'camera/far', shown(60, 68, 3)),
  lineOf('a', 1, 'camera/far', shown(90, 82, 3)),
  lineOf('a', 0, 'camera/dim', null),
  lineOf('a', 1, 'camera/dim', shown(74, 75, 4)),
  lineOf('a', 0, 'lamp/left', shown(70, 73, 3)),
  lineOf('a', 0, 'resolution/75-px', shown(62, 69, 3)),
  lineOf('b', 0, AS_IT_IS, shown(80, 90, 12)),
  lineOf('b', 1, AS_IT_IS, null),
];
const FIGURES = figuresOfSet(LINES, pairsOf(LINES));

test('a set is told by its photos as they are: how many, where they lie, in which bands', () => {
  expect(FIGURES).toMatchObject({ photos: 4, people: 2, refused: { blurred: 1 }, spread: 3 });
  expect(FIGURES.total.median).toBe(70);
  expect(FIGURES.bands['looking-good']).toBeCloseTo(1 / 3);
  expect(FIGURES.untelling).toBeCloseTo(1 / 3);
  expect(FIGURES.signal).toBeCloseTo(FIGURES.total.sd / 3);
});

test('coverage is told by kind, by camera and by lamp', () => {
  expect(FIGURES.now.retake).toMatchObject({ n: 2, people: 1, coverage: 1, spread: 3 });
  // 30 points of the skin are 13.5 of the total.
  expect(FIGURES.cameras['far']).toMatchObject({ n: 2, coverage: 0 });
  expect(FIGURES.lamps['left']).toMatchObject({ n: 1, coverage: 0 });
  expect(FIGURES.refusedCopies).toEqual({ 'camera/dim': 1 });
});

test('another day is what two cameras see, either photo first, with two and a half times the wider ±', () => {
  // 14 points of the skin are 6.3 of the total, within 2.5 · 4.
  expect(FIGURES.otherDay).toMatchObject({ n: 2, coverage: 1, spread: 10 });
});

test('the coarse photo is held against the same photo as it is', () => {
  expect(FIGURES.resolution).toMatchObject({ n: 1, skin: 2 });
});

test('one person with two photos has no correlation, and the text leaves it out', () => {
  expect(FIGURES.icc).toBeNull();
  const text = setReport('people', FIGURES);
  expect(text).toMatch(/^people: 4 photos of 2 people; refused: blurred 1$/m);
  expect(text).toMatch(/^ {2}camera far +2 +1 +0\.000 +0\.000 +±3 +13\.50$/m);
  expect(text).not.toContain('ICC');
});
