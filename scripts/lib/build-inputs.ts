/** What a build is made from, and one hash over it: while that stays, the last build is still good. */
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { inRoot, ROOT } from './paths.ts';

/** Files and folders below the repository; tests/unit/scripts/lib/build-inputs.test.ts holds them to what is read. */
const INPUTS = [
  'index.html',
  'src',
  'public',
  'supabase/functions/_shared',
  // What the pages say of the models' licences.
  'models/manifest.json',
  // The packages as they are wanted, and as they are really installed.
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'supabase/package.json',
  'supabase/functions/tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.json',
  // Vite puts their VITE_… into the code.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'vite.config.ts',
  ...[
    'build.ts',
    'chunks.ts',
    'headers.ts',
    'ios-splash.ts',
    'language-pages.ts',
    'licences.ts',
    'manifest.ts',
    'paths.ts',
    'preload-app.ts',
    'pwa.ts',
    'watch-build.ts',
    'web-manifest.ts',
  ].map((name) => `scripts/lib/${name}`),
] as const;

/** Models and runtimes are copied beside the code and never built into it (`layAssets` in assets.ts). */
const COPIED = ['public/models', 'public/wasm'] as const;

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether a change of this file (absolute path, or one below the repository) makes another build. */
export function isInput(path: string, extraPages: readonly string[] = []): boolean {
  const name = relative(ROOT, inRoot(path)).split(sep).join('/');
  return [...INPUTS, ...extraPages].some((input) => isWithin(name, input));
}

/**
 * SHA-256 over name and content of every input, and over what the environment hands to Vite. Content, not time: a
 * fresh checkout of the same source needs no other build. Some 3 MB, in about 50 ms.
 */
export function fingerprint(
  extraPages: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const hash = createHash('sha256');
  for (const input of [...INPUTS, ...extraPages]) addInput(hash, input);
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${env[name] ?? ''}\n`);
  }
  return hash.digest('hex');
}

/** Read at once, one after the other: for a thousand small files that is several times faster than by promises. */
function addInput(hash: Hash, name: string): void {
  const path = inRoot(name);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) hash.update(`${name} absent\n`);
  else if (!found.isDirectory()) {
    const content = readFileSync(path);
    hash.update(`${name} ${content.length}\n`).update(content);
  } else {
    for (const entry of readdirSync(path).sort()) {
      const below = `${name}/${entry}`;
      if (!COPIED.some((folder) => folder === below)) addInput(hash, below);
    }
  }
}

/** Size in bytes of every file of a build by its path below `dir`, apart from what is copied or compressed later. */
export function filesOf(dir: string): Readonly<Record<string, number>> {
  const files: Record<string, number> = {};
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dir, path).split(sep).join('/');
    const isCopied = COPIED.some((folder) => isWithin(`public/${name}`, folder));
    if (entry.isFile() && !isCopied && !name.endsWith('.br')) files[name] = statSync(path).size;
  }
  return files;
}
