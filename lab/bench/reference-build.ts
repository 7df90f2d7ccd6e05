import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serve, type RunningServer } from '#scripts/serve.ts';
import { runtimeFolder } from '#analysis/worker/engines/runtimes.ts';
import { prepareAssets, syncFolder } from '#scripts/lib/assets.ts';
import { inRoot } from '#scripts/lib/paths.ts';

/** Builds and serves the reference page with the models of both references, all from node_modules and models/. */
export async function serveReference(): Promise<RunningServer> {
  await prepareAssets();
  const files = inRoot('out', 'bench', 'public');
  const human = inRoot('node_modules', '@vladmandic', 'human', 'models');
  for (const [folder, source] of [
    ['human', human],
    ['models', inRoot('public', 'models')],
    ['wasm/mediapipe', inRoot('public', 'wasm', runtimeFolder('mediapipe'))],
    ['wasm/tfjs', inRoot('public', 'wasm', runtimeFolder('tfjs'))],
  ] as const) {
    const names = await readdir(source);
    await syncFolder(join(files, folder), new Map(names.map((name) => [name, join(source, name)])));
  }
  const root = inRoot('lab', 'bench', 'pages');
  const outDir = inRoot('out', 'bench', 'dist');
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    publicDir: files,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'reference.html') },
    },
  });
  return serve({ dir: outDir, index: 'reference.html' });
}
