import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { runtimeFiles, RUNTIMES, type RuntimeName } from '#analysis/worker/engines/runtimes.ts';
import { faultOf, readManifest, readRuntimes, type RuntimeEntry } from './manifest.ts';
import { inRoot } from './paths.ts';
import { placeProjectModels } from './place-models.ts';

/** Makes `folder` hold exactly `files` (path below it → source path): copies what changed, removes the rest. */
export async function syncFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, source] of files) await copyIfChanged(source, join(folder, name));
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // A `.part` file belongs to another run of this script.
    if (!files.has(relative(folder, path)) && !path.endsWith('.part')) await rm(path, { force: true });
  }
}

async function copyIfChanged(source: string, target: string): Promise<void> {
  const wanted = await stat(source);
  const present = existsSync(target) ? await stat(target) : null;
  // Copies carry the source's time, so size and time tell whether anything changed.
  if (present?.size === wanted.size && Math.abs(present.mtimeMs - wanted.mtimeMs) < 2) return;
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${process.pid}.part`;
  await copyFile(source, temporary);
  await utimes(temporary, wanted.atime, wanted.mtime);
  await rename(temporary, target);
}

/** Runs the models step, then fills public/models and public/wasm. Quick when nothing changed. */
export async function prepareAssets(): Promise<void> {
  const placements = await placeProjectModels();
  const available = new Set(placements.flatMap(({ name, from }) => (from === null ? [] : [name])));
  const models = (await readManifest()).filter(({ name }) => available.has(name));

  // What the app may ask for: only files that are there, so that a missing one is known without a request.
  const generated = inRoot('out', 'generated', 'models-manifest.json');
  const runtimes = await readRuntimes();
  await requireRuntimes(runtimes);
  for (const runtime of runtimes) await requireIntact(runtime);
  const listed = {
    models: models.map(({ name, version, engine, bytes, sha256, transfer }) => {
      return { name, version, engine, bytes, sha256, transfer };
    }),
    runtimes: runtimes.map(({ name, engine, bytes, sha256, transfer }) => {
      return { name, engine, bytes, sha256, transfer };
    }),
  };
  await writeIfChanged(generated, `${JSON.stringify(listed, null, 2)}\n`);
  await syncFolder(
    inRoot('public', 'models'),
    new Map([
      ['manifest.json', generated],
      ...models.map(({ name }) => [name, inRoot('models', name)] as const),
    ]),
  );

  await syncFolder(
    inRoot('public', 'wasm'),
    new Map(runtimes.map((runtime) => [runtime.name, source(runtime)])),
  );
}

const source = (runtime: RuntimeEntry): string => inRoot('node_modules', runtime.package);

const MEND = 'If it changed on purpose: npm run build:transfer-sizes.';

/** The phone refuses a runtime that is not what the list says: better to stop here, where somebody can mend it. */
async function requireIntact(runtime: RuntimeEntry): Promise<void> {
  const fault = faultOf(await readFile(source(runtime)), runtime);
  if (fault !== null) throw new Error(`${runtime.package} ${fault}. ${MEND}`);
}

/** An address that is kept for ever must not change its content: a new package version needs a new folder. */
async function requireRuntimes(listed: readonly RuntimeEntry[]): Promise<void> {
  const names = new Set(listed.map(({ name }) => name));
  for (const runtime of Object.keys(RUNTIMES) as RuntimeName[]) {
    const { package: name, version } = RUNTIMES[runtime];
    const text = await readFile(inRoot('node_modules', name, 'package.json'), 'utf8');
    const installed = (JSON.parse(text) as { version: string }).version;
    if (installed !== version) {
      throw new Error(
        `${name} is ${installed}: write that version into src/analysis/worker/engines/runtimes.ts`,
      );
    }
    const missing = runtimeFiles(runtime).filter((file) => !names.has(file));
    if (missing.length > 0)
      throw new Error(`models/manifest.json does not list ${missing.join(', ')}. ${MEND}`);
  }
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
