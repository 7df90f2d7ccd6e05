import { statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { LogLevel } from 'vite';
import { z } from 'zod';
import { refuseBrokenBanks } from './bank-files.ts';
import { layAssets, prepareAssets } from './assets.ts';
import { filesOf, fingerprint } from './build-inputs.ts';
import { inRoot, ROOT } from './paths.ts';
import { watchBuild, type BuildPhase } from './watch-build.ts';

export interface BuildOptions {
  /** Folder that receives the build, without a trailing slash; emptied first. */
  readonly outDir: string;
  /** Pages besides index.html, as paths below the repository; for the tools, never for visitors. */
  readonly extraPages?: readonly string[];
  readonly logLevel?: LogLevel;
  /** Told how far a build is, many times a second. */
  readonly onPhase?: (phase: BuildPhase) => void;
}

/** What a build was made from (`fingerprint`), and the size of each of its files in bytes. */
const stampSchema = z.object({ source: z.string(), files: z.record(z.string(), z.number()) });

/** Beside the build, not in it: the build is what gets served. */
const stampOf = (outDir: string): string => `${outDir}.stamp`;

/**
 * Prepares the assets and runs a production build with vite.config.ts, unless the folder already holds one of
 * exactly this source. Returns whether it built.
 */
export async function ensureBuild(options: BuildOptions): Promise<boolean> {
  await prepareAssets();
  if (await isBuilt(options)) {
    await layAssets(options.outDir);
    return false;
  }
  await makeBuild(options);
  return true;
}

/** Whether the folder holds a whole build of exactly this source. */
export async function isBuilt({
  outDir,
  extraPages,
}: Pick<BuildOptions, 'outDir' | 'extraPages'>): Promise<boolean> {
  const text = await readFile(stampOf(outDir), 'utf8').catch(() => '');
  const stamp = stampSchema.safeParse(parseJson(text));
  if (!stamp.success || stamp.data.source !== fingerprint(extraPages)) return false;
  return Object.entries(stamp.data.files).every(
    ([name, size]) => statSync(join(outDir, name), { throwIfNoEntry: false })?.size === size,
  );
}

/** Builds into the folder and lays the prepared assets there. Rejects where a phrase bank is broken, and with Vite's error. */
export async function makeBuild(options: BuildOptions): Promise<void> {
  const { outDir, extraPages } = options;
  await refuseBrokenBanks();
  // Taken before the build: a file that is saved meanwhile makes the next call build again.
  const source = fingerprint(extraPages);
  await rm(stampOf(outDir), { force: true });
  await viteBuild(options);
  await layAssets(outDir);
  await writeFile(stampOf(outDir), JSON.stringify({ source, files: filesOf(outDir) }));
}

async function viteBuild({
  outDir,
  extraPages = [],
  logLevel = 'warn',
  onPhase = () => undefined,
}: BuildOptions): Promise<void> {
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
      plugins: [watchBuild({ extraPages, onPhase })],
      build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
    });
  } finally {
    if (outer === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = outer;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
