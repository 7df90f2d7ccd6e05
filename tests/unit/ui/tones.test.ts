import { expect, it } from 'vitest';
import { BANDS } from '#functions/vocabulary.ts';
import { BAND_TONES, bandOfShown, skinWord, toneOfMetric, toneOfScore } from '#ui/tones.ts';

it('changes tone where the bands change, and is never red', () => {
  expect([100, 85, 84, 70, 69, 50, 49, 0].map(toneOfScore)).toEqual([
    'good',
    'good',
    'fine',
    'fine',
    'some',
    'some',
    'warm',
    'warm',
  ]);
});

it('rates the number that is shown: one number never has two words or two colours', () => {
  expect([69.6, 70, 69.4].map(bandOfShown)).toEqual(['not-bad', 'not-bad', 'room-for-growth']);
  expect([69.6, 70, 69.4].map(toneOfScore)).toEqual(['fine', 'fine', 'some']);
});

it('gives a number the same colour as a skin metric and as a section', () => {
  const tones = [85, 84, 72, 70, 69, 50].map((score) => toneOfMetric('pores', { score }));
  expect(tones).toEqual(['good', 'fine', 'fine', 'fine', 'some', 'some']);
});

it('has no colour for what costs no points, nor for what was not measured', () => {
  expect(toneOfMetric('spots', { score: 40 })).toBe('plain');
  expect(toneOfMetric('pores', null)).toBe('plain');
});

it('speaks of a skin level as the writer knows it', () => {
  expect([4, 3, 2, 1, 0].map((level) => skinWord('pores', level))).toEqual([
    'calm',
    'fine',
    'some',
    'busy',
    'busy',
  ]);
});

it.each(['spots', 'evenness'] as const)(
  'never says that %s stands out: it may be a mark of the skin',
  (name) => {
    expect([4, 3, 2, 1, 0].map((level) => skinWord(name, level))).toEqual([
      'calm',
      'fine',
      'some',
      'some',
      'some',
    ]);
  },
);

it('gives each band a colour of its own', () => {
  expect(new Set(BANDS.map((band) => BAND_TONES[band])).size).toBe(BANDS.length);
});
