import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE_AFTER_MS } from '#platform/history/outbox.ts';
import { syncOnce, type SyncResult } from '#platform/history/sync-run.ts';
import { createSyncedHistory, retryDelay, startLoop } from '#platform/history/synced-history.ts';
import type { HistorySync } from '#ports/history.ts';
import { entry, fakeServer, NOW, phone } from './fakes.ts';

const DONE: SyncResult = { complete: true, changed: false, dueInMs: null };
const FAILED: SyncResult = { complete: false, changed: false, dueInMs: null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A fake clock: what was planned, and how long it should wait. */
function clock() {
  const planned: { act: () => void; ms: number }[] = [];
  const later = (act: () => void, ms: number) => {
    const plan = { act, ms };
    planned.push(plan);
    return () => void planned.splice(planned.indexOf(plan), planned.includes(plan) ? 1 : 0);
  };
  return { planned, later };
}

function loopOver(results: SyncResult[]) {
  const { planned, later } = clock();
  const run = vi.fn(() => Promise.resolve(results.shift() ?? DONE));
  const onChange = vi.fn();
  return { ...startLoop({ run, onChange, random: () => 0, later }), run, onChange, planned };
}

it('doubles the wait after each failure, from 2 s to 5 min, and begins anew after a success', async () => {
  expect([1, 2, 3, 20].map((failures) => retryDelay(failures, 0))).toEqual([2_000, 4_000, 8_000, 300_000]);
  expect(retryDelay(1, 1)).toBe(1_500);
  const { run, planned } = loopOver([FAILED, FAILED, DONE, FAILED]);
  await settle();
  expect(planned.map(({ ms }) => ms)).toEqual([2_000]);
  planned.shift()?.act();
  await settle();
  expect(planned.map(({ ms }) => ms)).toEqual([4_000]);
  planned.shift()?.act();
  await settle();
  expect(planned).toEqual([]);
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs again after a change during a round, never two at a time', async () => {
  const { kick, run } = loopOver([]);
  kick();
  kick();
  expect(run).toHaveBeenCalledTimes(1);
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
});

it('comes back when a deletion is due, tells of changes, and ends when told', async () => {
  const { stop, kick, run, onChange, planned } = loopOver([
    { complete: true, changed: true, dueInMs: 9_000 },
  ]);
  await settle();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(planned.map(({ ms }) => ms)).toEqual([9_000]);
  stop();
  expect(planned).toEqual([]);
  kick();
  expect(run).toHaveBeenCalledTimes(1);
});

describe('synced history', () => {
  beforeEach(() => {
    const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('window', events);
    vi.stubGlobal('document', { ...events, visibilityState: 'visible' });
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => vi.unstubAllGlobals());

  function followed() {
    const server = fakeServer();
    const { parts } = phone(server.remote);
    const synced = createSyncedHistory(parts);
    const news: HistorySync[] = [];
    const stop = synced.follow('aki', { onChange: () => undefined, onSync: (said) => news.push(said) });
    return { server, parts, synced, news, stop };
  }

  const calm = { running: false, stuck: false, waiting: 0 };

  it('says where each roast is: here, on its way, in the account, or never to be taken', async () => {
    const { server, synced, news, stop } = followed();
    await expect.poll(() => news.at(-1)).toMatchObject(calm);

    await synced.history.save(entry(1));
    await expect.poll(() => news.at(-1)).toMatchObject({ ...calm, kept: new Set([entry(1).id]) });
    expect(news.filter(({ running, waiting }) => running && waiting === 1)).toHaveLength(1);

    server.trouble.push('refused');
    await synced.history.save(entry(2));
    await expect.poll(() => news.at(-1)).toMatchObject({ ...calm, refused: new Set([entry(2).id]) });
    stop();
  });

  it('says that something waits where the server cannot be reached, and goes on when told to', async () => {
    const { server, synced, news, stop } = followed();
    await expect.poll(() => news.at(-1)).toMatchObject(calm);
    server.trouble.push('later');
    await synced.history.save(entry(1));
    await expect.poll(() => news.at(-1)).toMatchObject({ running: false, stuck: true, waiting: 1 });
    synced.syncNow();
    await expect.poll(() => news.at(-1)).toMatchObject({ ...calm, kept: new Set([entry(1).id]) });
    stop();
  });

  it('a round in which something beside the history is left is not finished, and another follows', async () => {
    vi.useFakeTimers();
    try {
      const { parts } = phone(fakeServer().remote);
      const synced = createSyncedHistory(parts);
      const news: HistorySync[] = [];
      const beside = vi.fn<() => Promise<boolean>>();
      beside.mockResolvedValueOnce(false).mockResolvedValue(true);
      const onSync = (said: HistorySync) => void news.push(said);
      const stop = synced.follow('aki', { onChange: () => undefined, onSync, beside });
      await vi.advanceTimersByTimeAsync(1_000);
      expect(news.at(-1)).toMatchObject({ running: false, stuck: true });
      await vi.advanceTimersByTimeAsync(1_500);
      expect(news.at(-1)).toMatchObject(calm);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(beside).toHaveBeenCalledTimes(2);
      stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says at once that it asks anew, and what was known last where the device cannot be read', async () => {
    const { parts, synced, news, stop } = followed();
    await expect.poll(() => news.at(-1)).toMatchObject(calm);
    parts.device.records = () => Promise.reject(new Error('shut'));
    synced.syncNow();
    expect(news.at(-1)).toMatchObject({ ...calm, running: true });
    await expect.poll(() => news.at(-1)).toMatchObject({ ...calm, stuck: true });
    stop();
  });

  describe('leaving', () => {
    const DELETED_AT = new Date(NOW).toISOString();

    /** Aki's phone with two roasts in the account, one of which was deleted while there was no network. */
    async function offline() {
      const server = fakeServer();
      const { parts, state, device } = phone(server.remote);
      const synced = createSyncedHistory(parts);
      for (const number of [1, 2]) await synced.history.save(entry(number));
      await syncOnce(parts, 'aki');
      await synced.history.remove(entry(1), DELETED_AT);
      const left = async (owner: string) => {
        const { entries, tombstones } = await device.records(owner);
        return { entries: entries.map(({ id }) => id), tombstones: tombstones.map(({ id }) => id) };
      };
      return { server, parts, state, device, synced, left };
    }

    it('keeps of an untold deletion an id and a time, shows and sends it to no other account, and sends it to its own', async () => {
      const { server, parts, state, device, synced, left } = await offline();
      state.owner = null;
      await synced.clear('aki');
      expect(await left('aki')).toEqual({ entries: [], tombstones: [entry(1).id] });
      expect(Object.keys((await device.allTombstones())[0] ?? {}).toSorted()).toEqual([
        'deletedAt',
        'id',
        'ownerId',
        'v',
      ]);
      expect(parts.outbox.told.size).toBe(0);

      state.owner = 'ben';
      state.now += DELETE_AFTER_MS;
      const asked = vi.spyOn(server.remote, 'remove');
      expect(await syncOnce(parts, 'ben')).toMatchObject({ complete: true, changed: false });
      expect(await device.list('ben')).toEqual({ entries: [], damaged: 0, newer: 0 });
      state.owner = null;
      await synced.clear('ben');
      expect(asked).not.toHaveBeenCalled();
      expect(server.rows.size).toBe(2);

      state.owner = 'aki';
      expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true });
      expect([...server.rows.keys()]).toEqual([entry(2).id]);
      expect((await left('aki')).entries).toEqual([entry(2).id]);
      // Told: nothing of it stays behind the next time.
      state.owner = null;
      await synced.clear('aki');
      expect(await left('aki')).toEqual({ entries: [], tombstones: [] });
    });

    it('clears nothing where the same person has signed in again meanwhile', async () => {
      const { parts, state, synced, left } = await offline();
      state.session = 'second';
      await synced.clear('aki');
      expect((await left('aki')).entries).toEqual([entry(2).id]);
      expect(parts.outbox.told.size).toBe(2);
    });

    it('a round of the session before ends at its next step, also where the same person is here again', async () => {
      const { server, parts, state } = await offline();
      const moved = vi.spyOn(parts.outbox, 'move');
      const rows = server.remote.rows.bind(server.remote);
      server.remote.rows = (...asked) => ((state.session = 'second'), rows(...asked));
      await parts.device.forget('aki');
      expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: false, changed: false });
      expect(moved).not.toHaveBeenCalled();
    });

    it('leaves nothing where everything was told', async () => {
      const { parts, state, synced, left } = await offline();
      state.now += DELETE_AFTER_MS;
      await syncOnce(parts, 'aki');
      state.owner = null;
      await synced.clear('aki');
      expect(await left('aki')).toEqual({ entries: [], tombstones: [] });
    });

    it('roasts that are put away stay away until the next sign-in, and the deletion is told all the same', async () => {
      const { server, parts, state, synced, left } = await offline();
      expect(await synced.history.clearLocal()).toBe('done');
      expect(await left('aki')).toEqual({ entries: [], tombstones: [entry(1).id] });
      state.now += DELETE_AFTER_MS;
      expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true, changed: false });
      expect((await left('aki')).entries).toEqual([]);
      expect([...server.rows.keys()]).toEqual([entry(2).id]);
      // A new one comes and stays.
      await synced.history.save(entry(3));
      await syncOnce(parts, 'aki');
      expect((await left('aki')).entries).toEqual([entry(3).id]);

      state.owner = null;
      await synced.clear('aki');
      state.owner = 'aki';
      await syncOnce(parts, 'aki');
      expect((await left('aki')).entries.toSorted()).toEqual([entry(2).id, entry(3).id]);
    });

    it('does not wait for a round that hangs in the network, which writes nothing more', async () => {
      vi.useFakeTimers();
      let finish = () => {};
      try {
        let held: Promise<unknown> = Promise.resolve();
        const locks = {
          request(
            _name: string,
            ...rest: readonly [{ signal: AbortSignal }, () => unknown] | [() => unknown]
          ) {
            if (rest.length === 1) return (held = held.then(rest[0]));
            const { signal } = rest[0];
            return new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason as Error));
            });
          },
        };
        vi.stubGlobal('navigator', { onLine: true, locks });
        const { server, parts, state, synced, left } = await offline();
        server.remote.rows = (_ownerId, since) =>
          new Promise(
            (resolve) => (finish = () => resolve({ items: [...server.rows.values()], newest: since })),
          );
        const moved = vi.spyOn(parts.outbox, 'move');
        const stop = synced.follow('aki', { onChange: () => undefined, onSync: () => undefined });
        await vi.advanceTimersByTimeAsync(0);

        state.owner = null;
        const cleared = synced.clear('aki');
        await vi.advanceTimersByTimeAsync(5_000);
        await cleared;
        stop();
        finish();
        await vi.advanceTimersByTimeAsync(0);
        expect(await left('aki')).toEqual({ entries: [], tombstones: [entry(1).id] });
        expect(parts.outbox.told.size).toBe(0);
        expect(moved).not.toHaveBeenCalled();
      } finally {
        vi.useRealTimers();
      }
    });

    it('waits for what is sent beside the last round, but not for ever, and not without a network', async () => {
      vi.useFakeTimers();
      try {
        const { synced, parts } = await offline();
        const ended: string[] = [];
        const farewell = (name: string, beside: Promise<unknown>) =>
          synced.flushBeforeSignOut('aki', parts.stay('aki'), beside).then(() => ended.push(name));
        void farewell('sent', new Promise((resolve) => setTimeout(resolve, 1_000)));
        void farewell('stuck', new Promise(() => undefined));
        await vi.advanceTimersByTimeAsync(900);
        expect(ended).toEqual([]);
        await vi.advanceTimersByTimeAsync(200);
        expect(ended).toEqual(['sent']);
        await vi.advanceTimersByTimeAsync(2_000);
        expect(ended).toEqual(['sent', 'stuck']);
        vi.stubGlobal('navigator', { onLine: false });
        await farewell('offline', new Promise(() => undefined));
      } finally {
        vi.useRealTimers();
      }
    });

    it('says so where nothing can be put away', async () => {
      const { parts, synced } = await offline();
      parts.device.allTombstones = () => Promise.reject(new Error('shut'));
      expect(await synced.history.clearLocal()).toBe('blocked');
    });
  });

  it('reports nothing after the last listener has stopped', async () => {
    const { parts, synced, news, stop } = followed();
    await expect.poll(() => news.at(-1)).toMatchObject(calm);
    stop();
    const before = news.length;
    await synced.history.save(entry(1));
    synced.syncNow();
    // A round of its own, which is not reported.
    await synced.flushBeforeSignOut('aki', parts.stay('aki'));
    expect(news).toHaveLength(before);
  });

  it('drops what was sent of the roasts with the account, and with the history on this phone', async () => {
    const { parts, state, forgotten } = phone(fakeServer().remote);
    const synced = createSyncedHistory(parts);
    state.owner = null;
    await synced.clear('aki');
    await synced.history.forget('aki');
    await synced.history.clearLocal();
    expect(forgotten).toEqual(['aki', 'aki', 'everybody']);
  });
});
