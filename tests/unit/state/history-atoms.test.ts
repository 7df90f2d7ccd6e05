import { describe, expect, it } from 'vitest';
import {
  deletedAtom,
  deleteEntryAtom,
  forgetDeletedAtom,
  historyAtom,
  loadHistoryAtom,
  undoDeleteAtom,
} from '#state/history-atoms.ts';
import {
  keptTodayAtom,
  listedAtom,
  hasPeriodsAtom,
  periodAtom,
  shownAtom,
  totalsAtom,
  trendAtom,
} from '#state/history-view-atoms.ts';
import { learnPlanAtom, setUserAtom } from '#state/session-atoms.ts';
import { historyEntry, setUpUser, USER } from './support/history.ts';
import { deferred } from './support/services.ts';

const DAY_MS = 86_400_000;
type Setting = ReturnType<typeof setUpUser>;

function fill({ kept, clock }: Setting, ...daysAgo: readonly number[]) {
  return daysAgo.map((days, index) => {
    const entry = historyEntry(index + 1, clock.now - days * DAY_MS, 70 + index);
    kept.set(entry.id, entry);
    return entry;
  });
}

async function filled(...daysAgo: readonly number[]) {
  const setting = setUpUser();
  const entries = fill(setting, ...daysAgo);
  await setting.store.set(loadHistoryAtom);
  return { ...setting, entries };
}

describe('the history', () => {
  it('is nothing for a guest, and loading until it is here', async () => {
    const guest = setUpUser(null);
    await guest.store.set(loadHistoryAtom);
    expect(guest.store.get(historyAtom)).toEqual({ phase: 'guest' });
    const { store } = setUpUser();
    expect(store.get(historyAtom)).toEqual({ phase: 'loading' });
    await store.set(loadHistoryAtom);
    expect(store.get(historyAtom)).toEqual({ phase: 'ready', entries: [], damaged: 0, newer: 0 });
  });

  it('says so when storage is blocked', async () => {
    const { store, services } = setUpUser();
    services.history.list = () => Promise.resolve(null);
    await store.set(loadHistoryAtom);
    expect(store.get(historyAtom)).toEqual({ phase: 'blocked' });
  });

  it('never shows one account the list of another', async () => {
    const { store } = await filled(1);
    store.set(setUserAtom, { ...USER, id: 'user-2' });
    expect(store.get(historyAtom)).toEqual({ phase: 'loading' });
    expect(store.get(listedAtom)).toEqual([]);
  });

  it('lets only the newest load write', async () => {
    const { store, services, kept } = setUpUser();
    const slow = deferred<{ entries: []; damaged: number; newer: number }>();
    const list = services.history.list.bind(services.history);
    services.history.list = () => slow.promise;
    const first = store.set(loadHistoryAtom);
    services.history.list = list;
    kept.set('x', historyEntry(1, 0));
    await store.set(loadHistoryAtom);
    slow.resolve({ entries: [], damaged: 9, newer: 0 });
    await first;
    expect(store.get(historyAtom)).toMatchObject({
      phase: 'ready',
      damaged: 0,
      entries: [{ ownerId: USER.id }],
    });
  });
});

describe('deleting', () => {
  it('takes entry and thumbnail away at once, and undo brings both back', async () => {
    const { store, entries, kept, shelf } = await filled(1, 2);
    const [entry] = entries;
    if (entry === undefined) throw new Error('no entry');
    shelf.set(entry.id, { ownerId: USER.id, picture: new Blob(['face']) });
    expect(await store.set(deleteEntryAtom, entry)).toBe('done');
    expect(kept.has(entry.id)).toBe(false);
    expect(shelf.has(entry.id)).toBe(false);
    expect(store.get(listedAtom)).toHaveLength(1);
    expect(await store.set(undoDeleteAtom)).toBe('done');
    expect(kept.get(entry.id)).toEqual(entry);
    expect(await shelf.get(entry.id)?.picture.text()).toBe('face');
    expect(store.get(listedAtom)).toHaveLength(2);
    expect(store.get(deletedAtom)).toBeNull();
  });

  it('leaves everything as it was when it fails', async () => {
    const { store, services, entries, kept } = await filled(1);
    const [entry] = entries;
    if (entry === undefined) throw new Error('no entry');
    services.history.remove = () => Promise.resolve('blocked');
    expect(await store.set(deleteEntryAtom, entry)).toBe('blocked');
    expect(kept.has(entry.id)).toBe(true);
    expect(store.get(deletedAtom)).toBeNull();
  });

  it('cannot be taken back once the toast is gone, nor by another user', async () => {
    const { store, entries } = await filled(1, 2);
    const [first, second] = entries;
    if (first === undefined || second === undefined) throw new Error('no entries');
    await store.set(deleteEntryAtom, first);
    store.set(forgetDeletedAtom);
    expect(await store.set(undoDeleteAtom)).toBe('invalid');
    await store.set(deleteEntryAtom, second);
    store.set(setUserAtom, { ...USER, id: 'user-2' });
    expect(store.get(deletedAtom)).toBeNull();
    expect(await store.set(undoDeleteAtom)).toBe('invalid');
  });
});

describe('what is shown', () => {
  it('locks what is older than 30 days on the free plan, and keeps it out of the chart', async () => {
    const { store } = await filled(1, 40);
    store.set(periodAtom, 'all');
    expect(store.get(shownAtom).map(({ locked }) => locked)).toEqual([false, true]);
    expect(store.get(trendAtom).points).toHaveLength(1);
  });

  it('opens all of it to premium, and one by one what was bought', async () => {
    const { store, entries } = await filled(1, 40, 50);
    const purchased = [{ analysisId: entries[1]?.id ?? '', purchasedAt: '' }];
    store.set(learnPlanAtom, { status: 'free', until: null, purchased });
    expect(store.get(listedAtom).map(({ locked }) => locked)).toEqual([false, false, true]);
    store.set(learnPlanAtom, { status: 'premium', until: null, purchased });
    expect(store.get(listedAtom).map(({ locked }) => locked)).toEqual([false, false, false]);
  });

  it('counts the roasts of this local day, and tomorrow none of them', async () => {
    const { store, clock } = await filled(0, 0.1, 1, 3);
    expect(store.get(keptTodayAtom)()).toBe(2);
    clock.now += DAY_MS;
    expect(store.get(keptTodayAtom)()).toBe(0);
  });

  it('shows all where there are too few for a trend, whatever period was chosen', async () => {
    const { store } = await filled(10, 20);
    store.set(periodAtom, 'week');
    expect(store.get(hasPeriodsAtom)).toBe(false);
    expect(store.get(shownAtom)).toHaveLength(2);
  });

  it('filters by period and counts everything', async () => {
    const { store } = await filled(1, 10, 40);
    store.set(periodAtom, 'week');
    expect(store.get(shownAtom)).toHaveLength(1);
    store.set(periodAtom, 'month');
    expect(store.get(shownAtom)).toHaveLength(2);
    expect(store.get(totalsAtom)).toEqual({ count: 3, average: 71, best: 72 });
  });
});
