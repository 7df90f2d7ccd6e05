import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { LogLevel } from 'vite';
import { prepareAssets } from './assets.ts';
import { inRoot, ROOT } from './paths.ts';

/** Everything a build is made from; when none of it changed, the last build is still good. */
const INPUTS = [
  'index.html',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'src',
  'supabase/functions/_shared',
  'public',
  'scripts/lib/headers.ts',
  'scripts/lib/pwa.ts',
  'scripts/lib/web-manifest.ts',
  'scripts/lib/ios-splash.ts',
  'scripts/lib/preload-app.ts',
];

export interface BuildOptions {
  /** Folder that receives the build, without a trailing slash; emptied first. */
  readonly outDir: string;
  /** Pages besides index.html, as paths below the repository; for the tools, never for visitors. */
  readonly extraPages?: readonly string[];
  readonly logLevel?: LogLevel;
}

/**
 * Prepares the assets and runs a production build with vite.config.ts, unless the folder already holds one of
 * exactly this source. Returns whether it built.
 */
export async function ensureBuild(options: BuildOptions): Promise<boolean> {
  await prepareAssets();
  // Taken before the build: a file that is saved meanwhile makes the next call build again.
  const wanted = await fingerprint(options.extraPages ?? []);
  // Beside the build, not in it: the build is what gets served.
  const stamp = `${options.outDir}.stamp`;
  const built = existsSync(stamp) && existsSync(join(options.outDir, 'index.html'));
  if (built && (await readFile(stamp, 'utf8')) === wanted) return false;
  await rm(stamp, { force: true });
  await viteBuild(options);
  await writeFile(stamp, wanted);
  return true;
}

async function viteBuild({ outDir, extraPages = [], logLevel = 'warn' }: BuildOptions): Promise<void> {
  const { build } = await import('vite');
  const input = ['index.html', ...extraPages].map((page) => inRoot(page));
  // Vitest says `test`, and Vite would believe it: React's development build, and no service worker.
  const outer = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root: ROOT,
      configFile: inRoot('vite.config.ts'),
      logLevel,
      build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
    });
  } finally {
    if (outer === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = outer;
  }
}

/** One hash over path, size and time of every input, and over what the environment hands to Vite. */
async function fingerprint(extraPages: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const add = async (path: string) => {
    const { size, mtimeMs } = await stat(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  for (const input of [...INPUTS, ...extraPages].map((path) => inRoot(path))) {
    if (!existsSync(input)) hash.update(`${input} absent\n`);
    else if (!(await stat(input)).isDirectory()) await add(input);
    else {
      const entries = await readdir(input, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      for (const file of files.sort()) await add(file);
    }
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  }
  return hash.digest('hex');
}
