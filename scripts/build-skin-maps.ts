/**
 * `npm run build:skin-maps`: writes models/skin-maps.onnx and its entry in models/manifest.json.
 * Deterministic: the same source gives the same bytes (tests/unit/analysis/worker/skin-maps-file.test.ts).
 */
import { writeModel } from './lib/write-model.ts';
import { buildSkinMaps, SKIN_MAPS_VERSION } from './skin-maps/network.ts';

const NAME = 'skin-maps.onnx';

const bytes = buildSkinMaps();
const input =
  'rgba: 1 × 2h × 2w × 4 uint8, part of the sRGB aligned crop; mask: 1 × 1 × h × w float32, skin weight 0…1; around: 8 int64, where the part lies (models/skin-maps.md)';
const sha256 = await writeModel({ name: NAME, version: SKIN_MAPS_VERSION, input }, bytes);
console.log(`${NAME}: ${bytes.byteLength} bytes, SHA-256 ${sha256}`);
