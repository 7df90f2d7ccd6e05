/** What an engine fetches is what is said that it costs. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { ModelStore, Wanted } from '#analysis/worker/model-store.ts';
import { fetchModels } from '#analysis/worker/start-models.ts';
import { costOf, parseListing } from '#domain/models/listing.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const LISTING = parseListing(JSON.parse(readFileSync(inRoot('models', 'manifest.json'), 'utf8'))) ?? [];

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['mediapipe', 'lite'] as const)('%s: one size for one download', async (engine) => {
  // A worker with WebGL, whose canvas gives back what was put there.
  let held: { readonly data: Uint8ClampedArray } = { data: new Uint8ClampedArray() };
  const context = {
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    putImageData: (image: typeof held) => (held = image),
    getImageData: () => held,
  };
  vi.stubGlobal(
    'OffscreenCanvas',
    vi.fn(function canvas() {
      return { getContext: () => context };
    }),
  );
  const asked: Wanted[] = [];
  const store = {
    keeps: async () => true,
    offers: async () => true,
    load: async (wanted: Wanted) => {
      asked.push(wanted);
      return new Map<string, Uint8Array>();
    },
  } satisfies Partial<ModelStore>;
  await fetchModels(engine, store as unknown as ModelStore, () => undefined);
  const names = asked.flatMap(({ models, extras = [], runtimes }) => [...models, ...extras, ...runtimes]);
  const fetched = LISTING.filter(({ name }) => names.includes(name));
  expect(fetched).toHaveLength(names.length);
  expect(fetched.reduce((sum, { transfer }) => sum + transfer, 0)).toBe(costOf(LISTING, engine));
});
