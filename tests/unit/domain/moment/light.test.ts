import { describe, expect, it } from 'vitest';
import { nameLight, readLight } from '#domain/moment/light.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import { faceMesh } from '../face-mesh.ts';

const LEVEL = { yaw: 0, pitch: 0, roll: 0 };

/** ln light of a map that runs from one value on the left of the picture to another on the right. */
const lit = (left: number, right: number) =>
  Float32Array.from(
    { length: SKIN_MAP_SIZE ** 2 },
    (_, i) => left + ((right - left) * (i % SKIN_MAP_SIZE)) / SKIN_MAP_SIZE,
  );

describe('the side that the light comes from', () => {
  const sideOf = (light: Float32Array, pose = LEVEL) => nameLight(readLight(light, faceMesh()), pose);

  it('is the viewer’s, and the same when the picture is mirrored', () => {
    expect(sideOf(lit(-0.2, -6))).toBe('left');
    expect(sideOf(lit(-6, -0.2))).toBe('right');
    // The weakest that is still told.
    expect(nameLight({ sides: [38.8, 14.6, 39.3], fall: 0 }, LEVEL)).toBe('left');
    expect(nameLight({ sides: [-38.8, -12.6, -42], fall: 0 }, LEVEL)).toBe('right');
  });

  it('is the front where it lies evenly on a face that looks here', () => {
    expect(sideOf(lit(-1, -1))).toBe('front');
    expect(sideOf(lit(-1, -1), { ...LEVEL, yaw: 20 })).toBeNull();
  });

  it('is not said between the two', () => {
    expect(sideOf(lit(-0.5, -2))).toBeNull();
  });

  it('counts a lamp alike on dark and on light skin, more nearly than L* or a ratio would', () => {
    const [light] = readLight(lit(-0.2, -1.2), faceMesh()).sides;
    const [dark] = readLight(lit(-1.7, -2.7), faceMesh()).sides;
    expect((light ?? 0) / (dark ?? 1)).toBeGreaterThan(0.8);
    expect((light ?? 0) / (dark ?? 1)).toBeLessThan(1.4);
  });
});

describe('what is not sure', () => {
  it.each([
    // As on portraits of the shared faces on which nobody would call one half dark.
    ['a mild lamp from the side', [33.3, 24.4, 38], 0],
    ['a strand of hair over one cheek', [40, 3, 6], 0],
    ['places that disagree', [30, -20, 30], 0],
    ['a lamp above, a fringe or a beard', [0, 0, 0], 40],
    ['a place outside the crop', [30, 30, Number.NaN], 0],
    ['a forehead outside the crop', [0, 0, 0], Number.NaN],
  ])('%s: nothing', (_, sides, fall) => {
    expect(nameLight({ sides, fall }, LEVEL)).toBeNull();
  });
});
