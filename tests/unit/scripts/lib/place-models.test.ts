import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { faultOf, readManifest, type ModelEntry } from '#scripts/lib/manifest.ts';
import { placeModels, type PlaceOptions } from '#scripts/lib/place-models.ts';

const BYTES = Buffer.from('the weights of a very small model');
const TAMPERED = Buffer.from('the weights of a very small modeL');
const sha256 = createHash('sha256').update(BYTES).digest('hex');
const MODEL: ModelEntry = {
  name: 'small.bin',
  engine: 'both',
  version: '1',
  licence: 'MIT',
  bytes: BYTES.length,
  transfer: BYTES.length,
  sha256,
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'roast-models-'));
  await mkdir(join(root, 'mirror'));
  await mkdir(join(root, 'packages'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const place = async (model: ModelEntry, options: Partial<PlaceOptions> = {}) => {
  const placements = await placeModels({
    models: [model],
    target: join(root, 'models'),
    mirror: join(root, 'mirror'),
    packages: join(root, 'packages'),
    fetchBytes: null,
    ...options,
  });
  return placements[0];
};
const placed = () => readFile(join(root, 'models', MODEL.name));

describe('faultOf', () => {
  test('accepts the bytes that the manifest names', () => {
    expect(faultOf(BYTES, MODEL)).toBeNull();
  });
  test('sees one changed bit of the same length', () => {
    expect(faultOf(TAMPERED, MODEL)).toContain('SHA-256');
  });
  test('sees a truncated file', () => {
    expect(faultOf(BYTES.subarray(1), MODEL)).toContain(`${BYTES.length - 1} bytes`);
  });
});

describe('placeModels', () => {
  test('leaves an intact file alone and sends no request', async () => {
    await mkdir(join(root, 'models'));
    await writeFile(join(root, 'models', MODEL.name), BYTES);
    const fetchBytes = vi.fn();
    expect(await place({ ...MODEL, url: 'https://models.test/a' }, { fetchBytes })).toMatchObject({
      from: 'in place',
    });
    expect(fetchBytes).not.toHaveBeenCalled();
  });

  test('replaces a tampered file from the mirror', async () => {
    await mkdir(join(root, 'models'));
    await writeFile(join(root, 'models', MODEL.name), TAMPERED);
    await writeFile(join(root, 'mirror', MODEL.name), BYTES);
    expect(await place(MODEL)).toMatchObject({ from: 'mirror' });
    expect(await placed()).toEqual(BYTES);
  });

  test('passes over a tampered mirror to the package', async () => {
    await writeFile(join(root, 'mirror', MODEL.name), TAMPERED);
    await mkdir(join(root, 'packages', 'p'));
    await writeFile(join(root, 'packages', 'p', 'weights.bin'), BYTES);
    expect(await place({ ...MODEL, package: 'p/weights.bin' })).toMatchObject({ from: 'package' });
    expect(await placed()).toEqual(BYTES);
  });

  test('downloads last, and only what is really it', async () => {
    const model = { ...MODEL, url: 'https://models.test/small.bin' };
    const fetchBytes = vi.fn(() => Promise.resolve(new Uint8Array(BYTES)));
    expect(await place(model, { fetchBytes })).toMatchObject({ from: 'download' });
    expect(fetchBytes).toHaveBeenCalledWith(model.url, MODEL.bytes);
    expect(await placed()).toEqual(BYTES);
  });

  test('never writes tampered bytes, and says in one line what was tried', async () => {
    await writeFile(join(root, 'mirror', MODEL.name), TAMPERED);
    const placement = await place(
      { ...MODEL, url: 'https://models.test/small.bin' },
      { fetchBytes: () => Promise.resolve(new Uint8Array(TAMPERED)) },
    );
    expect(placement?.from).toBeNull();
    expect(placement?.why).toMatch(/the mirror has SHA-256.*; models\.test has SHA-256/);
    expect(placement?.why).not.toContain('\n');
    expect(await readdir(join(root, 'models'))).toEqual([]);
  });

  test('goes on when a download fails', async () => {
    const placement = await place(
      { ...MODEL, url: 'https://models.test/small.bin' },
      { fetchBytes: () => Promise.reject(new Error('no answer within 5 s')) },
    );
    expect(placement).toEqual({ name: MODEL.name, from: null, why: 'models.test: no answer within 5 s' });
  });
});

describe('readManifest', () => {
  test("reads the project's own", async () => {
    const names = (await readManifest()).map(({ name }) => name);
    expect(names).toContain('face_landmarker.task');
    expect(new Set(names).size).toBe(names.length);
  });
  test.each(['../evil.bin', '/etc/x', '.hidden', 'a/b.bin', ''])('refuses the file name %j', async (name) => {
    const file = join(root, 'manifest.json');
    await writeFile(file, JSON.stringify({ models: [{ ...MODEL, name }] }));
    await expect(readManifest(file)).rejects.toThrow('name');
  });
});
