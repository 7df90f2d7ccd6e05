import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedBaseline } from '#lab/bench/baseline.ts';
import { HEADLESS_PAGE } from '#scripts/lib/tools-build.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-baseline-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a build with the headless page', async () => {
  await mkdir(join(folder, dirname(HEADLESS_PAGE)), { recursive: true });
  await writeFile(join(folder, HEADLESS_PAGE), '');
  expect(checkedBaseline(`${folder}/.`)).toBe(folder);
});

test('a build for visitors has none', async () => {
  await writeFile(join(folder, 'index.html'), '');
  expect(() => checkedBaseline(folder)).toThrow(
    /^--baseline: .* has no headless page .*; name the folder out\/tools/,
  );
});

test('a folder that is not there', () => {
  expect(() => checkedBaseline(join(folder, 'gone'))).toThrow('gone has no headless page');
});
