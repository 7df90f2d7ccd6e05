import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, cropAroundMesh, imageToCrop, pointsToImage } from '#analysis/worker/engines/crop.ts';
import { cropAroundDetection } from '#analysis/worker/engines/lite/find-faces.ts';
import { imageLandmarks } from '#domain/face/landmarks.ts';

const anyCrop = fc.record({
  x: fc.double({ min: -100, max: 2000, noNaN: true }),
  y: fc.double({ min: -100, max: 2000, noNaN: true }),
  side: fc.double({ min: 10, max: 3000, noNaN: true }),
  angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
});

describe('a crop and the way back', () => {
  it('are inverse to each other', () => {
    const pixel = fc.double({ min: 0, max: 192, noNaN: true });
    fc.assert(
      fc.property(anyCrop, pixel, pixel, (crop, u, v) => {
        const [x = Number.NaN, y = Number.NaN] = pointsToImage(Float32Array.of(u, v, 0), crop, 192);
        const [a, b, c, d, e, f] = imageToCrop(crop, 192);
        // Landmarks are single precision: a thousandth of a crop pixel per image pixel of 2000.
        const tolerance = 0.001 * (192 / crop.side) + 0.001;
        expect(Math.abs(a * x + c * y + e - u)).toBeLessThan(tolerance);
        expect(Math.abs(b * x + d * y + f - v)).toBeLessThan(tolerance);
      }),
    );
  });

  it('turn clockwise and scale the depth with the rest', () => {
    const quarter = { x: 100, y: 100, side: 384, angle: Math.PI / 2 };
    // The crop's right edge, seen in the image, is below its middle.
    const [x, y, z] = pointsToImage(Float32Array.of(192, 96, -5), quarter, 192);
    expect(x).toBeCloseTo(100, 3);
    expect(y).toBeCloseTo(292, 3);
    expect(z).toBeCloseTo(-10, 5);
  });
});

describe('cropAroundDetection', () => {
  it('is half as large again as the longer side, with the eyes level', () => {
    const crop = cropAroundDetection({
      score: 1,
      x: 50,
      y: 60,
      width: 20,
      height: 30,
      rightEye: [40, 50],
      leftEye: [60, 70],
    });
    expect(crop).toMatchObject({ x: 50, y: 60, side: 45 });
    expect(crop.angle).toBeCloseTo(Math.PI / 4, 9);
    const [, b, , d] = imageToCrop(crop, 192);
    expect(b * 40 + d * 50).toBeCloseTo(b * 60 + d * 70, 9);
  });
});

describe('cropAroundMesh', () => {
  /** An ellipse of 468 points, its outer eye corners on the horizontal axis, turned and moved. */
  function ellipse(centreX: number, centreY: number, angle: number) {
    const points = new Float32Array(468 * 3);
    const place = (i: number, u: number, v: number) => {
      points[3 * i] = centreX + Math.cos(angle) * u - Math.sin(angle) * v;
      points[3 * i + 1] = centreY + Math.sin(angle) * u + Math.cos(angle) * v;
    };
    for (let i = 0; i < 468; i++) place(i, 60 * Math.cos(i), 80 * Math.sin(i));
    place(33, -40, 0);
    place(263, 40, 0);
    return imageLandmarks(points);
  }

  it('finds the middle, the turn and the size of a mesh anywhere', () => {
    const turn = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), turn, (at, angle) => {
        const crop = cropAroundMesh(ellipse(at, at / 2, angle));
        expect(crop.x).toBeCloseTo(at, 0);
        expect(crop.y).toBeCloseTo(at / 2, 0);
        expect(crop.angle).toBeCloseTo(angle, 3);
        expect(crop.side).toBeCloseTo(1.4 * 160, -0.5);
      }),
    );
  });

  it('takes the bounding box in turned axes', () => {
    const { left, right, top, bottom } = boxOf(
      imageLandmarks(Float32Array.of(0, 0, 9, 10, 10, 9)),
      Math.PI / 4,
    );
    expect(right - left).toBeCloseTo(Math.hypot(10, 10), 5);
    expect(bottom - top).toBeCloseTo(0, 5);
  });
});
