import { afterEach, expect, it, vi } from 'vitest';
import { checkBrowser } from '#analysis/worker/browser-check.ts';

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

afterEach(() => vi.unstubAllGlobals());

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
