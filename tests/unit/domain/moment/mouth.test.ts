import { expect, it } from 'vitest';
import { nameMouth } from '#domain/moment/measure-moment.ts';

const mouth = (shapes: Record<string, number>) => nameMouth(new Map(Object.entries(shapes)));
const both = (name: string, value: number) => ({ [`${name}Left`]: value, [`${name}Right`]: value });

it('says what it is sure of', () => {
  expect(mouth({ jawOpen: 0.005 })).toBe('closed');
  expect(mouth({ ...both('mouthSmile', 0.9), ...both('mouthUpperUp', 0.5), jawOpen: 0.1 })).toBe('teeth');
});

it.each([
  ['parted lips', { jawOpen: 0.06 }],
  ['a lip that is drawn up', both('mouthUpperUp', 0.05)],
  ['a smile with closed lips', { ...both('mouthSmile', 0.6), jawOpen: 0.005 }],
  ['a pout', { mouthPucker: 0.8 }],
])('says nothing of %s', (_, shapes) => {
  expect(mouth(shapes)).toBeNull();
});

it('says nothing where the engine has no blendshapes', () => {
  expect(nameMouth(null)).toBeNull();
});
