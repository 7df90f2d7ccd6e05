import { expect, it } from 'vitest';
import { nameTone, readChroma } from '#domain/moment/tone.ts';

const toneOf = (paint: (i: number) => readonly [number, number, number]) => {
  const pixels = new Uint8ClampedArray(4 * 10_000);
  for (let i = 0; i < 10_000; i++) pixels.set([...paint(i), 255], 4 * i);
  return nameTone(readChroma({ pixels }));
};

it('calls greys black and white, with a little tint or a few coloured pixels in them', () => {
  expect(toneOf((i) => [i % 256, i % 256, i % 256])).toBe('mono');
  expect(toneOf(() => [130, 128, 124])).toBe('mono');
  expect(toneOf((i) => (i % 700 === 0 ? [200, 30, 30] : [90, 90, 90]))).toBe('mono');
});

it('says nothing of a pale picture, of sepia, nor of one red thing', () => {
  expect(toneOf(() => [140, 128, 120])).toBeNull();
  expect(toneOf(() => [112, 90, 60])).toBeNull();
  expect(toneOf((i) => (i % 20 < 2 ? [200, 30, 30] : [90, 90, 90]))).toBeNull();
});
