/** Taking everything along, and deleting it: on this phone and in the account. */
import { describe, expect, it } from 'vitest';
import type { StoredItem, StoreOutcome } from '#ports/storage.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { deleteAccountAtom, deleteDeviceAtom, deletionIn, exportDeviceAtom } from '#state/own-data.ts';
import { DEVICE_STORES, measureStorageAtom, storageReportAtom } from '#state/privacy/stores.ts';
import { profileAtom, saveProfileAtom } from '#state/profile-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom, setUserAtom } from '#state/session-atoms.ts';
import { fakeAccounts } from './support/accounts.ts';
import { historyEntry, setUpUser, USER } from './support/history.ts';

const NAMED = { name: 'Ana', email: 'ana@example.org', birthDate: '', bio: 'Laughs.' };

/** A phone on which every store holds something; `stuck` ones cannot be emptied. */
function fullPhone(stuck: readonly string[] = []) {
  const world = setUpUser();
  const full = new Set<string>(DEVICE_STORES.map(({ name }) => name));
  const { store, services } = world;
  store.set(servicesAtom, {
    ...services,
    text: (name) => ({ ...services.text(name), remove: () => void full.delete(name) }),
    history: {
      ...services.history,
      clearLocal: () => Promise.resolve(full.delete('roast-me-history') ? 'done' : 'blocked'),
    },
    storageUsage: {
      ...services.storageUsage,
      measure: () =>
        Promise.resolve({
          estimate: null,
          stores: DEVICE_STORES.map(({ name, kind }) => ({
            name,
            kind,
            bytes: 1,
            items: full.has(name) ? 1 : 0,
          })),
        }),
      read: (_kind, name): Promise<readonly StoredItem[]> =>
        Promise.resolve([
          { key: 'own', value: { ownerId: USER.id, from: name } },
          { key: 'foreign', value: { ownerId: 'somebody-else' } },
        ]),
      clear: (_kind, name) => Promise.resolve(!stuck.includes(name) && full.delete(name)),
    },
  });
  return { ...world, full };
}

const keysThatHold = (...holds: readonly string[]) =>
  DEVICE_STORES.filter((one) => holds.includes(one.holds)).map(({ key }) => key);

describe('taking along what this phone keeps', () => {
  it('holds every store of the person, no program, no key, and nothing of another account', async () => {
    const { store } = fullPhone();
    const file = await store.set(exportDeviceAtom);
    const data = JSON.parse((await file?.text()) ?? '') as { stores: Record<string, object> };
    const names = DEVICE_STORES.filter(({ holds }) => holds === 'person').map(({ name }) => name);
    expect(Object.keys(data.stores).sort()).toEqual(names.toSorted());
    for (const name of names) expect(data.stores[name]).toEqual({ own: { ownerId: USER.id, from: name } });
    expect(file?.name).toBe('roast-me-phone.json');
  });

  it('offers no file that lacks something', async () => {
    const { store } = fullPhone();
    const services = store.get(servicesAtom);
    const storageUsage = { ...services.storageUsage, read: () => Promise.resolve(null) };
    store.set(servicesAtom, { ...services, storageUsage });
    expect(await store.set(exportDeviceAtom)).toBeNull();
  });
});

describe('deleting what this phone keeps', () => {
  it('signs out, empties every store but the programs, and says which', async () => {
    const { store, full } = fullPhone();
    const deletion = await store.set(deleteDeviceAtom);
    expect(deletion).toEqual({ what: 'phone', gone: keysThatHold('person', 'key'), left: [] });
    expect([...full].sort()).toEqual(['roast-me-app', 'roast-me-extras', 'roast-me-models']);
    expect(store.get(sessionAtom).kind).toBe('none');
    expect(deletionIn({ deletion })).toEqual(deletion);
  });

  it('says what it could not empty', async () => {
    const { store } = fullPhone(['roast-me-settings']);
    const { gone, left } = await store.set(deleteDeviceAtom);
    expect(left).toEqual(['settings']);
    expect(gone).not.toContain('settings');
  });

  it('an address that carries anything else reports nothing', () => {
    for (const state of [null, undefined, 'x', {}, { deletion: { what: 'all', gone: [], left: [] } }])
      expect(deletionIn(state)).toBeNull();
  });
});

