import { expect, test } from 'vitest';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { DEFECTS } from '#lab/evaluate/defects/list.ts';
import type { DefectName } from '#lab/evaluate/defects/defect.ts';
import type { RgbImage } from '#lab/evaluate/image.ts';
import { paint, type Layer } from '#lab/evaluate/paint.ts';
import { isInside } from '#lab/evaluate/placement.ts';
import { seededRandom } from '#lab/evaluate/random.ts';
import { byteAt, labAt, place, plain } from '../pictures.ts';

const skin = plain(512, 512);
const face = place(skin);

const prepared = new Map<string, (strength: number) => readonly Layer[]>();

/** The test face with the defect. Preparing is what takes time, and happens once. */
function painted(name: DefectName, strength = 1, seed = 1, width = 1): RgbImage {
  const key = `${name} ${seed} ${width}`;
  const layers = prepared.get(key) ?? prepare(name, seed, width);
  prepared.set(key, layers);
  return paint(skin, face.toCrop, layers(strength));
}

function prepare(name: DefectName, seed: number, width: number): (strength: number) => readonly Layer[] {
  const defect = DEFECTS.find((one) => one.name === name);
  const layers = defect?.prepare(face, seededRandom(seed, name), width);
  if (!layers) throw new Error(`${name} cannot be painted`);
  return layers;
}

/** Pixels that the painting changed, by how many bytes at most. */
function changed(image: RgbImage): { x: number; y: number; by: number }[] {
  const out: { x: number; y: number; by: number }[] = [];
  for (let at = 0; at < skin.data.length; at += 3) {
    let by = 0;
    for (let i = at; i < at + 3; i++) by = Math.max(by, Math.abs((image.data[i] ?? 0) - (skin.data[i] ?? 0)));
    if (by > 0) out.push({ x: (at / 3) % 512, y: Math.floor(at / 3 / 512), by });
  }
  return out;
}

/** `toEqual` takes seconds for a picture. */
const isSame = (a: RgbImage, b: RgbImage): boolean => Buffer.compare(a.data, b.data) === 0;

const inside = (name: RegionName, x: number, y: number) =>
  face.polygons(name).some((polygon) => isInside(polygon, x, y));
const centreOf = (name: RegionName) => {
  const points = face.polygons(name)[0] ?? [];
  const mean = (axis: 'x' | 'y') => points.reduce((sum, p) => sum + p[axis], 0) / points.length;
  return [mean('x'), mean('y')] as const;
};

test('each of the six is there', () => {
  expect(DEFECTS.map(({ name }) => name)).toEqual([
    'spots',
    'redness',
    'darkCircles',
    'lines',
    'shine',
    'texture',
  ]);
});

test.each(DEFECTS)('$name: stronger changes more, and the seed decides the rest', ({ name }) => {
  const total = (image: RgbImage) => changed(image).reduce((sum, { by }) => sum + by, 0);
  const totals = [0.2, 0.6, 1].map((strength) => total(painted(name, strength)));
  for (const [i, value] of totals.entries()) expect(value).toBeGreaterThan(totals[i - 1] ?? 0);
  const again = paint(skin, face.toCrop, prepare(name, 1, 1)(1));
  expect(isSame(painted(name), again)).toBe(true);
  expect(isSame(painted(name, 0), skin)).toBe(true);
});

test.each(['spots', 'lines', 'shine', 'texture'] as const)('%s lie elsewhere with another seed', (name) => {
  expect(isSame(painted(name, 1, 1), painted(name, 1, 2))).toBe(false);
});

test.each(['spots', 'redness', 'lines', 'shine'] as const)('%s painted wider cover more', (name) => {
  const covers = [0.7, 1, 1.5].map((width) => changed(painted(name, 1, 1, width)).length);
  expect(covers).toEqual(covers.toSorted((a, b) => a - b));
  expect(new Set(covers).size).toBe(3);
});

test('where nothing is visible nothing is painted', () => {
  const hidden = place(skin, REGION_NAMES);
  for (const { name, prepare } of DEFECTS) {
    const layers = prepare(hidden, seededRandom(1), 1);
    if (name !== 'texture') expect(layers, name).toBeNull();
  }
});

test('spots are dark, small, on cheeks and forehead, and some are red', () => {
  const image = painted('spots');
  const pixels = changed(image);
  const where: RegionName[] = ['forehead', 'rightCheek', 'leftCheek'];
  const strong = pixels.filter(({ by }) => by >= 8);
  for (const { x, y } of strong) expect(where.some((name) => inside(name, x + 0.5, y + 0.5))).toBe(true);
  let [brown, red] = [0, 0];
  for (const { x, y } of strong) {
    const [l, a] = labAt(image, x, y);
    const [l0, a0] = labAt(skin, x, y);
    expect(l).toBeLessThan(l0);
    if (a - a0 > 4) red++;
    else brown++;
  }
  expect(red).toBeGreaterThan(50);
  expect(brown).toBeGreaterThan(50);
  // 30 spots of 3 to 10 px: a few percent of the skin, not a rash.
  expect(strong.length).toBeGreaterThan(300);
  expect(strong.length).toBeLessThan(4000);
});

