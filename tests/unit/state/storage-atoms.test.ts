import { expect, it } from 'vitest';
import { servicesAtom } from '#state/services.ts';
import { clearStoreAtom } from '#state/storage-atoms.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { setUp } from './support/services.ts';

/** What was cleared, in order. */
async function cleared(kind: 'cache' | 'localStorage', name: string, works = true) {
  const { store } = setUp();
  const names: string[] = [];
  const services = store.get(servicesAtom);
  const clear = (_kind: string, wanted: string) => {
    names.push(wanted);
    return Promise.resolve(works);
  };
  store.set(servicesAtom, { ...services, storageUsage: { ...services.storageUsage, clear } });
  expect(await store.set(clearStoreAtom, { kind, name })).toBe(works);
  return names;
}

it('with the engines goes the note that one of them is here', async () => {
  expect(await cleared('cache', 'roast-me-models')).toEqual(['roast-me-models', ENGINE_KEY]);
});

it('a note stays while its engine does', async () => {
  expect(await cleared('cache', 'roast-me-models', false)).toEqual(['roast-me-models']);
  expect(await cleared('cache', 'roast-me-extras')).toEqual(['roast-me-extras']);
  expect(await cleared('localStorage', 'roast-me-settings')).toEqual(['roast-me-settings']);
});
