import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filesOf, fingerprint, isInput } from '#scripts/lib/build-inputs.ts';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-inputs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('isInput', () => {
  test.each(['index.html', 'src/app/boot.ts', 'public/robots.txt', 'vite.config.ts', 'package-lock.json'])(
    '%s is one',
    (path) => {
      expect(isInput(path)).toBe(true);
      expect(isInput(inRoot(path))).toBe(true);
    },
  );
  test.each(['README.md', 'srcs/a.ts', 'tests/unit/seed.test.ts', 'scripts/start.ts', '../src/a.ts'])(
    '%s is none',
    (path) => {
      expect(isInput(path)).toBe(false);
    },
  );
  test('extra pages are, where they are built', () => {
    expect(isInput('tools/page.html', ['tools/page.html'])).toBe(true);
    expect(isInput('tools/page.html')).toBe(false);
  });
});

describe('fingerprint', () => {
  /** A file outside the inputs, so that the test may write to it. */
  const withPage = (name: string) => fingerprint([join(folder, name)], {});

  test('stays while nothing changes, and knows nothing of times', async () => {
    await writeFile(join(folder, 'page.html'), 'one');
    const before = withPage('page.html');
    await rm(join(folder, 'page.html'));
    await writeFile(join(folder, 'page.html'), 'one');
    expect(withPage('page.html')).toBe(before);
  });

  test('changes with a content of the same length, with a name, and with a file that goes', async () => {
    const seen = new Set<string>();
    await mkdir(join(folder, 'pages'));
    const see = () => seen.add(withPage('pages'));
    see();
    await writeFile(join(folder, 'pages', 'a.html'), 'one');
    see();
    await writeFile(join(folder, 'pages', 'a.html'), 'two');
    see();
    await writeFile(join(folder, 'pages', 'b.html'), 'two');
    see();
    await rm(join(folder, 'pages', 'a.html'));
    see();
    await rm(join(folder, 'pages'), { recursive: true });
    see();
    expect(seen.size).toBe(6);
  });

  test('changes with what the environment hands to Vite, and with nothing else of it', () => {
    const plain = fingerprint([], {});
    expect(fingerprint([], { HOME: '/anywhere' })).toBe(plain);
    expect(fingerprint([], { VITE_GOOGLE: 'off' })).not.toBe(plain);
  });
});

test('filesOf lists what was built, not what is copied or compressed beside it', async () => {
  for (const name of ['index.html', 'assets/app.js', 'assets/app.js.br', 'models/a.task', 'wasm/v1/a.wasm']) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), name);
  }
  expect(filesOf(folder)).toEqual({ 'index.html': 10, 'assets/app.js': 13 });
});

/** The nearest file of this name above `path`, within the repository. */
function nearest(name: string, path: string): readonly string[] {
  for (let at = dirname(path); at.startsWith(ROOT); at = dirname(at)) {
    if (existsSync(join(at, name))) return [join(at, name)];
  }
  return [];
}

test('whatever a build reads is among the inputs', async () => {
  const tracer = inRoot('tests', 'unit', 'scripts', 'lib', 'traced-build.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', tracer, join(folder, 'build')],
    { cwd: ROOT, maxBuffer: 16 << 20 },
  );
  const traced = z.array(z.string()).parse(JSON.parse(stdout));
  const read = traced
    .map((path) => inRoot(path))
    .filter((path) => path.startsWith(`${ROOT}/`) && !path.startsWith(`${ROOT}/node_modules/`));
  // The tracer really sees what the configuration imports and what a plugin reads by itself.
  for (const name of ['vite.config.ts', 'scripts/lib/pwa.ts', 'models/manifest.json'])
    expect(read).toContain(inRoot(name));
  // The bundler looks for these beside and above every module.
  const modules = ['src/app/boot.ts', 'src/domain/a.ts', 'supabase/functions/_shared/roast/contract.ts'];
  const settings = modules.flatMap((path) =>
    ['tsconfig.json', 'package.json'].flatMap((name) => nearest(name, inRoot(path))),
  );
  const extended = ['tsconfig.base.json', '.env', '.env.local', '.env.production', '.env.production.local'];
  const all = [...read, ...settings, ...extended.map((name) => inRoot(name))];
  expect(all.filter((path) => !isInput(path)).map((path) => relative(ROOT, path))).toEqual([]);
});
