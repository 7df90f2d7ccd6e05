import { expect, it } from 'vitest';
import { nameShot } from '#domain/moment/shot.ts';

const SIDE = 160;

/** A face that reaches from `top` to `chin` of 160 pixels. */
const shotOf = (top: number, chin: number) =>
  nameShot({
    width: SIDE,
    height: SIDE,
    pixels: new Uint8ClampedArray(),
    face: [
      { x: 50, y: top },
      { x: 110, y: chin },
    ],
  });

it.each<[ReturnType<typeof nameShot>, string, number, number]>([
  ['cut', 'a forehead at the frame', 4, 90],
  ['cut', 'a forehead outside it', -10, 90],
  ['ceiling', 'a head in the lower half', 90, 150],
  [null, 'a face that fills the frame', 36, 140],
  [null, 'a portrait', 40, 110],
  [null, 'a small face in the upper half', 30, 60],
])('%s: %s', (word, _, top, chin) => {
  expect(shotOf(top, chin)).toBe(word);
});
