import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { syncFolder } from '#scripts/lib/assets.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'roast-assets-'));
  await mkdir(join(root, 'from'));
  await writeFile(join(root, 'from', 'a.wasm'), 'one');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const sync = () =>
  syncFolder(join(root, 'to'), new Map([[join('runtime', 'a.wasm'), join(root, 'from', 'a.wasm')]]));
const copy = () => join(root, 'to', 'runtime', 'a.wasm');

test('copies what is missing and what changed', async () => {
  expect(await sync()).toBe(true);
  expect(await readFile(copy(), 'utf8')).toBe('one');
  await writeFile(join(root, 'from', 'a.wasm'), 'three');
  await sync();
  expect(await readFile(copy(), 'utf8')).toBe('three');
});

test('does not touch what is up to date', async () => {
  await sync();
  const { ctimeMs, ino } = await stat(copy());
  expect(await sync()).toBe(false);
  expect(await stat(copy())).toMatchObject({ ctimeMs, ino });
});

test('removes what no longer belongs', async () => {
  await sync();
  await writeFile(join(root, 'to', 'stale.wasm'), 'old');
  expect(await sync()).toBe(true);
  expect(await readdir(join(root, 'to'))).toEqual(['runtime']);
});

test('a compressed copy stays as long as its file, and goes with it', async () => {
  await sync();
  await writeFile(`${copy()}.br`, 'small');
  await writeFile(join(root, 'to', 'stale.wasm.br'), 'small');
  expect(await sync()).toBe(true);
  expect(await readdir(join(root, 'to', 'runtime'))).toEqual(['a.wasm', 'a.wasm.br']);
  await writeFile(join(root, 'from', 'a.wasm'), 'another');
  await sync();
  expect(await readdir(join(root, 'to', 'runtime'))).toEqual(['a.wasm']);
});
