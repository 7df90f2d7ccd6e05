import { describe, expect, it, vi } from 'vitest';
import { persist, readCosts, tellEngineUsed } from '#platform/model-prefetch/engine-files.ts';

describe('what engines cost', () => {
  const list = {
    models: [
      { name: 'big', engine: 'mediapipe', bytes: 900, sha256: '00', transfer: 700 },
      { name: 'small', engine: 'lite', bytes: 90, sha256: '00', transfer: 70 },
    ],
    runtimes: [{ name: 'onnx/x', engine: 'both', bytes: 20, sha256: '00', transfer: 5 }],
  };

  it('is what travels, shared parts included', async () => {
    const ask = () => Promise.resolve(Response.json(list));
    expect(await readCosts(ask, '/models/manifest.json')).toEqual({ mediapipe: 705, lite: 75 });
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['without a list', () => Promise.resolve(new Response('', { status: 404 }))],
    ['behind a portal', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is unknown %s', async (_, ask) => {
    expect(await readCosts(ask, '/models/manifest.json')).toBeNull();
  });
});

it('names the chunk of an engine to the service worker, as soon as there is one', async () => {
  const postMessage = vi.fn();
  const ready = Promise.resolve({ active: { postMessage } } as unknown as ServiceWorkerRegistration);
  await tellEngineUsed({ ready }, 'lite');
  expect(postMessage).toHaveBeenCalledWith({ type: 'ENGINE_USED', chunk: 'tfjs' });
  await expect(tellEngineUsed(undefined, 'lite')).resolves.toBeUndefined();
});

describe('asking to stay', () => {
  it('is done once, and not where the browser has already agreed', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    await persist({ persisted: () => Promise.resolve(true), persist: ask });
    expect(ask).not.toHaveBeenCalled();
    await persist({ persisted: () => Promise.resolve(false), persist: ask });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('fails silently', async () => {
    await expect(persist(undefined)).resolves.toBeUndefined();
    const broken = () => Promise.reject(new Error('blocked'));
    await expect(persist({ persisted: broken, persist: broken })).resolves.toBeUndefined();
  });
});
