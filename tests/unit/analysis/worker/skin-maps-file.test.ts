import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { SKIN_MAPS_MODEL } from '#analysis/worker/stages/skin-maps.ts';
import { faultOf, readManifest } from '#scripts/lib/manifest.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { buildSkinMaps, SKIN_MAPS_VERSION } from '#lab/skin-maps/network.ts';

describe('models/skin-maps.onnx', () => {
  it('is what its source builds, byte for byte, every time', async () => {
    const committed = await readFile(inRoot('models', SKIN_MAPS_MODEL));
    expect(Buffer.from(buildSkinMaps()).equals(committed), 'run `npm run lab -- skin-maps`').toBe(true);
    expect(Buffer.from(buildSkinMaps()).equals(committed)).toBe(true);
  });

  it('is small, and is the file that the manifest names', async () => {
    const bytes = await readFile(inRoot('models', SKIN_MAPS_MODEL));
    expect(bytes.byteLength).toBeLessThan(100 * 1024);
    const entry = (await readManifest()).find(({ name }) => name === SKIN_MAPS_MODEL);
    expect(entry).toMatchObject({ engine: 'both', licence: 'MIT', version: String(SKIN_MAPS_VERSION) });
    if (entry !== undefined) expect(faultOf(bytes, entry)).toBeNull();
  });
});
