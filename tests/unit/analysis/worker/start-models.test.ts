import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { ModelStore, Wanted } from '#analysis/worker/model-store.ts';
import { checkBrowser, fetchModels } from '#analysis/worker/start-models.ts';
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

/** A canvas that gives back what was put there, after `change`. */
function stubCanvas(change: (data: Uint8ClampedArray) => void): void {
  let held = new Uint8ClampedArray();
  const context = {
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    putImageData: (image: ImageData) => (held = image.data.slice()),
    getImageData: () => {
      change(held);
      return { data: held };
    },
  };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context;
    },
  );
}

const code = () => {
  try {
    checkBrowser();
    return null;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

it.each([
  ['no canvas in workers', () => vi.stubGlobal('OffscreenCanvas', undefined)],
  [
    'one for WebGL alone',
    () =>
      vi.stubGlobal(
        'OffscreenCanvas',
        class {
          getContext = () => null;
        },
      ),
  ],
  [
    'no SIMD',
    () => {
      stubCanvas(() => undefined);
      vi.stubGlobal('WebAssembly', { validate: () => false });
    },
  ],
])('calls a browser with %s an old one', (_what, take) => {
  take();
  expect(code()).toBe('old-browser');
});

it('finds nothing in a browser that reads as it draws', () => {
  stubCanvas(() => undefined);
  expect(code()).toBeNull();
});

it.each<readonly [string, (data: Uint8ClampedArray) => void]>([
  ['one bit in one place', (data) => (data[1001] = (data[1001] ?? 0) ^ 1)],
  ['white everywhere', (data) => data.fill(255)],
  ['nothing at all', (data) => data.fill(0)],
])('says that pixels are falsified: %s', (_what, change) => {
  stubCanvas(change);
  expect(code()).toBe('pixels-falsified');
});

it('says that WebAssembly is missing, first', () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(code()).toBe('no-webassembly');
});
