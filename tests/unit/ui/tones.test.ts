import { expect, it } from 'vitest';
import { skinLook, toneOfScore } from '#ui/tones.ts';

it('changes tone where the ratings change', () => {
  expect([100, 85, 84, 70, 69, 50, 49, 0].map(toneOfScore)).toEqual([
    'good',
    'good',
    'fine',
    'fine',
    'some',
    'some',
    'care',
    'care',
  ]);
});

it('speaks of a skin level as the writer knows it', () => {
  expect([4, 3, 2, 1, 0].map((level) => skinLook(level).word)).toEqual([
    'calm',
    'fine',
    'some',
    'busy',
    'busy',
  ]);
});
