import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageLandmarks } from '#domain/face/landmarks.ts';
import { CANONICAL_FACE, estimatePose, misfitOf, poseFromMatrix } from '#domain/face/pose.ts';

it('is a symmetric head of 33 different mesh points', () => {
  expect(CANONICAL_FACE).toHaveLength(33);
  expect(new Set(CANONICAL_FACE.map(({ index }) => index)).size).toBe(33);
  for (const point of CANONICAL_FACE) {
    expect(point.index).toBeLessThan(468);
    expect(point.weight).toBeGreaterThan(0);
    expect(CANONICAL_FACE.filter((p) => p.x === -point.x && p.y === point.y && p.z === point.z)).toHaveLength(
      1,
    );
  }
});

it('has the nose in front, the forehead above and the person’s right eye on the left of the image', () => {
  const at = (index: number) => {
    const point = CANONICAL_FACE.find((candidate) => candidate.index === index);
    if (point === undefined) throw new Error(`point ${index} is missing`);
    return point;
  };
  expect(at(4).z).toBe(Math.max(...CANONICAL_FACE.map(({ z }) => z)));
  expect(at(10).y).toBe(Math.max(...CANONICAL_FACE.map(({ y }) => y)));
  expect(at(33).x).toBeLessThan(0);
});

const RAD = Math.PI / 180;
/** The entry, or NaN, which no expectation accepts. */
const at = (list: ArrayLike<number>, i: number) => list[i] ?? Number.NaN;

type Angles = { readonly yaw: number; readonly pitch: number; readonly roll: number };

/** Row-major Rz(−roll) · Ry(yaw) · Rx(−pitch), written out independently of the code under test. */
function rotation({ yaw, pitch, roll }: Angles): number[] {
  const multiply = (a: number[], b: number[]) =>
    [0, 1, 2].flatMap((r) =>
      [0, 1, 2].map((c) => [0, 1, 2].reduce((s, k) => s + at(a, 3 * r + k) * at(b, 3 * k + c), 0)),
    );
  const turn = (degrees: number) => [Math.cos(degrees * RAD), Math.sin(degrees * RAD)] as const;
  const [cz, sz] = turn(-roll);
  const [cy, sy] = turn(yaw);
  const [cx, sx] = turn(-pitch);
  return multiply(
    [cz, -sz, 0, sz, cz, 0, 0, 0, 1],
    multiply([cy, 0, sy, 0, 1, 0, -sy, 0, cy], [1, 0, 0, 0, cx, -sx, 0, sx, cx]),
  );
}

/** A mesh of 468 points whose basis points are the canonical face, moved by `place` into image pixels. */
function mesh(angles: Angles, place: (x: number, y: number, z: number) => readonly [number, number, number]) {
  const r = rotation(angles);
  const landmarks = new Float32Array(468 * 3);
  for (const { index, x, y, z } of CANONICAL_FACE) {
    const [px, py, pz] = [0, 3, 6].map((k) => at(r, k) * x + at(r, k + 1) * y + at(r, k + 2) * z) as [
      number,
      number,
      number,
    ];
    landmarks.set(place(px, py, pz), 3 * index);
  }
  return imageLandmarks(landmarks);
}

const angles = fc.record({
  yaw: fc.double({ min: -30, max: 30, noNaN: true }),
  pitch: fc.double({ min: -30, max: 30, noNaN: true }),
  roll: fc.double({ min: -30, max: 30, noNaN: true }),
});

function expectClose(found: Angles, wanted: Angles, degrees: number) {
  for (const key of ['yaw', 'pitch', 'roll'] as const) {
    expect(Math.abs(found[key] - wanted[key]), `${key} ${found[key]} against ${wanted[key]}`).toBeLessThan(
      degrees,
    );
  }
}

