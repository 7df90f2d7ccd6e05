import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';
import { strangersAmong, watchBuild, type BuildPhase } from '#scripts/lib/watch-build.ts';

let folder: string;
beforeEach(async () => {
  // Within the repository, but no input.
  await mkdir(inRoot('out'), { recursive: true });
  folder = await mkdtemp(inRoot('out', 'watched-'));
  await writeFile(join(folder, 'entry.js'), "export { b } from './b.js';\n");
  await writeFile(join(folder, 'b.js'), 'export const b = 1;\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function buildWith(extraPages: readonly string[]): Promise<readonly BuildPhase[]> {
  const phases: BuildPhase[] = [];
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [watchBuild({ extraPages, onPhase: (phase) => phases.push(phase) })],
    build: { outDir: 'built', lib: { entry: 'entry.js', formats: ['es'], fileName: 'entry' } },
  });
  return phases;
}

test('counts the modules, then says what comes after them', async () => {
  expect(await buildWith([relative(ROOT, folder)])).toEqual([
    { kind: 'reading', modules: 1 },
    { kind: 'reading', modules: 2 },
    { kind: 'joining' },
    { kind: 'offline' },
  ]);
});

test('a build with a module whose changes would go unnoticed fails, and names it', async () => {
  await expect(buildWith([relative(ROOT, join(folder, 'entry.js'))])).rejects.toThrow(
    /Changes of out\/watched-\w+\/b\.js/,
  );
});

test('packages, virtual modules and queries are no strangers', () => {
  const ids = [
    inRoot('node_modules', 'react', 'index.js'),
    inRoot('src', 'analysis', 'worker', 'entry.ts?worker'),
    '\0vite/preload-helper.js',
    'virtual:pwa-register',
  ];
  expect(strangersAmong(ids, [])).toEqual([]);
  expect(strangersAmong([inRoot('tests', 'seed.ts')], [])).toEqual(['tests/seed.ts']);
});