test('redness raises a* on nose and cheeks and leaves L* and the forehead', () => {
  const image = painted('redness');
  for (const name of ['nose', 'rightCheek', 'leftCheek'] as const) {
    const [x, y] = centreOf(name);
    const [l, a, b] = labAt(image, x, y);
    const [l0, a0, b0] = labAt(skin, x, y);
    expect(a - a0).toBeGreaterThan(6);
    expect(Math.abs(l - l0)).toBeLessThan(0.6);
    expect(Math.abs(b - b0)).toBeLessThan(0.8);
  }
  const [x, y] = centreOf('forehead');
  expect(labAt(image, x, y - 20)).toEqual(labAt(skin, x, y - 20));
});

test('dark circles lower L* under the eyes, a little bluer, and leave the cheeks', () => {
  const image = painted('darkCircles');
  for (const [eye, cheek] of [
    ['rightUnderEye', 'rightCheek'],
    ['leftUnderEye', 'leftCheek'],
  ] as const) {
    const [x, y] = centreOf(eye);
    expect(labAt(image, x, y)[0] - labAt(skin, x, y)[0]).toBeLessThan(-5);
    expect(labAt(image, x, y)[2]).toBeLessThan(labAt(skin, x, y)[2]);
    const [cx, cy] = centreOf(cheek);
    expect(labAt(image, cx, cy)).toEqual(labAt(skin, cx, cy));
  }
});

test('lines are dark grooves of two to three pixels with a faint bright rim', () => {
  const image = painted('lines');
  const [x] = centreOf('forehead');
  const [top = 0, bottom = 0] = [Math.min, Math.max].map((pick) =>
    Math.round(pick(...(face.polygons('forehead')[0] ?? []).map((p) => p.y))),
  );
  const column = Array.from({ length: bottom - top }, (_, i) => {
    const y = top + i;
    return labAt(image, x, y)[0] - labAt(skin, x, y)[0];
  });
  const deepest = Math.min(...column);
  expect(deepest).toBeLessThan(-3);
  expect(Math.max(...column)).toBeGreaterThan(0.3);
  expect(Math.max(...column)).toBeLessThan(-deepest / 2);
  // Runs of pixels darker than half of the deepest: three lines, each two to four pixels.
  const runs = column
    .map((value) => (value < deepest / 2 ? '#' : '.'))
    .join('')
    .match(/#+/g);
  expect(runs).toHaveLength(3);
  for (const run of runs ?? []) expect(run.length).toBeGreaterThanOrEqual(2);
  for (const run of runs ?? []) expect(run.length).toBeLessThanOrEqual(4);
});

test('shine adds white: lighter and paler on forehead and nose, nothing on the cheeks', () => {
  const image = painted('shine');
  const at = (index: number) => [face.landmarks[3 * index] ?? 0, face.landmarks[3 * index + 1] ?? 0] as const;
  for (const [x, y] of [at(4), at(151)]) {
    const [l, a, b] = labAt(image, x, y);
    const [l0, a0, b0] = labAt(skin, x, y);
    expect(l).toBeGreaterThan(l0 + 2);
    expect(Math.hypot(a, b)).toBeLessThan(Math.hypot(a0, b0));
  }
  const [x, y] = centreOf('rightCheek');
  expect(labAt(image, x, y)).toEqual(labAt(skin, x, y));
});

test('texture is noise of a middle band about an unchanged mean', () => {
  const image = painted('texture');
  const [cx, cy] = centreOf('rightCheek').map(Math.round) as [number, number];
  const values: number[][] = [];
  for (let y = cy - 16; y < cy + 16; y++) {
    values.push(Array.from({ length: 32 }, (_, i) => Math.log(byteAt(image, cx - 16 + i, y, 1))));
  }
  const all = values.flat();
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  const rms = Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length);
  expect(Math.abs(mean - Math.log(byteAt(skin, cx, cy, 1)))).toBeLessThan(0.01);
  // 5 % of light is about 2.2 % of the coded value.
  expect(rms).toBeGreaterThan(0.015);
  expect(rms).toBeLessThan(0.032);
  const correlation = (shift: number) => {
    const products = values.flatMap((row) =>
      row.slice(shift).map((value, i) => (value - mean) * ((row[i] ?? mean) - mean)),
    );
    return products.reduce((sum, value) => sum + value, 0) / products.length / (rms * rms);
  };
  expect(correlation(1)).toBeGreaterThan(0.6);
  expect(correlation(5)).toBeLessThan(0.1);
});
