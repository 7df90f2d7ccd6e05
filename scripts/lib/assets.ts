import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { runtimeFolder, RUNTIMES, type RuntimeName } from '#analysis/worker/engines/runtimes.ts';
import { readManifest } from './manifest.ts';
import { inRoot } from './paths.ts';
import { placeProjectModels } from './place-models.ts';

/**
 * WebAssembly that the worker loads by address. One file set per runtime:
 * MediaPipe's ES-module loader (a module worker cannot importScripts), ONNX Runtime without JSEP (it
 * leaks on WebKit 26), and TensorFlow.js with SIMD. Every browser with module workers has WebAssembly
 * SIMD (Safari 16.4 and up), so the builds without it are left out.
 */
const WASM: Readonly<Record<RuntimeName, readonly string[]>> = {
  mediapipe: [
    '@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.js',
    '@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.wasm',
  ],
  onnx: [
    'onnxruntime-web/dist/ort-wasm-simd-threaded.mjs',
    'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  ],
  tfjs: ['@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm'],
};

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
  const listed = models.map(({ name, version, bytes, sha256 }) => ({ name, version, bytes, sha256 }));
  await writeIfChanged(generated, `${JSON.stringify({ models: listed }, null, 2)}\n`);
  await syncFolder(
    inRoot('public', 'models'),
    new Map([
      ['manifest.json', generated],
      ...models.map(({ name }) => [name, inRoot('models', name)] as const),
    ]),
  );

  const runtimes = Object.keys(RUNTIMES) as RuntimeName[];
  for (const runtime of runtimes) await expectVersion(runtime);
  const wasm = runtimes.flatMap((runtime) =>
    WASM[runtime].map((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return [join(runtimeFolder(runtime), name), inRoot('node_modules', path)] as const;
    }),
  );
  await syncFolder(inRoot('public', 'wasm'), new Map(wasm));
}

/** An address that is kept for ever must not change its content: a new package version needs a new folder. */
async function expectVersion(runtime: RuntimeName): Promise<void> {
  const { package: name, version } = RUNTIMES[runtime];
  const text = await readFile(inRoot('node_modules', name, 'package.json'), 'utf8');
  const installed = (JSON.parse(text) as { version: string }).version;
  if (installed === version) return;
  throw new Error(`${name} is ${installed}: write that version into src/analysis/worker/engines/runtimes.ts`);
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  if (existsSync(path) && (await readFile(path, 'utf8')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
