import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { brotliCopy } from '#scripts/lib/compress.ts';
import { inRoot } from '#scripts/lib/paths.ts';

export interface OwnModel {
  /** File below models/. */
  readonly name: string;
  readonly version: number;
  /** What goes in, in words. */
  readonly input: string;
  /** What the outputs stand for, in their order, where they have names. */
  readonly classes?: readonly string[];
}

/** Writes a model of our own and its entry in models/manifest.json; resolves to its SHA-256. */
export async function writeModel(
  { name, version, input, classes }: OwnModel,
  bytes: Uint8Array,
): Promise<string> {
  const manifestFile = inRoot('models', 'manifest.json');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { size } = await stat(await brotliCopy(bytes));
  const entry = {
    name,
    engine: 'both',
    version: String(version),
    bytes: bytes.byteLength,
    sha256,
    licence: 'MIT',
    input,
    ...(classes === undefined ? {} : { classes }),
    // As `npm run lab -- transfer-sizes` has it.
    transfer: size || bytes.byteLength,
  };
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { models: { name: string }[] };
  const place = manifest.models.findIndex((model) => model.name === name);
  if (place < 0) manifest.models.push(entry);
  else manifest.models[place] = entry;
  await writeFile(inRoot('models', name), bytes);
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return sha256;
}
