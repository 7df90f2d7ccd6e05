/** Deterministic: the same source gives the same bytes (tests/unit/analysis/worker/skin-maps-file.test.ts). */
import { createCommand } from '../command-line.ts';
import { writeModel } from '../write-model.ts';
import { buildSkinMaps, SKIN_MAPS_VERSION } from './network.ts';

const NAME = 'skin-maps.onnx';
const INPUT =
  'rgba: 1 × 2h × 2w × 4 uint8, part of the sRGB aligned crop; mask: 1 × 1 × h × w float32, skin weight 0…1; around: 8 int64, where the part lies; soften: 1 float32, variance of a blur, crop pixels² (models/skin-maps.md)';

export const command = createCommand().action(async () => {
  const bytes = buildSkinMaps();
  const sha256 = await writeModel({ name: NAME, version: SKIN_MAPS_VERSION, input: INPUT }, bytes);
  console.log(`${NAME}: ${bytes.byteLength} bytes, SHA-256 ${sha256}`);
});
