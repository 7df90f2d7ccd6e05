import { brotliCompressSync, constants } from 'node:zlib';
import process from 'node:process';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { prepareAssets } from '#scripts/lib/assets.ts';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';
import type { Chunk } from './shares.ts';

const compressed = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;

/** Notes every script of a build, with its modules. */
function weigh(chunks: Map<string, Chunk>): Plugin {
  return {
    name: 'roast-me:weigh',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, one] of Object.entries(bundle)) {
          if (one.type !== 'chunk') continue;
          const modules = Object.entries(one.modules).map(([path, { renderedLength }]) => [
            path,
            renderedLength,
          ]);
          chunks.set(file, {
            name: one.name,
            bytes: compressed(one.code),
            modules: Object.fromEntries(modules) as Chunk['modules'],
          });
        }
      },
    },
  };
}

/** The product's build, page and workers, without writing it anywhere. */
export async function chunksOfBuild(): Promise<readonly Chunk[]> {
  await prepareAssets();
  process.env['NODE_ENV'] = 'production';
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    inRoot('vite.config.ts'),
    ROOT,
  );
  const config = loaded?.config ?? {};
  const chunks = new Map<string, Chunk>();
  const worker = config.worker?.plugins;
  await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), weigh(chunks)],
    worker: { ...config.worker, plugins: () => [...(worker?.() ?? []), weigh(chunks)] },
    build: { ...config.build, write: false },
  });
  return [...chunks.values()];
}
