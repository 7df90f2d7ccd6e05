import { describe, expect, it } from 'vitest';
import { DELETE_AFTER_MS } from '#platform/history/outbox.ts';
import { rowOf } from '#platform/history/row.ts';
import { syncOnce } from '#platform/history/sync-run.ts';
import { entry, fakeServer, NOW, phone } from './fakes.ts';

const DELETED_AT = new Date(NOW).toISOString();

describe('up', () => {
  it('sends what the server has not heard of, once', async () => {
    const server = fakeServer();
    const { device, parts } = phone(server.remote);
    await device.save(entry(2));
    await device.save(entry(1));
    expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true, changed: false });
    expect(server.uploads.map(({ id }) => id)).toEqual([entry(1).id, entry(2).id]);
    await syncOnce(parts, 'aki');
    expect(server.uploads).toHaveLength(2);
  });

  it('sends it again, to no effect, where the tab was killed before it was noted', async () => {
    const server = fakeServer();
    const { device, outbox, parts } = phone(server.remote);
    await device.save(entry(1));
    await syncOnce(parts, 'aki');
    outbox.told.clear();
    await syncOnce(parts, 'aki');
    expect(server.uploads).toHaveLength(2);
    expect(server.rows.size).toBe(1);
  });

  it('keeps everything for later without a network; a refusal does not stand in the way of the rest', async () => {
    const server = fakeServer();
    const { device, parts } = phone(server.remote);
    await device.save(entry(1));
    await device.save(entry(2));
    server.trouble.push('later');
    expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: false });
    expect(server.rows.size).toBe(0);
    server.trouble.push('refused');
    expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true });
    expect([...server.rows.keys()]).toEqual([entry(2).id]);
    expect((await device.list('aki'))?.entries).toHaveLength(2);
  });

  it('one that the server never takes stands in no other’s way, up or down, and stays on the device after three tries', async () => {
    const server = fakeServer();
    const { device, outbox, parts } = phone(server.remote);
    const elsewhere = phone(server.remote);
    await elsewhere.device.save(entry(9));
    await syncOnce(elsewhere.parts, 'aki');
    const remote = {
      ...server.remote,
      upload: (row: Parameters<typeof server.remote.upload>[0]) =>
        row.id === entry(1).id ? Promise.resolve('balked' as const) : server.remote.upload(row),
    };
    for (const number of [1, 2]) await device.save(entry(number));
    const round = () => syncOnce({ ...parts, remote }, 'aki');
    expect(await round()).toMatchObject({ complete: false, changed: true });
    expect([...server.rows.keys()].sort()).toEqual([entry(2).id, entry(9).id]);
    expect((await device.list('aki'))?.entries).toHaveLength(3);
    await round();
    expect(outbox.told.get(entry(1).id)).toBeUndefined();
    await round();
    expect(outbox.told.get(entry(1).id)).toBe('refused');
    expect(await round()).toMatchObject({ complete: true });
  });

  it('sets none aside where nothing comes down either: then something is in the way of all', async () => {
    const server = fakeServer();
    const { device, outbox, parts } = phone(server.remote);
    await device.save(entry(1));
    const remote = {
      ...server.remote,
      upload: () => Promise.resolve('balked' as const),
      rows: () => Promise.resolve(null),
    };
    for (let i = 0; i < 9; i += 1) await syncOnce({ ...parts, remote }, 'aki');
    expect(outbox.told.size).toBe(0);
  });

  it('a deletion that is not taken is told again, and others before it', async () => {
    const server = fakeServer();
    const { device, state, parts } = phone(server.remote);
    for (const number of [1, 2]) await device.save(entry(number));
    await syncOnce(parts, 'aki');
    for (const number of [1, 2]) await device.remove(entry(number), DELETED_AT);
    state.now += DELETE_AFTER_MS + 1;
    server.trouble.push('balked');
    expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: false });
    expect([...server.rows.keys()]).toEqual([entry(1).id]);
    expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true });
    expect(server.rows.size).toBe(0);
  });

  it('never sends another account’s', async () => {
    const server = fakeServer();
    const { device, state, parts } = phone(server.remote);
    await device.save(entry(1, 'aki'));
    state.owner = 'ben';
    expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: false });
    expect(await syncOnce(parts, 'ben')).toMatchObject({ complete: true });
    expect(server.uploads).toEqual([]);
  });

  it('stops where another user signs in half-way through', async () => {
    const server = fakeServer();
    const { device, state, parts } = phone(server.remote);
    await device.save(entry(1));
    await device.save(entry(2));
    const remote = {
      ...server.remote,
      async upload(row: Parameters<typeof server.remote.upload>[0]) {
        state.owner = 'ben';
        return server.remote.upload(row);
      },
    };
    await syncOnce({ ...parts, remote }, 'aki');
    expect(server.uploads).toHaveLength(1);
  });

  it('never rejects', async () => {
    const { parts } = phone(fakeServer().remote);
    const device = { ...parts.device, records: () => Promise.reject(new Error('blocked')) };
    expect(await syncOnce({ ...parts, device }, 'aki')).toMatchObject({ complete: false });
  });
});

