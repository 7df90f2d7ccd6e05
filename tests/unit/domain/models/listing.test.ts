import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { costOf, filesOf, parseListing } from '#domain/models/listing.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const manifest = async (): Promise<{ models: { name: string }[] }> =>
  JSON.parse(await readFile(inRoot('models', 'manifest.json'), 'utf8')) as { models: { name: string }[] };

describe('the committed manifest', () => {
  it('gives each engine its models and runtimes, and both the skin maps', async () => {
    const listing = parseListing(await manifest()) ?? [];
    const names = (engine: 'mediapipe' | 'lite') => filesOf(listing, engine).map(({ name }) => name);
    expect(names('mediapipe')).toContain('face_landmarker.task');
    expect(names('mediapipe')).not.toContain('facemesh.bin');
    expect(names('lite')).toContain('tfjs-4.22.0/tfjs-backend-wasm-simd.wasm');
    for (const engine of ['mediapipe', 'lite'] as const) {
      expect(names(engine)).toEqual(
        expect.arrayContaining(['skin-maps.onnx', 'onnx-1.30.0/ort-wasm-simd-threaded.wasm']),
      );
    }
  });

  it('keeps lite at about half of the full engine, and both within their budgets', async () => {
    const listing = parseListing(await manifest()) ?? [];
    const full = costOf(listing, 'mediapipe') ?? 0;
    const lite = costOf(listing, 'lite') ?? 0;
    expect(lite).toBeLessThan(0.6 * full);
    expect(full).toBeLessThan(8_500_000);
    expect(lite).toBeLessThan(5_000_000);
  });

  it('knows that an engine without its model costs nothing that could be paid', async () => {
    const { models, ...rest } = await manifest();
    const without = models.filter(({ name }) => name !== 'face_landmarker.task');
    const listing = parseListing({ ...rest, models: without }) ?? [];
    expect(costOf(listing, 'mediapipe')).toBeNull();
    expect(costOf(listing, 'lite')).not.toBeNull();
  });
});

it.each([null, 'a page', [], {}, { models: {} }, { models: [{ name: 'x' }] }, { models: [], runtimes: [7] }])(
  '%j is no list',
  (body) => expect(parseListing(body)).toBeNull(),
);

it('a file without a measured size travels as it is', () => {
  const [file] = parseListing({ models: [{ name: 'a', bytes: 10, sha256: '00' }] }) ?? [];
  expect(file).toEqual({ name: 'a', kind: 'model', engine: 'both', bytes: 10, sha256: '00', transfer: 10 });
});

it('a network’s classes are taken as words, in their order, or not at all', () => {
  const classesOf = (classes: unknown) =>
    parseListing({ models: [{ name: 'a', bytes: 10, sha256: '00', classes }] })?.[0]?.classes;
  expect(classesOf(['b', 'a'])).toEqual(['b', 'a']);
  for (const nonsense of [undefined, 'b', [1], { 0: 'b' }]) expect(classesOf(nonsense)).toBeUndefined();
});