describe('deleting the account', () => {
  it('is seen at once in the list of what is stored', async () => {
    const { store, services, full } = fullPhone();
    services.auth.deleteAccount = () => Promise.resolve({ ok: true, value: null });
    const forget = (): Promise<StoreOutcome> =>
      Promise.resolve(full.delete('roast-me-history') ? 'done' : 'blocked');
    const world = store.get(servicesAtom);
    store.set(servicesAtom, { ...world, history: { ...world.history, forget } });
    await store.set(measureStorageAtom);
    const outcome = await store.set(deleteAccountAtom);
    const gone = outcome.ok ? outcome.value.gone : [];
    expect(gone).toEqual(expect.arrayContaining(['history', 'profile', 'account']));
    const listed = store.get(storageReportAtom)?.stores.filter(({ items }) => items > 0) ?? [];
    for (const { name } of DEVICE_STORES.filter(({ key }) => gone.includes(key)))
      expect(listed.map((one) => one.name)).not.toContain(name);
  });

  it('keeps the settings and counters of the phone, as the question says, and promises to delete no more', async () => {
    const { store, services, full } = fullPhone();
    services.auth.deleteAccount = () => Promise.resolve({ ok: true, value: null });
    await store.set(deleteAccountAtom);
    for (const name of ['roast-me-settings', 'roast-me-daily']) expect([...full]).toContain(name);
    for (const { profile, privacyPage } of [en, ja]) {
      expect(profile.remove.body).toContain(privacyPage.own.phoneDelete);
      expect(profile.remove.yes).not.toMatch(/everything|すべて/);
    }
  });

  it('takes the picture out of the account first, without which the server keeps the account', async () => {
    const { store, services } = setUpUser();
    const accounts = fakeAccounts();
    accounts.pictures.set(USER.id, { picture: new Blob(['me']), mark: 'x' });
    const left: number[] = [];
    services.auth.deleteAccount = () => {
      left.push(accounts.pictures.size);
      return Promise.resolve({ ok: true, value: null });
    };
    store.set(servicesAtom, { ...services, cloud: accounts.cloud });
    accounts.state.online = false;
    expect(await store.set(deleteAccountAtom)).toMatchObject({ ok: false, code: 'offline' });
    expect([left, store.get(sessionAtom).kind]).toEqual([[], 'user']);
    accounts.state.online = true;
    expect((await store.set(deleteAccountAtom)).ok).toBe(true);
    expect(left).toEqual([0]);
  });

  it('changes nothing here when the server refuses', async () => {
    const { store, kept } = setUpUser();
    kept.set('a', historyEntry(1, 0));
    expect((await store.set(deleteAccountAtom)).ok).toBe(false);
    expect(kept.size).toBe(1);
    expect(store.get(sessionAtom).kind).toBe('user');
  });

  it('leaves nothing of theirs once the server has done it, and everything of others', async () => {
    const { store, services, kept, shelf } = setUpUser();
    services.auth.deleteAccount = () => Promise.resolve({ ok: true, value: null });
    kept.set('a', historyEntry(1, 0));
    kept.set('b', historyEntry(2, 0, 70, 'somebody-else'));
    shelf.set('a', { ownerId: USER.id, picture: new Blob() });
    store.set(saveProfileAtom, NAMED);
    await store.set(loadHistoryAtom);
    expect((await store.set(deleteAccountAtom)).ok).toBe(true);
    expect([...kept.keys()]).toEqual(['b']);
    expect(shelf.size).toBe(0);
    expect(store.get(sessionAtom).kind).toBe('none');
    store.set(setUserAtom, USER);
    expect(store.get(profileAtom)?.bio).toBe('');
  });
});