it('takes an analysis whose text is not there yet, and the text when it is', async () => {
  const server = fakeServer();
  const { device, parts } = phone(server.remote);
  const row = rowOf(entry(1));
  if (row === null) throw new Error('no row');
  server.rows.set(row.id, { ...row, roast: {} });
  const shown = async () => (await device.list('aki'))?.entries.map(({ roast }) => roast);
  expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true, changed: true });
  expect(await shown()).toEqual([null]);
  expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true, changed: false });
  server.rows.set(row.id, row);
  expect(await syncOnce(parts, 'aki')).toMatchObject({ complete: true, changed: true });
  expect(await shown()).toEqual([entry(1).roast]);
  expect(server.uploads).toEqual([]);
});

describe('deletions', () => {
  it('wait until they cannot be taken back, then reach the server and the other phone', async () => {
    const server = fakeServer();
    const one = phone(server.remote);
    const two = phone(server.remote);
    await one.device.save(entry(1));
    await syncOnce(one.parts, 'aki');
    expect(await syncOnce(two.parts, 'aki')).toMatchObject({ changed: true });
    expect((await two.device.list('aki'))?.entries.map(({ id }) => id)).toEqual([entry(1).id]);

    await one.device.remove(entry(1), DELETED_AT);
    expect(await syncOnce(one.parts, 'aki')).toMatchObject({ complete: true, dueInMs: DELETE_AFTER_MS });
    expect(server.rows.size).toBe(1);
    one.state.now += DELETE_AFTER_MS;
    expect(await syncOnce(one.parts, 'aki')).toMatchObject({ complete: true, dueInMs: null });
    expect(server.rows.size).toBe(0);

    expect(await syncOnce(two.parts, 'aki')).toMatchObject({ changed: true });
    expect((await two.device.list('aki'))?.entries).toEqual([]);
    expect(two.thumbnailsGone).toEqual([entry(1).id]);
    expect(await syncOnce(two.parts, 'aki')).toMatchObject({ changed: false });
  });

  it('that were taken back in time never happened', async () => {
    const server = fakeServer();
    const { device, state, parts } = phone(server.remote);
    await device.save(entry(1));
    await syncOnce(parts, 'aki');
    await device.remove(entry(1), DELETED_AT);
    await syncOnce(parts, 'aki');
    await device.restore(entry(1));
    state.now += DELETE_AFTER_MS;
    await syncOnce(parts, 'aki');
    expect(server.rows.size).toBe(1);
    expect((await device.list('aki'))?.entries).toHaveLength(1);
  });

  it('that are taken back after the server was told come back for good, on every phone', async () => {
    const server = fakeServer();
    const [one, two] = [phone(server.remote), phone(server.remote)];
    const ids = async () =>
      Promise.all(
        [one, two].map(async ({ device }) => (await device.list('aki'))?.entries.map(({ id }) => id)),
      );
    const rounds = async () => {
      for (const { parts } of [one, two, one, two]) await syncOnce(parts, 'aki');
    };
    await one.device.save(entry(1));
    await rounds();
    await one.device.remove(entry(1), DELETED_AT);
    one.state.now += DELETE_AFTER_MS;
    await rounds();
    expect(await ids()).toEqual([[], []]);

    await one.device.restore(entry(1));
    await rounds();
    expect(await ids()).toEqual([[entry(1).id], [entry(1).id]]);
    expect([...server.rows.keys()]).toEqual([entry(1).id]);
    expect(one.outbox.told.get(entry(1).id)).toBe('uploaded');

    // And may be deleted once more, for good.
    await two.device.remove(entry(1), DELETED_AT);
    two.state.now += DELETE_AFTER_MS;
    await rounds();
    expect(await ids()).toEqual([[], []]);
    expect(server.rows.size).toBe(0);
  });

  it('that are taken back while the server is being told come back for good', async () => {
    const server = fakeServer();
    const { device, state, parts } = phone(server.remote);
    await device.save(entry(1));
    await syncOnce(parts, 'aki');
    await device.remove(entry(1), DELETED_AT);
    state.now += DELETE_AFTER_MS;
    const remote = {
      ...server.remote,
      async remove(...given: Parameters<typeof server.remote.remove>) {
        const outcome = await server.remote.remove(...given);
        await device.restore(entry(1));
        return outcome;
      },
    };
    await syncOnce({ ...parts, remote }, 'aki');
    await syncOnce(parts, 'aki');
    await syncOnce(parts, 'aki');
    expect((await device.list('aki'))?.entries.map(({ id }) => id)).toEqual([entry(1).id]);
    expect(server.rows.size).toBe(1);
  });

  it('that another phone has made, too, are taken back there as well', async () => {
    const server = fakeServer();
    const [one, two] = [phone(server.remote), phone(server.remote)];
    await one.device.save(entry(1));
    for (const { parts } of [one, two]) await syncOnce(parts, 'aki');
    await two.device.remove(entry(1), DELETED_AT);
    two.state.now += DELETE_AFTER_MS;
    await syncOnce(two.parts, 'aki');
    await one.device.remove(entry(1), DELETED_AT);
    await syncOnce(one.parts, 'aki');
    await one.device.restore(entry(1));
    for (const { parts } of [one, two, one]) await syncOnce(parts, 'aki');
    expect((await one.device.list('aki'))?.entries).toHaveLength(1);
    expect((await two.device.list('aki'))?.entries).toHaveLength(1);
    expect(server.rows.size).toBe(1);
  });

  it('from elsewhere hold, though the tab was killed before they were noted', async () => {
    const server = fakeServer();
    const [one, two] = [phone(server.remote), phone(server.remote)];
    await one.device.save(entry(1));
    for (const { parts } of [one, two]) await syncOnce(parts, 'aki');
    await one.device.remove(entry(1), DELETED_AT);
    one.state.now += DELETE_AFTER_MS;
    await syncOnce(one.parts, 'aki');
    let left = 1;
    const killed =
      <Given extends unknown[], T>(call: (...given: Given) => Promise<T>) =>
      async (...given: Given): Promise<T> => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return call(...given);
      };
    const { device, outbox } = two;
    await syncOnce(
      {
        ...two.parts,
        device: { ...device, storeTombstone: killed((stone) => device.storeTombstone(stone)) },
        outbox: { ...outbox, mark: killed((...given) => outbox.mark(...given)) },
      },
      'aki',
    );
    for (const { parts } of [two, one]) await syncOnce(parts, 'aki');
    expect((await two.device.list('aki'))?.entries).toEqual([]);
    expect(server.rows.size).toBe(0);
  });

  it('do not wait for years after the clock was set back', async () => {
    const server = fakeServer();
    const { device, state, parts } = phone(server.remote);
    await device.save(entry(1));
    await syncOnce(parts, 'aki');
    await device.remove(entry(1), new Date(NOW + 1e11).toISOString());
    state.now = NOW;
    await syncOnce(parts, 'aki');
    expect(server.rows.size).toBe(0);
  });
});

