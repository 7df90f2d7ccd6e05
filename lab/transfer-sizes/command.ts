/**
 * What every model and runtime weighs, its SHA-256, and what of it travels (as scripts/lib/compress.ts makes it). After a new
 * model or package version.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { runtimeFolder, RUNTIMES, type RuntimeName } from '#analysis/worker/engines/runtimes.ts';
import { brotliCopy } from '#scripts/lib/compress.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { placeProjectModels } from '#scripts/lib/place-models.ts';
import { createCommand } from '../command-line.ts';
import { MANIFEST, writeManifest } from '../write-model.ts';

interface Entry {
  readonly name: string;
  readonly package: string;
}
interface Manifest {
  readonly models: readonly Entry[];
  readonly runtimes: readonly Entry[];
}

async function measured(entry: Entry, file: string): Promise<Entry> {
  const bytes = await readFile(file);
  const { size } = await stat(await brotliCopy(bytes));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...entry, bytes: bytes.length, sha256, transfer: size || bytes.length } as Entry;
}

/** The folder carries the version, which may be a new one. */
function renamed(entry: Entry): Entry {
  const file = basename(entry.package);
  const runtimes = Object.keys(RUNTIMES) as RuntimeName[];
  const runtime = runtimes.find((name) => (RUNTIMES[name].files as readonly string[]).includes(file));
  if (runtime === undefined)
    throw new Error(`${entry.package} is in no list of src/analysis/worker/engines/runtimes.ts`);
  return { ...entry, name: `${runtimeFolder(runtime)}/${file}` };
}

export const command = createCommand().action(async () => {
  await placeProjectModels();
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  const models: Entry[] = [];
  for (const entry of manifest.models) models.push(await measured(entry, inRoot('models', entry.name)));
  const runtimes: Entry[] = [];
  for (const entry of manifest.runtimes.map(renamed)) {
    runtimes.push(await measured(entry, inRoot('node_modules', entry.package)));
  }
  await writeManifest({ ...manifest, models, runtimes });
});
