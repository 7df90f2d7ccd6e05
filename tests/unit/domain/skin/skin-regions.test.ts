import { describe, expect, it } from 'vitest';
import { REGION_NAMES, regionPolygons } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import type { BytePlane } from '#domain/geometry/polygon.ts';
import { findSkin, labelRegions } from '#domain/skin/skin-regions.ts';
import { MIN_COVERAGE } from '#domain/skin/skin-reading.ts';
import { faceMesh, moved } from '../face-mesh.ts';
import { exposed, mirroredCrop, paintFace, rectangle, SKINS, type Rgb } from './painted-face.ts';

const mesh = faceMesh();
const TONES = Object.entries(SKINS);
const MEDIUM = SKINS['medium (ITA 20)'];
const BLUE = [40, 70, 190] as const;
const find = (crop: Uint8ClampedArray) => findSkin(crop, mesh);
const count = (plane: BytePlane) => plane.data.reduce((a, b) => a + b, 0);
/** Values of a plane in a rectangle of crop pixels. */
function inside({ data }: BytePlane, left: number, top: number, width: number, height: number): number[] {
  const values: number[] = [];
  for (let y = Math.ceil(top / 2); 2 * y < top + height; y++) {
    for (let x = Math.ceil(left / 2); 2 * x < left + width; x++) values.push(data[y * 256 + x] ?? Number.NaN);
  }
  return values;
}
/** Share of the face's pixels on which two planes differ. */
const difference = (a: BytePlane, b: BytePlane, of: BytePlane) =>
  a.data.reduce((sum, value, i) => sum + (value === b.data[i] ? 0 : 1), 0) / count(of);

/** Crop pixel half-way between two landmarks. */
const pointOf = (a: number, b: number) => {
  const axis = (k: number) => ((mesh[3 * a + k] ?? Number.NaN) + (mesh[3 * b + k] ?? Number.NaN)) / 2;
  return [axis(0), axis(1)] as const;
};
/** A face whose right half lies in the shade. */
function halfLit(skin: Rgb, gain: number): Uint8ClampedArray {
  const lit = paintFace(skin);
  const shade = exposed(lit, gain);
  return lit.map((byte, i) => ((i / 4) % 512 < 256 ? (shade[i] ?? 0) : byte));
}
/** Upper and lower rim of both eyes, both brows and both lips. */
const FEATURES = [
  [159, 145],
  [386, 374],
  [105, 52],
  [334, 282],
  [0, 13],
  [14, 17],
] as const;

describe('labelRegions', () => {
  const labels = labelRegions(mesh);
  const at = (x: number, y: number) => labels.data[Math.floor(y / 2) * 256 + Math.floor(x / 2)] ?? 0;
  const landmark = (index: number) => at(...pointOf(index, index));

  it.each([
    ['forehead', 151],
    ['rightCheek', 50],
    ['leftCheek', 280],
    ['nose', 195],
    ['rightUnderEye', 230],
    ['leftUnderEye', 450],
    ['mouthArea', 216],
    ['mouthArea', 436],
  ] as const)('finds the %s at landmark %i', (name, index) => {
    expect(REGION_NAMES[landmark(index) - 1]).toBe(name);
  });

  it('finds the chin under the lower lip', () => {
    expect(REGION_NAMES[at(...pointOf(200, 199)) - 1]).toBe('chin');
  });

  it('leaves out eyes, brows, lips and everything beside the face', () => {
    for (const [a, b] of FEATURES) expect(at(...pointOf(a, b))).toBe(0);
    for (const [x, y] of [
      [5, 5],
      [500, 5],
      [20, 500],
    ] as const) {
      expect(at(x, y)).toBe(0);
    }
  });

  it('gives every region its area, less what others take', () => {
    REGION_NAMES.forEach((name, index) => {
      const area = regionPolygons(mesh, name).reduce(
        (sum, polygon) =>
          sum +
          Math.abs(
            polygon.reduce((twice, p, i) => {
              const q = polygon[(i + 1) % polygon.length] ?? p;
              return twice + p.x * q.y - q.x * p.y;
            }, 0),
          ) /
            8,
        0,
      );
      const pixels = labels.data.filter((label) => label === index + 1).length;
      expect(pixels / area, name).toBeGreaterThan(0.6);
      expect(pixels / area, name).toBeLessThan(1.1);
    });
  });
});

