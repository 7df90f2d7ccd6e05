import { describe, expect, it } from 'vitest';
import type { Line, SupplyService } from '#ports/supply.ts';
import { completeSplashAtom, goToStepAtom, nextStepAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { prefetchDueAtom } from '#state/supply-atoms.ts';
import { setUp } from './support/services.ts';

const GOOD: Line = { saveData: false, effectiveType: '4g' };

const supplyOn = (line: Line): SupplyService => ({
  line: () => line,
  costs: () => Promise.resolve(null),
  prefetch: () => Promise.resolve(),
  used: () => undefined,
  persist: () => undefined,
});

/** A first run on this line, the splash behind it. */
function firstRunOn(line: Line) {
  const world = setUp();
  world.store.set(servicesAtom, { ...world.services, supply: supplyOn(line) });
  world.store.set(completeSplashAtom);
  return world;
}

describe('the engine is fetched ahead', () => {
  it('from the second step of the first run on, not before', () => {
    const { store } = firstRunOn(GOOD);
    expect(store.get(prefetchDueAtom)).toBe(false);
    store.set(nextStepAtom);
    expect(store.get(prefetchDueAtom)).toBe(true);
    store.set(goToStepAtom, 'language');
    expect(store.get(prefetchDueAtom)).toBe(false);
  });

  it.each([
    ['data is to be saved', { ...GOOD, saveData: true }],
    ['the line is slow', { ...GOOD, effectiveType: '3g' }],
  ])('never where %s', (_where, line) => {
    const { store } = firstRunOn(line);
    store.set(nextStepAtom);
    expect(store.get(prefetchDueAtom)).toBe(false);
  });

  it('not where it is here already', () => {
    const { store, storage } = firstRunOn(GOOD);
    storage.texts[ENGINE_KEY] = 'mediapipe';
    store.set(nextStepAtom);
    expect(store.get(prefetchDueAtom)).toBe(false);
  });
});