describe('what was sent of a roast', () => {
  it('is dropped once the account has been told of the deletion, here or elsewhere', async () => {
    const server = fakeServer();
    const one = phone(server.remote);
    const other = phone(server.remote);
    await one.device.save(entry(1));
    await syncOnce(one.parts, 'aki');
    await syncOnce(other.parts, 'aki');
    await one.device.remove(entry(1), DELETED_AT);
    await syncOnce(one.parts, 'aki');
    expect(one.dropped).toEqual([]);
    one.state.now = NOW + DELETE_AFTER_MS;
    await syncOnce(one.parts, 'aki');
    expect(one.dropped).toEqual([entry(1).id]);
    await syncOnce(other.parts, 'aki');
    expect(other.dropped).toEqual([entry(1).id]);
  });
});

it('lets the page answer while it reads what a long history brings', async () => {
  const server = fakeServer();
  for (let n = 0; n < 120; n += 1) {
    const row = rowOf(entry(n));
    if (row !== null) server.rows.set(row.id, row);
  }
  const { device, parts } = phone(server.remote);
  let turns = 0;
  const counting = setInterval(() => (turns += 1));
  await syncOnce(parts, 'aki');
  clearInterval(counting);
  expect(turns).toBeGreaterThanOrEqual(1);
  expect((await device.list('aki'))?.entries).toHaveLength(120);
});
