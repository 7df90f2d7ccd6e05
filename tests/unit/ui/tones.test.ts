import { expect, it } from 'vitest';
import { BANDS } from '#functions/vocabulary.ts';
import { BAND_TONES, skinLook, toneOfScore } from '#ui/tones.ts';

it('changes tone where the ratings change, and is never red', () => {
  expect([100, 85, 84, 70, 69, 50, 49, 0].map(toneOfScore)).toEqual([
    'good',
    'good',
    'fine',
    'fine',
    'some',
    'some',
    'some',
    'some',
  ]);
});

it('speaks of a skin level as the writer knows it', () => {
  expect([4, 3, 2, 1, 0].map((level) => skinLook('pores', level).word)).toEqual([
    'calm',
    'fine',
    'some',
    'busy',
    'busy',
  ]);
});

it('never says of spots that they stand out: freckles are spots, too', () => {
  expect([4, 3, 2, 1, 0].map((level) => skinLook('spots', level).word)).toEqual([
    'calm',
    'fine',
    'some',
    'some',
    'some',
  ]);
});

it('gives each band a colour of its own', () => {
  expect(new Set(BANDS.map((band) => BAND_TONES[band])).size).toBe(BANDS.length);
});