describe.each(TONES)('on %s skin', (_, skin) => {
  const plain = find(paintFace(skin));

  it('reads the whole of every region', () => {
    for (const name of REGION_NAMES) expect(plain.coverage[name], name).toBeGreaterThan(0.95);
    expect(plain.clippedShare).toBe(0);
    expect(plain.lightImbalance).toBeLessThan(0.05);
  });

  it('reads no wall, no brow, no eye and no lip', () => {
    expect(inside(plain.skin, 0, 0, 60, 512)).not.toContain(1);
    expect(inside(plain.skin, 452, 0, 60, 512)).not.toContain(1);
    for (const [a, b] of FEATURES) {
      const [x, y] = pointOf(a, b);
      expect(inside(plain.readable, x - 3, y - 2, 6, 4)).not.toContain(1);
    }
  });

  it('leaves out a dark bar across the eyes, such as glasses', () => {
    const bar = find(paintFace(skin, rectangle(60, 150, 392, 84, [14, 14, 16])));
    expect(inside(bar.readable, 64, 156, 384, 72)).not.toContain(1);
    for (const name of ['rightUnderEye', 'leftUnderEye'] as const) {
      expect(bar.coverage[name]).toBeLessThan(MIN_COVERAGE);
    }
    for (const name of ['forehead', 'rightCheek', 'leftCheek', 'chin'] as const) {
      expect(bar.coverage[name], name).toBeGreaterThan(0.8);
    }
  });

  it('leaves out a blue patch on one cheek, and nothing of the other', () => {
    const patched = find(paintFace(skin, rectangle(340, 250, 40, 40, BLUE)));
    expect(inside(patched.readable, 344, 254, 32, 32)).not.toContain(1);
    expect(inside(patched.skin, 344, 254, 32, 32)).not.toContain(1);
    expect(patched.coverage.leftCheek).toBeLessThan(plain.coverage.leftCheek - 0.1);
    expect(patched.coverage.rightCheek).toBeGreaterThan(0.95);
  });

  // More than 16 % of cheeks and nose: the reference must not widen until it takes the patch for skin.
  it('leaves out a patch that covers most of one cheek', () => {
    const patched = find(paintFace(skin, rectangle(330, 240, 70, 70, BLUE)));
    expect(inside(patched.readable, 334, 244, 62, 62)).not.toContain(1);
    expect(patched.coverage.leftCheek).toBeLessThan(MIN_COVERAGE);
    expect(patched.coverage.rightCheek).toBeGreaterThan(0.95);
  });

  it('reads a chin that lies in the shade: colour is judged apart from light', () => {
    const shade = exposed(paintFace(skin), 0.5);
    const crop = paintFace(skin).map((byte, i) => (Math.floor(i / 4 / 512) > 340 ? (shade[i] ?? 0) : byte));
    expect(find(crop).coverage.chin).toBeGreaterThan(0.9);
  });

  it('calls a chin behind a dark beard not measurable', () => {
    const beard = find(paintFace(skin, (x, y) => (y > 335 && x > 60 ? [10, 9, 8] : null)));
    expect(beard.coverage.chin).toBeLessThan(MIN_COVERAGE);
    expect(beard.coverage.forehead).toBeGreaterThan(0.95);
  });

  it('keeps a highlight as skin, for shine, and reads nothing else from it', () => {
    const lit = find(paintFace(skin, rectangle(240, 235, 32, 40, [255, 255, 255])));
    expect(inside(lit.readable, 244, 240, 24, 30)).not.toContain(1);
    expect(lit.clippedShare).toBeGreaterThan(0.01);
  });

  it('does not mind the exposure', () => {
    const crop = paintFace(skin);
    for (const gain of [0.6, 0.8, 1.2]) {
      const other = find(exposed(crop, gain));
      for (const name of REGION_NAMES) {
        expect(Math.abs(other.coverage[name] - plain.coverage[name]), `${name} at ${gain}`).toBeLessThan(
          0.05,
        );
      }
      expect(Math.sign(other.skinLightness - plain.skinLightness)).toBe(Math.sign(gain - 1));
    }
  });

  it('measures how many L* lighter one side is, as on medium skin, whichever it is', () => {
    let before = plain.lightImbalance;
    for (const gain of [0.85, 0.7, 0.5]) {
      const crop = halfLit(skin, gain);
      const { lightImbalance } = find(crop);
      const shaded = find(exposed(paintFace(skin), gain));
      const middle = (plain.skinLightness + shaded.skinLightness) / 2;
      const onMedium = Math.sqrt(76 / (middle + 16));
      const expected = onMedium * (plain.skinLightness - shaded.skinLightness);
      expect(Math.abs(lightImbalance - expected)).toBeLessThan(1.2);
      expect(lightImbalance).toBeGreaterThan(before + 2);
      expect(find(mirroredCrop(crop)).lightImbalance).toBeCloseTo(lightImbalance, 0);
      before = lightImbalance;
    }
  });
});

