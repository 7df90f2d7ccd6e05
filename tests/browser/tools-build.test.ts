/** The command-line tools measure the product: their build has one more page, and the same worker. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { buildTools, HEADLESS_PAGE, TOOLS_DIR } from '#scripts/lib/tools-build.ts';

const product = inject('buildDir');

/** The worker's chunks. Another chunk of the page may be called entry too; only the worker's names the maps. */
async function workerFiles(dir: string): Promise<string[]> {
  const names = await readdir(join(dir, 'assets'));
  const candidates = names.filter((name) => /^(entry|mediapipe|tfjs)-.*\.js$/.test(name)).sort();
  const texts = await Promise.all(candidates.map((name) => readFile(join(dir, 'assets', name), 'utf8')));
  return candidates.filter((name, i) => !name.startsWith('entry-') || texts[i]?.includes('skin-maps.onnx'));
}

beforeAll(buildTools);

test('the worker is the same, byte for byte', async () => {
  const names = await workerFiles(product);
  expect(names.filter((name) => name.startsWith('entry-'))).toHaveLength(1);
  expect(await workerFiles(TOOLS_DIR)).toEqual(names);
  for (const name of names) {
    const ours = await readFile(join(product, 'assets', name));
    expect(ours.equals(await readFile(join(TOOLS_DIR, 'assets', name)))).toBe(true);
  }
});

test('the product has no page for drivers', () => {
  expect(existsSync(join(TOOLS_DIR, HEADLESS_PAGE))).toBe(true);
  expect(existsSync(join(product, HEADLESS_PAGE))).toBe(false);
});
