import { expect, it } from 'vitest';
import { OVERLAY_MAPS, recordOf } from '#functions/vocabulary.ts';
import {
  fifthsLines,
  emptyLayers,
  grow,
  isGeometry,
  OVERLAY_CHOICES,
  thirdsLines,
} from '#ui/components/draw-overlay.ts';

/** A face of 100 by 200 whose named points lie where a ruler would put them, turned by `angle`. */
function face(angle = 0): Float32Array {
  const points: Record<number, readonly [number, number]> = {
    10: [0, -100],
    152: [0, 100],
    2: [0, 40],
    105: [-20, -30],
    334: [20, -30],
    234: [-50, 0],
    454: [50, 0],
    33: [-35, -10],
    133: [-12, -10],
    362: [12, -10],
    263: [35, -10],
  };
  const landmarks = new Float32Array(2 * 478);
  for (const [index, [x, y]] of Object.entries(points)) {
    landmarks[2 * Number(index)] = 300 + x * Math.cos(angle) - y * Math.sin(angle);
    landmarks[2 * Number(index) + 1] = 300 + x * Math.sin(angle) + y * Math.cos(angle);
  }
  return landmarks;
}

it('draws thirds at brow, base of the nose and chin', () => {
  const lines = thirdsLines(face());
  expect(lines.map(({ y1 }) => Math.round(y1))).toEqual([270, 340, 400]);
  for (const { x1, x2, y1, y2 } of lines) {
    expect([Math.min(x1, x2), Math.max(x1, x2)].map(Math.round)).toEqual([242, 358]);
    expect(y1).toBeCloseTo(y2, 3);
  }
});

it('draws fifths at the sides and the corners of the eyes', () => {
  const lines = fifthsLines(face());
  expect(lines.map(({ x1 }) => Math.round(x1))).toEqual([250, 265, 288, 312, 335, 350]);
  for (const { y1, y2 } of lines) expect([y1, y2].map(Math.round)).toEqual([200, 400]);
});

it('tilts the lines with the head', () => {
  const angle = 0.3;
  for (const { x1, y1, x2, y2 } of thirdsLines(face(angle))) {
    expect(Math.abs((y2 - y1) / (x2 - x1))).toBeCloseTo(Math.tan(angle), 3);
  }
});

it('draws nothing where there are no landmarks', () => {
  expect(thirdsLines(new Float32Array(2 * 478))).toEqual([]);
});

it('offers every map that the worker gives', () => {
  expect(OVERLAY_CHOICES.toSorted()).toEqual(
    ['none', 'landmarks', 'thirds', 'fifths', ...OVERLAY_MAPS].sort(),
  );
});

it('grows a dot to a square, and stays inside the map', () => {
  const middle = new Uint8Array(25);
  middle[12] = 200;
  const rows = Array.from({ length: 5 }, (_, y) =>
    grow(middle, 5, 1)
      .subarray(5 * y, 5 * y + 5)
      .join(' '),
  );
  const across = '0 200 200 200 0';
  expect(rows).toEqual(['0 0 0 0 0', across, across, across, '0 0 0 0 0']);
  const edge = new Uint8Array(9);
  edge[2] = 9;
  expect([...grow(edge, 3, 1)]).toEqual([0, 9, 9, 0, 9, 9, 0, 0, 0]);
});

it('knows a map on which nobody would see a mark', () => {
  const size = 256;
  const mapOf = (byte: number, count: number) => new Uint8Array(size * size).fill(byte, 0, count);
  const empty = (map: Uint8Array) =>
    emptyLayers({
      landmarks: new Float32Array(),
      cropToImage: [1, 0, 0, 1, 0, 0],
      mapSize: size,
      maps: recordOf(OVERLAY_MAPS, () => map),
    });
  // The points of the face, and the photo itself, are no such map.
  const maps = OVERLAY_CHOICES.filter((choice) => choice !== 'none' && !isGeometry(choice));
  expect(empty(mapOf(0, 0))).toEqual(maps);
  expect(empty(mapOf(60, size * size))).toEqual(maps);
  expect(empty(mapOf(255, 40))).toEqual(maps);
  expect(empty(mapOf(255, 400))).toEqual([]);
});