describe('estimatePose', () => {
  it('recovers any turn within ±30° of a face far away, wherever it stands and however large it is', () => {
    fc.assert(
      fc.property(
        angles,
        fc.double({ min: 3, max: 60, noNaN: true }),
        fc.integer({ min: -500, max: 3000 }),
        (turn, scale, at) => {
          const landmarks = mesh(turn, (x, y, z) => [at + scale * x, at / 2 - scale * y, -scale * z]);
          expectClose(estimatePose(landmarks), turn, 0.1);
        },
      ),
    );
  });

  it('forgives landmarks that jitter by 1 % of the interocular distance', () => {
    fc.assert(
      fc.property(
        angles,
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 99, maxLength: 99 }),
        (turn, noise) => {
          let k = 0;
          const jitter = () => 0.63 * (noise[k++ % 99] ?? 0);
          const landmarks = mesh(turn, (x, y, z) => [
            400 + 10 * x + jitter(),
            400 - 10 * y + jitter(),
            -10 * z + jitter(),
          ]);
          expectClose(estimatePose(landmarks), turn, 4);
        },
      ),
    );
  });

  it('tells the signs apart: right of the image, chin up, clockwise', () => {
    const flat = { yaw: 0, pitch: 0, roll: 0 };
    const posed = (turn: Angles) =>
      estimatePose(mesh(turn, (x, y, z) => [400 + 10 * x, 400 - 10 * y, -10 * z]));
    // Nose tip against the middle of the outer eye corners, in image pixels.
    const nose = (turn: Angles) => {
      const l = mesh(turn, (x, y, z) => [400 + 10 * x, 400 - 10 * y, -10 * z]);
      const eyeDrop = at(l, 3 * 263 + 1) - at(l, 3 * 33 + 1);
      return {
        dx: at(l, 3 * 4) - (at(l, 3 * 33) + at(l, 3 * 263)) / 2,
        dy: at(l, 3 * 4 + 1) - at(l, 3 * 33 + 1),
        eyeDrop,
      };
    };
    expect(nose({ ...flat, yaw: 20 }).dx).toBeGreaterThan(nose(flat).dx + 5);
    expect(posed({ ...flat, yaw: 20 }).yaw).toBeCloseTo(20, 3);
    expect(nose({ ...flat, pitch: 20 }).dy).toBeLessThan(nose(flat).dy - 5);
    expect(posed({ ...flat, pitch: 20 }).pitch).toBeCloseTo(20, 3);
    expect(nose({ ...flat, roll: 20 }).eyeDrop).toBeGreaterThan(20);
    expect(posed({ ...flat, roll: 20 }).roll).toBeCloseTo(20, 3);
  });

  it('keeps yaw and pitch when the photo is turned in its plane', () => {
    const level = { yaw: 12, pitch: -9, roll: 0 };
    const place = (x: number, y: number, z: number) => [300 + 8 * x, 300 - 8 * y, -8 * z] as const;
    const before = estimatePose(mesh(level, place));
    const after = estimatePose(mesh({ ...level, roll: 25 }, place));
    expect(after.yaw).toBeCloseTo(before.yaw, 3);
    expect(after.pitch).toBeCloseTo(before.pitch, 3);
    expect(after.roll - before.roll).toBeCloseTo(25, 3);
  });

  it('takes perspective into account when the image size is known', () => {
    const image = { width: 1200, height: 900 };
    const focal = image.height / 2 / Math.tan((63 / 2) * RAD);
    // The mesh measures depth from its mean, which lies in the skin, 4 cm before the canonical origin.
    const skin = 4;
    const seen = (turn: Angles, distance: number, asideCm: number) => {
      const landmarks = mesh(turn, (x, y, z) => {
        const pixel = focal / (distance + skin - z);
        return [600 + pixel * (x + asideCm), 450 - pixel * y, (-focal / distance) * (z - skin)];
      });
      return landmarks;
    };
    fc.assert(
      fc.property(
        angles,
        fc.double({ min: 40, max: 120, noNaN: true }),
        fc.double({ min: -0.3, max: 0.3, noNaN: true }),
        (turn, distance, aside) => {
          expectClose(estimatePose(seen(turn, distance, aside * distance), image), turn, 2);
        },
      ),
    );
    // Straight ahead, but far to the right of the picture: it only looks turned.
    const beside = seen({ yaw: 0, pitch: 0, roll: 0 }, 40, 16);
    expect(Math.abs(estimatePose(beside).yaw)).toBeGreaterThan(4);
    expect(Math.abs(estimatePose(beside, image).yaw)).toBeLessThan(1.5);
  });

  it('refuses a mesh that is too short', () => {
    expect(() => estimatePose(imageLandmarks(new Float32Array(467 * 3)))).toThrow(RangeError);
  });
});

describe('poseFromMatrix', () => {
  it('reads back a column-major matrix, whatever its scale', () => {
    fc.assert(
      fc.property(angles, fc.double({ min: 0.2, max: 5, noNaN: true }), (turn, scale) => {
        const r = rotation(turn).map((x) => x * scale);
        const matrix = [
          at(r, 0),
          at(r, 3),
          at(r, 6),
          0,
          at(r, 1),
          at(r, 4),
          at(r, 7),
          0,
          at(r, 2),
          at(r, 5),
          at(r, 8),
          0,
          1,
          -2,
          -30,
          1,
        ];
        expectClose(poseFromMatrix(matrix), turn, 1e-6);
      }),
    );
  });

  it('agrees with a matrix that MediaPipe gave: a face almost level, chin slightly up', () => {
    const matrix = [
      0.9998109, -0.0024406, -0.0192936, 0, 0.0012881, 0.9982262, -0.0595239, 0, 0.0194047, 0.0594877,
      0.9980407, 0, -0.0698393, -1.9669305, -25.7781849, 1,
    ];
    expectClose(poseFromMatrix(matrix), { yaw: 1.1, pitch: 3.41, roll: 0.14 }, 0.02);
  });

  it('refuses anything but 16 numbers', () => {
    expect(() => poseFromMatrix([1, 0, 0])).toThrow(RangeError);
  });
});

describe('misfitOf', () => {
  const pixels = (x: number, y: number, z: number) => [500 + 40 * x, 400 - 40 * y, -40 * z] as const;

  it('is nothing for the canonical face, however it is turned in the picture', () => {
    const roll = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(roll, (roll) => {
        expect(misfitOf(mesh({ yaw: 10, pitch: 0, roll }, pixels))).toBeLessThan(0.02);
      }),
    );
  });

  it('grows with a nod, and where parts lie elsewhere than in a head', () => {
    const still = { yaw: 0, pitch: 0, roll: 0 };
    expect(misfitOf(mesh({ ...still, pitch: 20 }, pixels))).toBeCloseTo(0.2, 1);
    const long = mesh(still, (x, y, z) => [500 + 40 * x, 400 - 60 * y, -40 * z]);
    expect(misfitOf(long)).toBeGreaterThan(0.3);
  });
});
