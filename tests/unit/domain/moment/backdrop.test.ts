import { describe, expect, it } from 'vitest';
import { colourOf, nameBackdrop, readBackdrop } from '#domain/moment/backdrop.ts';
import { labOf } from '#domain/skin/cielab.ts';

type Rgb = readonly [number, number, number];

const pixels = (colour: Rgb, n: number) => Array.from({ length: n }, () => labOf(...colour));

const SKY: Rgb = [100, 140, 200];
const GREY: Rgb = [128, 128, 128];
const OLIVE: Rgb = [101, 113, 39];

describe('the colour of a pixel', () => {
  it.each<[string | null, Rgb]>([
    ['black', [12, 12, 12]],
    ['white', [250, 250, 248]],
    ['grey', GREY],
    ['grey', [206, 208, 208]],
    ['blue', SKY],
    ['green', [59, 159, 45]],
    ['red', [190, 30, 30]],
    ['yellow', [245, 229, 80]],
    ['pink', [244, 150, 190]],
    ['brown', [107, 75, 36]],
  ])('%s', (colour, rgb) => {
    expect(colourOf(labOf(...rgb))).toBe(colour);
  });

  it.each<[string, Rgb]>([
    ['a dark grey', [55, 55, 55]],
    ['off-white', [222, 214, 200]],
    ['beige', [205, 185, 150]],
    ['olive', OLIVE],
    ['orange', [230, 120, 30]],
    ['purple', [110, 60, 150]],
    ['teal', [40, 140, 140]],
  ])('is none of the nine for %s', (_, rgb) => {
    expect(colourOf(labOf(...rgb))).toBeNull();
  });
});

describe('the colour of what lies behind', () => {
  const backdropOf = (behind: ReturnType<typeof pixels>, around = pixels(OLIVE, 10), seen = true) =>
    nameBackdrop(readBackdrop(behind, around), seen);

  it('is said where nearly all of it has the one', () => {
    expect(backdropOf(pixels(SKY, 100))).toBe('blue');
    expect(backdropOf([...pixels(SKY, 70), ...pixels(GREY, 30)])).toBe('blue');
    expect(backdropOf([...pixels(SKY, 60), ...pixels(GREY, 40)])).toBeNull();
  });

  it('needs more of a grey, which reaches into many a picture', () => {
    expect(backdropOf([...pixels(GREY, 80), ...pixels(SKY, 20)])).toBe('grey');
    expect(backdropOf([...pixels(GREY, 70), ...pixels(SKY, 30)])).toBeNull();
  });

  it('is not dyed hair that reaches up to the frame; black hair before black may be', () => {
    expect(backdropOf(pixels(SKY, 100), pixels(SKY, 10))).toBeNull();
    expect(backdropOf(pixels([10, 10, 10], 100), pixels([10, 10, 10], 10))).toBe('black');
  });

  it('is not said of too little, nor of a colour between', () => {
    expect(backdropOf(pixels(SKY, 100), [], false)).toBeNull();
    expect(backdropOf(pixels(OLIVE, 100))).toBeNull();
    expect(backdropOf([])).toBeNull();
  });
});
