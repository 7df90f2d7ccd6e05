import { describe, expect, it } from 'vitest';
import { LIPS_OUTER } from '#domain/face/topology.ts';
import { lipRoughness } from '#domain/skin/lips.ts';
import { faceMesh, moved } from '../face-mesh.ts';

const mesh = faceMesh();

/** ln light of lips with the form of a roll of this height, ridges of this depth, and so much light elsewhere. */
function lips(form: number, ridges: number, light = -1, elsewhere = 0): Float32Array {
  return Float32Array.from({ length: 256 * 256 }, (_, i) => {
    const [x, y] = [i % 256, Math.floor(i / 256)];
    const near = LIPS_OUTER.some(
      (k) => Math.hypot((mesh[3 * k] ?? 0) - 2 * x, (mesh[3 * k + 1] ?? 0) - 2 * y) < 40,
    );
    return near ? light + form * Math.sin(x / 9) + ridges * Math.sin(1.1 * x) : light + elsewhere;
  });
}

const roughness = (light: Float32Array) => lipRoughness(light, mesh) ?? Number.NaN;

describe('lipRoughness', () => {
  it('rises with the depth of fine ridges', () => {
    const steps = [0.02, 0.05, 0.1, 0.2].map((ridges) => roughness(lips(0.2, ridges)));
    steps.slice(1).forEach((value, i) => expect(value).toBeGreaterThan((steps[i] ?? Number.NaN) + 0.002));
  });

  it('does not mind more light, nor the skin beside the lips', () => {
    const plain = roughness(lips(0.2, 0.05));
    expect(roughness(lips(0.2, 0.05, -2.5))).toBeCloseTo(plain, 4);
    expect(roughness(lips(0.2, 0.05, -1, 1.5))).toBeCloseTo(plain, 4);
  });

  it('is relative to the form of the lips: harder light makes both deeper', () => {
    expect(roughness(lips(0.4, 0.1))).toBeCloseTo(roughness(lips(0.2, 0.05)), 4);
  });

  it('is null, not a guess, where there are no lips in the crop, or only a few pixels of them', () => {
    const light = lips(0.2, 0.05);
    expect(
      lipRoughness(
        light,
        moved(mesh, (x, y, z) => [x, y + 400, z]),
      ),
    ).toBeNull();
    expect(
      lipRoughness(
        light,
        moved(mesh, (x, y, z) => [x / 12, y / 12, z]),
      ),
    ).toBeNull();
  });
});
