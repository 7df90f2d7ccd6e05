import { describe, expect, it } from 'vitest';
import { engineChunk, isAppPage, isBackend, isPicture, isRuntimeScript } from '#service-worker/addresses.ts';
import { readMessage } from '#service-worker/messages.ts';

describe('what the service worker answers for', () => {
  it.each(['/', '/camera', '/history/7f', '/auth/callback', '/auth/code', '/dev/edge-functions', '/rest'])(
    '%s is the app',
    (path) => expect(isAppPage(path)).toBe(true),
  );

  it.each([
    '/auth/v1/token',
    '/rest/v1/profiles',
    '/rest/v1',
    '/functions/v1/roast',
    '/storage/v1/object',
    '/realtime/v1/websocket',
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/dev/model',
    '/dev/google',
    '/config.json',
  ])('%s is the backend, and no page', (path) => {
    expect(isBackend(path)).toBe(true);
    expect(isAppPage(path)).toBe(false);
  });

  it.each(['/robots.txt', '/sw.js', '/assets/x-1.js', '/samples/face.jpg'])('%s is a file', (path) =>
    expect(isAppPage(path)).toBe(false),
  );

  it('knows scripts of runtimes, and pictures, by their folder', () => {
    expect(isRuntimeScript('/wasm/onnx-1.30.0/ort-wasm-simd-threaded.mjs')).toBe(true);
    expect(isRuntimeScript('/wasm/mediapipe-0.10.35/vision_wasm_module_internal.js')).toBe(true);
    expect(isRuntimeScript('/wasm/onnx-1.30.0/ort-wasm-simd-threaded.wasm')).toBe(false);
    expect(isRuntimeScript('/assets/wasm-1.js')).toBe(false);
    expect(isPicture('/icons/flame.svg')).toBe(true);
    expect(isPicture('/store/camera-wide.webp')).toBe(false);
  });

  it('knows an engine chunk by its file', () => {
    expect(engineChunk('/assets/mediapipe-vQnubZY5.js')).toBe('mediapipe');
    expect(engineChunk('/assets/tfjs-Drw7koO-.js')).toBe('tfjs');
    expect(engineChunk('/assets/entry-BerMxnx3.js')).toBeNull();
    expect(engineChunk('/wasm/mediapipe/vision.js')).toBeNull();
  });
});

describe('messages from the page', () => {
  it('reads the two that there are', () => {
    expect(readMessage({ type: 'SKIP_WAITING', more: 1 })).toEqual({ type: 'SKIP_WAITING' });
    expect(readMessage({ type: 'ENGINE_USED', chunk: 'tfjs' })).toEqual({
      type: 'ENGINE_USED',
      chunk: 'tfjs',
    });
  });

  it.each([
    null,
    'SKIP_WAITING',
    {},
    { type: 'ENGINE_USED' },
    { type: 'ENGINE_USED', chunk: 7 },
    { type: 'X' },
  ])('leaves %j alone', (data) => expect(readMessage(data)).toBeNull());
});
