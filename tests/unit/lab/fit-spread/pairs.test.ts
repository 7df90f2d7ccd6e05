import { expect, test } from 'vitest';
import { SECTION_WEIGHTS } from '#domain/score/weights.ts';
import { AS_IT_IS } from '#lab/fit-spread/copies.ts';
import { pairsOf, weightsOf } from '#lab/fit-spread/pairs.ts';
import { lineOf, photoOf } from './recordings.ts';

const [plain, other] = [photoOf(70), photoOf(80)];

test('two photos of a person are two pairs: either may be the one whose ± is shown', () => {
  const pairs = pairsOf([lineOf('a', 0, AS_IT_IS, plain), lineOf('a', 1, AS_IT_IS, other)]);
  expect(pairs.map(({ kind, photo }) => [kind, photo])).toEqual([
    ['retake', plain],
    ['retake', other],
  ]);
  const moved = (10 * SECTION_WEIGHTS.skin) / 100;
  for (const { change, shown } of pairs) {
    expect(change).toBeCloseTo(moved);
    expect(Math.abs(shown - moved)).toBeLessThanOrEqual(1);
  }
});

test('photos of different people are none, nor are those by different cameras, nor those that were refused', () => {
  expect(
    pairsOf([
      lineOf('a', 0, AS_IT_IS, plain),
      lineOf('b', 0, AS_IT_IS, plain),
      lineOf('c', 0, 'camera/far', plain),
      lineOf('c', 1, 'camera/webcam', other),
      lineOf('c', 1, 'camera/far', null),
      lineOf('a', 0, 'resolution/75-px', other),
    ]),
  ).toEqual([]);
});

test('under a lamp the ± of the relit photo has to hold what the lamp did to that photo', () => {
  const lit = photoOf(75, 0.05);
  const pairs = pairsOf([
    lineOf('a', 0, AS_IT_IS, plain),
    lineOf('a', 1, AS_IT_IS, other),
    lineOf('a', 0, 'lamp/left', lit),
  ]);
  expect(pairs.filter(({ kind }) => kind === 'lamp')).toMatchObject([
    { name: 'left', photo: lit, other: plain },
  ]);
});

test('photos by a camera are pairs among themselves, and each against the photo that it was made from', () => {
  const [poor, poorer] = [photoOf(72), photoOf(79)];
  const pairs = pairsOf([
    lineOf('a', 0, AS_IT_IS, plain),
    lineOf('a', 1, AS_IT_IS, other),
    lineOf('a', 0, 'camera/far', poor),
    lineOf('a', 1, 'camera/far', poorer),
  ]);
  const ofKind = (kind: string) => pairs.filter((pair) => pair.kind === kind);
  expect(ofKind('camera').map(({ photo }) => photo)).toEqual([poor, poorer]);
  expect(ofKind('degraded')).toMatchObject([
    { photo: poor, other: plain },
    { photo: poorer, other },
  ]);
});

test('what the expression moved is held equal', () => {
  const { sections } = plain;
  const features = { ...sections.features, parts: { ...sections.features.parts, smile: 20 } };
  const calm = { ...plain, sections: { ...sections, features } };
  const pairs = pairsOf([lineOf('a', 0, AS_IT_IS, plain), lineOf('a', 1, AS_IT_IS, calm)]);
  for (const { change } of pairs) expect(change).toBeCloseTo(0);
});

test('people weigh alike, and in a person the kinds of pairs do', () => {
  const person = (name: string, lamps: number) => [
    lineOf(name, 0, AS_IT_IS, plain),
    lineOf(name, 1, AS_IT_IS, other),
    ...Array.from({ length: lamps }, (_, index) => lineOf(name, 0, `lamp/${index}`, other)),
  ];
  const pairs = pairsOf([...person('a', 5), ...person('b', 0)]);
  const weights = weightsOf(pairs);
  const sum = (isOne: (index: number) => boolean) =>
    weights.reduce((total, weight, index) => total + (isOne(index) ? weight : 0), 0);
  expect(sum((index) => pairs[index]?.person === 'a')).toBeCloseTo(1);
  expect(sum((index) => pairs[index]?.person === 'b')).toBeCloseTo(1);
  expect(sum((index) => pairs[index]?.kind === 'lamp')).toBeCloseTo(0.5);
});
