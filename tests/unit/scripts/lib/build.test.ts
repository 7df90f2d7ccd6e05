import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isBuilt } from '#scripts/lib/build.ts';
import { filesOf, fingerprint } from '#scripts/lib/build-inputs.ts';

let root: string;
let outDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'roast-build-'));
  outDir = join(root, 'dist');
  await mkdir(outDir);
  await writeFile(join(outDir, 'index.html'), 'page');
  await writeFile(join(outDir, 'app.js'), 'code');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const stamp = (content: unknown) =>
  writeFile(`${outDir}.stamp`, typeof content === 'string' ? content : JSON.stringify(content));
const whole = () => ({ source: fingerprint(), files: filesOf(outDir) });

describe('isBuilt', () => {
  test('a whole build of this source is', async () => {
    await stamp(whole());
    expect(await isBuilt({ outDir })).toBe(true);
  });

  test('what comes later beside the build changes nothing', async () => {
    await stamp(whole());
    await writeFile(join(outDir, 'app.js.br'), 'c');
    expect(await isBuilt({ outDir })).toBe(true);
  });

  test('without a stamp, or with one of another time or kind, it is not', async () => {
    expect(await isBuilt({ outDir })).toBe(false);
    for (const content of ['', 'f00d', '{}', { ...whole(), source: 'f00d' }, { source: whole().source }]) {
      await stamp(content);
      expect(await isBuilt({ outDir }), JSON.stringify(content)).toBe(false);
    }
  });

  test('nor is one that lacks a file, or has one of another size', async () => {
    await stamp(whole());
    await writeFile(join(outDir, 'app.js'), 'cod');
    expect(await isBuilt({ outDir })).toBe(false);
    await rm(join(outDir, 'app.js'));
    expect(await isBuilt({ outDir })).toBe(false);
  });

  test('nor is one with other pages', async () => {
    await stamp(whole());
    expect(await isBuilt({ outDir, extraPages: ['src/app/headless/headless.html'] })).toBe(false);
  });
});
