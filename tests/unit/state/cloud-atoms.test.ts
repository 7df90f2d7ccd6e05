/** What the app says of the history's whereabouts: never two things that cannot both be true. */
import { expect, it } from 'vitest';
import type { CloudService } from '#ports/cloud.ts';
import type { HistorySync } from '#ports/history.ts';
import {
  followHistoryAtom,
  followNewsAtom,
  onlyHereAtom,
  refreshAccountAtom,
  refreshHistoryAtom,
  syncSummaryAtom,
  upToDateAtom,
} from '#state/cloud-atoms.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { fakeAccounts } from './support/accounts.ts';
import { setUpUser } from './support/history.ts';
import { settle } from './support/services.ts';

const CALM: HistorySync = {
  running: false,
  stuck: false,
  kept: new Set(),
  refused: new Set(),
  waiting: 0,
};

/** A signed-in user, with a cloud whose news the test makes up. */
async function followed() {
  const world = setUpUser();
  const { store, services } = world;
  let say: (sync: HistorySync) => void = () => undefined;
  let tell: Parameters<CloudService['followNews']>[1] = () => undefined;
  const asked = { times: 0, profile: 0 };
  const cloud: CloudService = {
    stay: () => ({ session: 'first', here: () => true, lasts: () => true }),
    readProfile() {
      asked.profile += 1;
      return Promise.resolve('none');
    },
    makeProfile: () => Promise.resolve('done'),
    writeProfile: () => Promise.resolve('later'),
    plan: () => Promise.resolve(null),
    chance: () => 0,
    giveLaugh: () => Promise.resolve(true),
    exportData: () => Promise.resolve(null),
    picture: fakeAccounts().cloud.picture,
    followHistory(_ownerId, { onSync }) {
      say = onSync;
      return () => undefined;
    },
    followNews(_ownerId, hear) {
      tell = hear;
      return () => undefined;
    },
    factsSent: () => [],
    noteFacts: () => undefined,
    sentBodies: () => Promise.resolve([]),
    syncHistoryNow: () => void (asked.times += 1),
  };
  const listing = { shut: false };
  const history: typeof services.history = {
    ...services.history,
    list: (ownerId) => (listing.shut ? Promise.resolve(null) : services.history.list(ownerId)),
  };
  store.set(servicesAtom, { ...services, cloud, history });
  store.set(followHistoryAtom);
  await store.set(refreshAccountAtom);
  store.set(followNewsAtom);
  const told = (news: Parameters<typeof tell>[0]) => tell(news);
  return { store, asked, listing, told, say: (news: Partial<HistorySync>) => say({ ...CALM, ...news }) };
}

it('asks for just what another device has changed', async () => {
  const { asked, told } = await followed();
  const before = { ...asked };
  told('history');
  expect(asked).toEqual({ ...before, times: before.times + 1 });
  told('profile');
  await settle();
  expect(asked).toEqual({ times: before.times + 1, profile: before.profile + 1 });
});

it('is up to date only once both the list and the account have been heard', async () => {
  const { store, asked, say } = await followed();
  expect(store.get(upToDateAtom)).toBe(false);
  await store.set(refreshHistoryAtom);
  expect(asked.times).toBe(1);
  expect(store.get(syncSummaryAtom)?.phase).toBe('busy');
  expect(store.get(upToDateAtom)).toBe(false);
  say({});
  expect(store.get(syncSummaryAtom)?.phase).toBe('done');
  expect(store.get(upToDateAtom)).toBe(true);
  for (const news of [{ running: true }, { stuck: true }, { waiting: 1 }]) {
    say(news);
    expect(store.get(upToDateAtom)).toBe(false);
  }
});

it('says nothing of the account, and never "up to date", while the storage is shut', async () => {
  const { store, listing, say } = await followed();
  await store.set(loadHistoryAtom);
  say({});
  listing.shut = true;
  say({ running: true });
  await store.set(refreshHistoryAtom);
  expect(store.get(syncSummaryAtom)).toBeNull();
  expect(store.get(upToDateAtom)).toBe(false);
  listing.shut = false;
  await store.set(refreshHistoryAtom);
  say({});
  expect(store.get(syncSummaryAtom)?.phase).toBe('done');
  expect(store.get(upToDateAtom)).toBe(true);
});

it('looks again once a round has gone through: the storage was shut for a moment only', async () => {
  const { store, listing, say } = await followed();
  listing.shut = true;
  await store.set(loadHistoryAtom);
  say({ stuck: true });
  await settle();
  expect(store.get(syncSummaryAtom)).toBeNull();
  listing.shut = false;
  say({});
  await expect.poll(() => store.get(syncSummaryAtom)?.phase).toBe('done');
  expect(store.get(upToDateAtom)).toBe(true);
});

it('knows how many roasts only this device has: they wait, or the account never takes them', async () => {
  const { store, say } = await followed();
  expect(store.get(onlyHereAtom)).toBeNull();
  say({ waiting: 2, refused: new Set(['a']) });
  expect(store.get(onlyHereAtom)).toEqual({ waiting: 2, refused: 1, profile: false });
  say({ kept: new Set(['a', 'b', 'c']) });
  expect(store.get(onlyHereAtom)).toBeNull();
});

it('of a phone without a cloud is up to date when it is read', async () => {
  const { store } = setUpUser();
  await store.set(refreshHistoryAtom);
  expect(store.get(upToDateAtom)).toBe(true);
  expect(store.get(syncSummaryAtom)).toBeNull();
});
