import { describe, expect, it } from 'vitest';
import { measureTone, toCanonicalTone } from '#domain/skin/canonical-tone.ts';
import { labelRegions } from '#domain/skin/skin-regions.ts';
import { faceMesh } from '../face-mesh.ts';

const mesh = faceMesh();
const labels = labelRegions(mesh);

const encode = (light: number) =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** A face with form, in cube-root light: a mean for each channel and a contrast. */
function face(mean: readonly [number, number, number], contrast: number): Uint8ClampedArray {
  const crop = new Uint8ClampedArray(512 * 512 * 4);
  for (let i = 0; i < 512 * 512; i++) {
    const [x, y] = [i % 512, Math.floor(i / 512)];
    const form = Math.sin(x / 40) * Math.cos(y / 55) + 0.5 * Math.sin(x / 16 + y / 19);
    mean.forEach((root, c) => {
      crop[4 * i + c] = encode(Math.max(0, root + contrast * form) ** 3);
    });
    crop[4 * i + 3] = 255;
  }
  return crop;
}

function canonical(crop: Uint8ClampedArray): Uint8ClampedArray {
  const tone = measureTone(crop, labels);
  if (tone === null) throw new Error('no skin');
  return toCanonicalTone(crop, tone);
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
});
