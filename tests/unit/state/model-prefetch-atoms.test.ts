import { describe, expect, it } from 'vitest';
import type { NetworkInfo, ModelPrefetchService } from '#ports/analysis.ts';
import { completeSplashAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { prefetchDueAtom } from '#state/model-prefetch-atoms.ts';
import { setUp } from './support/services.ts';

const GOOD: NetworkInfo = { saveData: false, effectiveType: '4g' };

const prefetchOn = (line: NetworkInfo): ModelPrefetchService => ({
  line: () => line,
  costs: () => Promise.resolve(null),
  prefetch: () => Promise.resolve(),
  used: () => undefined,
  persist: () => undefined,
});

/** A new device on this line. */
function newOn(line: NetworkInfo) {
  const world = setUp();
  world.store.set(servicesAtom, { ...world.services, modelPrefetch: prefetchOn(line) });
  return world;
}

describe('the engine is fetched ahead', () => {
  it('from the splash on, not before', () => {
    const { store } = newOn(GOOD);
    expect(store.get(prefetchDueAtom)).toBe(false);
    store.set(completeSplashAtom);
    expect(store.get(prefetchDueAtom)).toBe(true);
  });

  it.each([
    ['data is to be saved', { ...GOOD, saveData: true }],
    ['the line is slow', { ...GOOD, effectiveType: '3g' }],
  ])('never where %s', (_where, line) => {
    const { store } = newOn(line);
    store.set(completeSplashAtom);
    expect(store.get(prefetchDueAtom)).toBe(false);
  });

  it('not where it is here already', () => {
    const { store, storage } = newOn(GOOD);
    storage.texts[ENGINE_KEY] = 'mediapipe';
    store.set(completeSplashAtom);
    expect(store.get(prefetchDueAtom)).toBe(false);
  });
});
