import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  byteOfLinear,
  labOfLinear,
  LINEAR_OF_BYTE,
  linearOfLab,
  triple,
  typologyAngle,
} from '#lab/evaluate/colour.ts';

test('every byte survives the way to linear light and back', () => {
  for (let byte = 0; byte < 256; byte++) {
    expect(byteOfLinear(LINEAR_OF_BYTE[byte] ?? Number.NaN)).toBeCloseTo(byte, 3);
  }
  expect(LINEAR_OF_BYTE[188]).toBeCloseTo(0.5029, 4);
  expect([byteOfLinear(-0.1), byteOfLinear(1.7), byteOfLinear(Number.NaN)]).toEqual([0, 255, 0]);
});

test.each([
  { name: 'white', rgb: [1, 1, 1], lab: [100, 0, 0] },
  { name: 'black', rgb: [0, 0, 0], lab: [0, 0, 0] },
  // Bruce Lindbloom's calculator, D65.
  { name: 'sRGB red', rgb: [1, 0, 0], lab: [53.24, 80.09, 67.2] },
  { name: 'sRGB blue', rgb: [0, 0, 1], lab: [32.3, 79.19, -107.86] },
])('$name has the L*a*b* of the books', ({ rgb, lab }) => {
  const out = triple();
  labOfLinear(Float64Array.from(rgb), out);
  for (let c = 0; c < 3; c++) expect(Math.abs((out[c] ?? Number.NaN) - (lab[c] ?? 0))).toBeLessThan(0.03);
});

test('L*a*b* and back is the same colour', () => {
  const channel = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const colour = triple(r, g, b);
      labOfLinear(colour, colour);
      linearOfLab(colour, colour);
      expect(colour[0]).toBeCloseTo(r, 5);
      expect(colour[1]).toBeCloseTo(g, 5);
      expect(colour[2]).toBeCloseTo(b, 5);
    }),
  );
});

test('the typology angle is the angle above L* 50', () => {
  expect(typologyAngle(65, 15)).toBeCloseTo(45, 9);
  expect(typologyAngle(50, 15)).toBeCloseTo(0, 9);
  expect(typologyAngle(35, 15)).toBeCloseTo(-45, 9);
});
