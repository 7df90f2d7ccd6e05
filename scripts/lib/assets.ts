import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { runtimeFiles, RUNTIMES, type RuntimeName } from '#analysis/worker/engines/runtimes.ts';
import { faultOf, readManifest, readRuntimes, type RuntimeEntry } from './manifest.ts';
import { inRoot } from './paths.ts';
import { placeProjectModels, type ProjectModelsOptions } from './place-models.ts';

/**
 * Makes `folder` hold exactly `files` (path below it → source path): copies what changed, removes the rest. A
 * compressed copy beside a file stays as long as the file does. Returns whether anything changed.
 */
export async function syncFolder(folder: string, files: ReadonlyMap<string, string>): Promise<boolean> {
  let changed = false;
  for (const [name, source] of files) {
    if (await copyIfChanged(source, join(folder, name))) changed = true;
  }
  for (const path of filesBelow(folder)) {
    // A `.part` file belongs to another run of this script.
    if (files.has(relative(folder, path).replace(/\.br$/, '')) || path.endsWith('.part')) continue;
    await rm(path, { force: true });
    changed = true;
  }
  return changed;
}

async function copyIfChanged(source: string, target: string): Promise<boolean> {
  const wanted = await stat(source);
  const present = existsSync(target) ? await stat(target) : null;
  // Copies carry the source's time, so size and time tell whether anything changed.
  if (present?.size === wanted.size && Math.abs(present.mtimeMs - wanted.mtimeMs) < 2) return false;
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${process.pid}.part`;
  await copyFile(source, temporary);
  await utimes(temporary, wanted.atime, wanted.mtime);
  await rm(`${target}.br`, { force: true });
  await rename(temporary, target);
  return true;
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const MODELS = inRoot('public', 'models');
const WASM = inRoot('public', 'wasm');

/** Names of the models that are in public/models, and of those that could not be had. */
const assetsSchema = z.object({ models: z.array(z.string()), missing: z.array(z.string()) });
export type Assets = z.infer<typeof assetsSchema>;

/** The last outcome, and the state of all files at that time (`look`). */
const recordSchema = assetsSchema.extend({ seen: z.string() });
const RECORD = inRoot('out', 'generated', 'assets.json');

/**
 * Runs the models step, then fills public/models and public/wasm. Checks every byte of them, unless size and time
 * of each file are as they were after the last check; with `download` a missing model is asked for each time.
 */
export async function prepareAssets(options: ProjectModelsOptions = {}): Promise<Assets> {
  const before = await readRecord();
  const isComplete = before?.missing.length === 0 || options.download === false;
  if (before !== null && isComplete && before.seen === (await look())) return before;
  const assets = await fillPublic(options);
  await writeIfChanged(RECORD, JSON.stringify({ ...assets, seen: await look() }));
  return assets;
}

async function fillPublic(options: ProjectModelsOptions): Promise<Assets> {
  const placements = await placeProjectModels(options);
  const available = new Set(placements.flatMap(({ name, from }) => (from === null ? [] : [name])));
  const models = (await readManifest()).filter(({ name }) => available.has(name));

  // What the app may ask for: only files that are there, so that a missing one is known without a request.
  const generated = inRoot('out', 'generated', 'models-manifest.json');
  const runtimes = await readRuntimes();
  await requireRuntimes(runtimes);
  for (const runtime of runtimes) await requireIntact(runtime);
  const listed = {
    models: models.map(({ name, version, engine, bytes, sha256, transfer, classes }) => {
      return { name, version, engine, bytes, sha256, transfer, classes };
    }),
    runtimes: runtimes.map(({ name, engine, bytes, sha256, transfer }) => {
      return { name, engine, bytes, sha256, transfer };
    }),
  };
  await writeIfChanged(generated, `${JSON.stringify(listed, null, 2)}\n`);
  // The list last: it never names a file that is not there yet.
  await syncFolder(
    MODELS,
    new Map([
      ...models.map(({ name }) => [name, inRoot('models', name)] as const),
      ['manifest.json', generated],
    ]),
  );
  await syncFolder(WASM, new Map(runtimes.map((runtime) => [runtime.name, source(runtime)])));
  return {
    models: [...available],
    missing: placements.flatMap(({ name, from }) => (from === null ? [name] : [])),
  };
}

/** Path, size and time of every file that the models step reads or writes. */
async function look(): Promise<string> {
  const read = [
    ...filesBelow(inRoot('models')),
    ...(await readRuntimes()).map(source),
    ...Object.values(RUNTIMES).map(({ package: name }) => inRoot('node_modules', name, 'package.json')),
    inRoot('src', 'analysis', 'worker', 'engines', 'runtimes.ts'),
  ];
  return [...read, ...filesBelow(MODELS), ...filesBelow(WASM)]
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return `${path} ${found?.size ?? 'absent'} ${found?.mtimeMs ?? ''}`;
    })
    .sort()
    .join('\n');
}

async function readRecord(): Promise<z.infer<typeof recordSchema> | null> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(RECORD, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Brings the prepared models and runtimes into a finished build, so that none of them needs another build. A
 * running server (scripts/serve.ts) is made to look again where something changed.
 */
export async function layAssets(outDir: string): Promise<void> {
  const lay = (from: string, name: string) =>
    syncFolder(join(outDir, name), new Map(filesBelow(from).map((path) => [relative(from, path), path])));
  const changed = [await lay(MODELS, 'models'), await lay(WASM, 'wasm')];
  const now = new Date();
  if (changed.includes(true)) await utimes(join(outDir, 'index.html'), now, now);
}

const source = (runtime: RuntimeEntry): string => inRoot('node_modules', runtime.package);

const MEND = 'If it changed on purpose: npm run lab -- transfer-sizes.';

/** The phone refuses a runtime that is not what the list says: the build stops, so that it is mended before it is published. */
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