it('reads the same pixels on dark, medium and light skin', () => {
  const medium = find(paintFace(MEDIUM));
  for (const [, skin] of TONES) {
    const other = find(paintFace(skin));
    expect(difference(other.readable, medium.readable, medium.face)).toBeLessThan(0.01);
    expect([...other.labels.data]).toEqual([...medium.labels.data]);
  }
});

it('orders the skins by their lightness', () => {
  const [light, medium, dark] = TONES.map(([, skin]) => find(paintFace(skin)).skinLightness);
  expect(light).toBeGreaterThan(medium ?? Number.NaN);
  expect(medium).toBeGreaterThan(dark ?? Number.NaN);
  expect(Math.abs((light ?? 0) - 70)).toBeLessThan(8);
  expect(Math.abs((dark ?? 0) - 40)).toBeLessThan(8);
});

it('reads the mirrored photo as the mirror of the photo', () => {
  const crop = paintFace(
    MEDIUM,
    rectangle(330, 240, 70, 70, BLUE),
    rectangle(90, 150, 100, 70, [14, 14, 16]),
  );
  const [original, mirrored] = [find(crop), find(mirroredCrop(crop))];
  const partner = (name: RegionName) =>
    (name.startsWith('right') ? name.replace('right', 'left') : name.replace('left', 'right')) as RegionName;
  expect(original.coverage.rightUnderEye).toBeLessThan(original.coverage.leftUnderEye - 0.3);
  for (const name of REGION_NAMES) {
    expect(Math.abs(mirrored.coverage[name] - original.coverage[partner(name)]), name).toBeLessThan(0.02);
  }
});

it('reads nothing where the regions lie outside the crop', () => {
  const beside = findSkin(
    paintFace(MEDIUM),
    moved(mesh, (x, y, z) => [x + 2000, y, z]),
  );
  for (const name of REGION_NAMES) expect(beside.coverage[name]).toBe(0);
  expect(count(beside.readable)).toBe(0);
  expect(beside.clippedShare).toBe(1);
});

it('finds a blown-out and a black face clipped', () => {
  expect(find(paintFace([255, 255, 255])).clippedShare).toBeGreaterThan(0.9);
  expect(find(paintFace([0, 0, 0])).clippedShare).toBeGreaterThan(0.9);
});

// A difference of L*, so that shade of the same depth counts for less where there is less light to lose.
it('calls the same shade over half of the face less uneven the darker the skin, in the range of a stop', () => {
  const imbalances = TONES.map(([, skin]) => find(halfLit(skin, 0.5)).lightImbalance);
  expect(imbalances).toEqual([...imbalances].sort((a, b) => b - a));
  for (const imbalance of imbalances) expect(imbalance > 8 && imbalance < 20).toBe(true);
});
