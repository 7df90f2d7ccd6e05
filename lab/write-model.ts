import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { format, type FormatOptions } from 'oxfmt';
import { brotliCopy } from '#scripts/lib/compress.ts';
import { inRoot } from '#scripts/lib/paths.ts';

export const MANIFEST = inRoot('models', 'manifest.json');

/** Writes models/manifest.json in the format of everything else. */
export async function writeManifest(manifest: object): Promise<void> {
  const options: unknown = JSON.parse(await readFile(inRoot('.oxfmtrc.json'), 'utf8'));
  const { code } = await format(MANIFEST, JSON.stringify(manifest), options as FormatOptions);
  await writeFile(MANIFEST, code);
}

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
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as { models: { name: string }[] };
  const place = manifest.models.findIndex((model) => model.name === name);
  if (place < 0) manifest.models.push(entry);
  else manifest.models[place] = entry;
  await writeFile(inRoot('models', name), bytes);
  await writeManifest(manifest);
  return sha256;
}
