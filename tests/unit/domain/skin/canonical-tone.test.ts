import { describe, expect, it } from 'vitest';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import {
  blurCells,
  boxOf,
  CELLS,
  measureTone,
  type OwnTone,
  toCanonicalTone,
} from '#domain/skin/canonical-tone.ts';
import { labelRegions } from '#domain/skin/skin-regions.ts';
import { faceMesh } from '../face-mesh.ts';

const plane = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: CELLS * CELLS }, (_, i) => value(i % CELLS, Math.floor(i / CELLS)));

it('spreads a point into a round hill around it', () => {
  const out = blurCells(
    plane((x, y) => (x === 30 && y === 20 ? 1 : 0)),
    2,
  );
  const at = (x: number, y: number) => out[y * CELLS + x] ?? Number.NaN;
  expect(at(30, 20)).toBe(Math.max(...out));
  expect(at(32, 20)).toBeCloseTo(at(30, 22), 6);
  expect(at(32, 20) / at(30, 20)).toBeCloseTo(Math.exp(-0.5), 3);
});

it('a blurred plane over the blurred plane of ones is a mean: nothing changes where all is alike', () => {
  const ones = blurCells(
    plane(() => 1),
    3,
  );
  blurCells(
    plane(() => 7),
    3,
  ).forEach((value, i) => expect(value / (ones[i] ?? Number.NaN)).toBeCloseTo(7, 4));
});

it('of what lies in a box, a blur of the box says the same as a blur of everything', () => {
  const cells = Int32Array.from([12, 19, 27, 40], (y, i) => y * CELLS + 10 + 9 * i);
  const box = boxOf(cells);
  expect(box).toEqual({ left: 10, top: 12, right: 37, bottom: 40 });
  const points = new Float32Array(CELLS * CELLS);
  for (const [n, cell] of cells.entries()) points[cell] = 1 + n;
  const whole = blurCells(points, 4);
  const inBox = blurCells(points, 4, box);
  inBox.forEach((value, i) => {
    const [x, y] = [i % CELLS, Math.floor(i / CELLS)];
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    expect(value).toBe(inside ? whole[i] : 0);
  });
  const none = boxOf(new Int32Array(0));
  expect(blurCells(points, 4, none).every((value) => value === 0)).toBe(true);
});

const mesh = faceMesh();
const labels = labelRegions(mesh);

const encode = (light: number) =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** What the form at a place becomes in the region it lies in. */
type Bend = (form: number, region: RegionName | undefined) => number;

/** A face with form, in cube-root light: a mean for each channel and a contrast. */
function face(
  mean: readonly [number, number, number],
  contrast: number,
  bend: Bend = (form) => form,
): Uint8ClampedArray {
  const crop = new Uint8ClampedArray(512 * 512 * 4);
  for (let i = 0; i < 512 * 512; i++) {
    const [x, y] = [i % 512, Math.floor(i / 512)];
    const plain = Math.sin(x / 40) * Math.cos(y / 55) + 0.5 * Math.sin(x / 16 + y / 19);
    const form = bend(plain, REGION_NAMES[(labels.data[(y >> 1) * 256 + (x >> 1)] ?? 0) - 1]);
    mean.forEach((root, c) => {
      crop[4 * i + c] = encode(Math.max(0, root + contrast * form) ** 3);
    });
    crop[4 * i + 3] = 255;
  }
  return crop;
}

function canonical(crop: Uint8ClampedArray): Uint8ClampedArray {
  return toCanonicalTone(crop, toneOf(crop));
}

/** Mean difference in bytes over the skin. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  let n = 0;
  labels.data.forEach((label, i) => {
    if (label === 0) return;
    const at = 4 * (2 * Math.floor(i / 256) * 512 + 2 * (i % 256));
    for (let c = 0; c < 3; c++) sum += Math.abs((a[at + c] ?? 0) - (b[at + c] ?? 0));
    n += 3;
  });
  return sum / n;
}

const LIGHT = [0.75, 0.66, 0.6] as const;
const FORM = 0.08;
const plain = canonical(face(LIGHT, FORM));

function toneOf(crop: Uint8ClampedArray): OwnTone {
  const tone = measureTone(crop, labels);
  if (tone === null) throw new Error('no skin');
  return tone;
}

describe('toCanonicalTone', () => {
  it.each([-0.25, -0.1, 0.05])('shows the same picture after a shift of %d in cube-root light', (by) => {
    const moved = face([LIGHT[0] + by, LIGHT[1] + by, LIGHT[2] + by], FORM);
    expect(difference(canonical(moved), plain)).toBeLessThan(1.5);
  });

  it.each([0.6, 0.8, 1.1])('shows the same picture behind a layer that lets a share through: %d', (share) => {
    const darker = face([LIGHT[0] * share, LIGHT[1] * share, LIGHT[2] * share], FORM * share);
    expect(difference(canonical(darker), plain)).toBeLessThan(1.5);
  });

  it('keeps what stands out on the skin', () => {
    const spotted = face(LIGHT, FORM);
    const at = 4 * (300 * 512 + 150);
    for (let c = 0; c < 3; c++) spotted[at + c] = (spotted[at + c] ?? 0) * 0.7;
    const [before, after] = [plain[at] ?? 0, canonical(spotted)[at] ?? 0];
    expect(after).toBeLessThan(before - 10);
  });

  it('does not blow up a face in flat light without bound', () => {
    const flat = measureTone(face(LIGHT, 0.0005), labels);
    expect(Math.min(...(flat?.contrast ?? []))).toBeGreaterThanOrEqual(0.005);
  });
});

describe('measureTone', () => {
  it('says nothing where there is no skin region', () => {
    expect(measureTone(face(LIGHT, FORM), { ...labels, data: labels.data.map(() => 0) })).toBeNull();
  });

  it('finds mean and contrast: twice the form is twice the contrast', () => {
    const one = measureTone(face(LIGHT, FORM / 2), labels);
    const two = measureTone(face(LIGHT, FORM), labels);
    LIGHT.forEach((root, c) => {
      expect(Math.abs((one?.mean[c] ?? 0) - root)).toBeLessThan(0.02);
      expect((two?.contrast[c] ?? 0) / (one?.contrast[c] ?? 1)).toBeCloseTo(2, 0);
    });
  });

  it('finds the steady contrast, too: twice the form is twice of it', () => {
    const [one, two] = [toneOf(face(LIGHT, FORM / 2)), toneOf(face(LIGHT, FORM))];
    expect(Math.abs(two.steadyContrast / one.steadyContrast - 2)).toBeLessThan(0.1);
  });

  it('a mouth that deepens its folds moves the contrast of form and not the steady one', () => {
    const calm = toneOf(face(LIGHT, FORM));
    const smile = toneOf(face(LIGHT, FORM, (form, region) => (region === 'mouthArea' ? 2 * form : form)));
    expect((smile.contrast[1] ?? 0) / (calm.contrast[1] ?? 1)).toBeGreaterThan(1.05);
    expect(smile.steadyContrast).toBeCloseTo(calm.steadyContrast, 9);
  });

  it('gloss on forehead and nose, which lightens, hardly moves the steady contrast', () => {
    const glossy = (region: RegionName | undefined) => region === 'forehead' || region === 'nose';
    const brighter: Bend = (form, region) => (glossy(region) && form > 0.9 ? 2 * form : form);
    const [matt, shiny] = [toneOf(face(LIGHT, FORM)), toneOf(face(LIGHT, FORM, brighter))];
    expect(Math.abs(shiny.steadyContrast / matt.steadyContrast - 1)).toBeLessThan(0.1);
  });
});
