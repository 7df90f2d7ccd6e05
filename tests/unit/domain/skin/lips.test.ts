import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIPS_OUTER } from '#domain/face/topology.ts';
import { lipRoughness } from '#domain/skin/lips.ts';
import type { SkinMaps } from '#domain/skin/maps.ts';
import { between } from '../arbitraries.ts';
import { faceMesh, moved } from '../face-mesh.ts';
import { calmMaps } from './synthetic-maps.ts';

const mesh = faceMesh();
const maps = calmMaps();

/** Whether a map pixel lies on or near the lips. */
const nearLips = maps.lines.data.map((_, i) => {
  const [x, y] = [2 * (i % 256), 2 * Math.floor(i / 256)];
  const near = LIPS_OUTER.some((k) => Math.hypot((mesh[3 * k] ?? 0) - x, (mesh[3 * k + 1] ?? 0) - y) < 30);
  return near ? 1 : 0;
});

/** The maps with this much of ridges and dots on the lips, and so much elsewhere. */
function withLips(lines: number, pores: number, elsewhere = 0): SkinMaps {
  const plane = (value: number) => ({
    ...maps.lines,
    data: nearLips.map((near) => (near === 1 ? value : elsewhere)),
  });
  return { ...maps, lines: plane(lines), pores: plane(pores) };
}

describe('lipRoughness', () => {
  it('rises with fine ridges and with fine dots on the lips', () => {
    fc.assert(
      fc.property(between(0, 20), between(0, 20), between(0.1, 10), (lines, pores, more) => {
        const at = (l: number, p: number) => lipRoughness(withLips(l, p), mesh) ?? Number.NaN;
        expect(at(lines + more, pores)).toBeGreaterThan(at(lines, pores));
        expect(at(lines, pores + more)).toBeGreaterThan(at(lines, pores));
      }),
      { numRuns: 5 },
    );
    expect(lipRoughness(withLips(0, 0), mesh)).toBe(0);
  });

  it('does not look beside the lips', () => {
    expect(lipRoughness(withLips(2, 1, 50), mesh)).toBe(lipRoughness(withLips(2, 1, 0), mesh));
  });

  it('is null, not a guess, where there are no lips in the crop, or only a few pixels of them', () => {
    expect(
      lipRoughness(
        maps,
        moved(mesh, (x, y, z) => [x, y + 400, z]),
      ),
    ).toBeNull();
    expect(
      lipRoughness(
        maps,
        moved(mesh, (x, y, z) => [x / 12, y / 12, z]),
      ),
    ).toBeNull();
  });
});
