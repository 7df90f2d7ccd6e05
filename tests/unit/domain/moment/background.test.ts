import { describe, expect, it } from 'vitest';
import { nameBackground, readBackground, type View } from '#domain/moment/background.ts';

const SIDE = 160;

type Paint = (x: number, y: number) => number | readonly [number, number, number];

/** A view with a face of 40 × 50 pixels in its middle, all of it painted. */
function viewOf(paint: Paint, face = { x: 60, y: 50, width: 40, height: 50 }): View {
  const pixels = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const colour = paint(i % SIDE, Math.floor(i / SIDE));
    const [r, g, b] = typeof colour === 'number' ? [colour, colour, colour] : colour;
    pixels.set([r, g, b, 255], 4 * i);
  }
  const { x, y, width, height } = face;
  const outline = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return { width: SIDE, height: SIDE, pixels, face: outline };
}

const backgroundOf = (paint: Paint) => nameBackground(readBackground(viewOf(paint)));

describe('what is said of a background', () => {
  it.each<[string, Paint]>([
    ['plain', () => 140],
    ['dark', () => 20],
    // A brown wall in a dim room is dark on the mean, and a wall.
    ['plain', () => [74, 54, 40]],
    ['bright', () => 235],
  ])('%s', (word, paint) => {
    expect(backgroundOf(paint)).toBe(word);
  });

  it.each<[string, Paint]>([
    ['a slow gradient', (x) => 60 + x],
    ['two colours of one lightness', (x) => (x < 80 ? [150, 110, 110] : [90, 132, 90])],
    [
      'a pattern, which may be stones, hair or clutter',
      (x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 90 : 170),
    ],
    ['one lamp in a grey room', (x, y) => (x < 50 && y < 30 ? 250 : 120)],
    [
      'a plain wall with somebody at the edge of the picture',
      (x, y) => (x < 9 && y > 55 ? [150, 100, 80] : 140),
    ],
  ])('nothing of %s', (_, paint) => {
    expect(backgroundOf(paint)).toBeNull();
  });
});

describe('what counts as background', () => {
  it('is neither the face and its hair nor what lies below the chin', () => {
    const calm = (x: number, y: number) => {
      const nearFace = x > 45 && x < 115 && y > 40;
      return nearFace || y > 100 ? (x % 2) * 200 : 140;
    };
    expect(backgroundOf(calm)).toBe('plain');
  });

  it('is nothing where the face fills the photo', () => {
    const near = readBackground(viewOf(() => 140, { x: 5, y: 5, width: 150, height: 150 }));
    expect(near.share).toBe(0);
    expect(nameBackground(near)).toBeNull();
  });
});
