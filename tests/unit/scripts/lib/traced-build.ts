/**
 * `traced-build.ts OUTDIR`, a process of its own: a build by vite.config.ts of next to nothing, but with everything
 * that configuration and plugins read. Prints the paths as JSON. What a build reads of the app's own modules is held
 * to the inputs at every build (scripts/lib/watch-build.ts).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import type { Plugin } from 'vite';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

const read = new Set<string>();
type Reader = (path: unknown, ...rest: readonly unknown[]) => unknown;

/** `holder` calls its own `name` as before, and the path is noted. */
function trace(holder: object, name: string): void {
  const original = Reflect.get(holder, name) as Reader;
  const traced: Reader = function (this: unknown, path, ...rest) {
    if (typeof path === 'string') read.add(path);
    else if (path instanceof URL) read.add(path.pathname);
    return original.call(this, path, ...rest);
  };
  Reflect.set(holder, name, Object.assign(traced, original));
}

for (const name of ['readFile', 'readFileSync', 'createReadStream', 'open', 'openSync']) trace(fs, name);
for (const name of ['readFile', 'open']) trace(fs.promises, name);
syncBuiltinESMExports();

const { build } = await import('vite');
const listen: Plugin = {
  name: 'trace',
  // The bundler reads these by itself.
  configResolved({ configFile, configFileDependencies }) {
    for (const path of [configFile ?? '', ...configFileDependencies]) read.add(path);
  },
  moduleParsed({ id }) {
    read.add(id);
  },
};
process.env['NODE_ENV'] = 'production';
await build({
  root: ROOT,
  configFile: inRoot('vite.config.ts'),
  logLevel: 'error',
  plugins: [listen],
  build: {
    outDir: process.argv[2] ?? '',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: inRoot('src', 'service-worker', 'addresses.ts') },
  },
});
process.stdout.write(JSON.stringify([...read]));
