/**
 * `npm run build:skin-maps`: writes models/skin-maps.onnx and its entry in models/manifest.json.
 * Deterministic: the same source gives the same bytes (tests/unit/analysis/worker/skin-maps-file.test.ts).
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from './lib/paths.ts';
import { buildSkinMaps, SKIN_MAPS_VERSION } from './skin-maps/network.ts';

const NAME = 'skin-maps.onnx';
const manifestFile = inRoot('models', 'manifest.json');

const bytes = buildSkinMaps();
const entry = {
  name: NAME,
  engine: 'both',
  version: String(SKIN_MAPS_VERSION),
  bytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  licence: 'MIT',
  input:
    'rgba: 1 × 512 × 512 × 4 uint8, sRGB aligned crop; mask: 1 × 1 × 256 × 256 float32, skin weight 0…1 (models/skin-maps.md)',
};

const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { models: { name: string }[] };
const place = manifest.models.findIndex(({ name }) => name === NAME);
if (place < 0) manifest.models.push(entry);
else manifest.models[place] = entry;

await writeFile(inRoot('models', NAME), bytes);
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${NAME}: ${bytes.byteLength} bytes, SHA-256 ${entry.sha256}`);
