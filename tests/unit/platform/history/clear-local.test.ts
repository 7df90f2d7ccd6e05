/** A history that was cleared off this phone "until you next sign in", over the real stores. */
import { beforeEach, expect, it, vi } from 'vitest';
import { rowOf } from '#platform/history/row.ts';
import { createSyncedHistory } from '#platform/history/synced-history.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';
import { entry } from './fakes.ts';
import { OWNER, storedPhone } from './stored-phone.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('indexedDB', memoryDatabases().factory());
});

/** Aki's phone with one roast, which the account has, too. */
async function phone() {
  const made = storedPhone(() => [rowOf(entry(1))]);
  await made.device.save(entry(1));
  await made.sync();
  const here = async () => (await made.device.records(OWNER)).entries.map(({ id }) => id);
  expect(await here()).toEqual([entry(1).id]);
  return { ...made, here, synced: createSyncedHistory(made.parts) };
}

it.each([
  ['by its own account, in this session', OWNER],
  ['by a guest, after the session had ended by itself', null],
  ['by another account, after the session had ended by itself', 'ben'],
])('%s: comes back with the next sign-in', async (_who, who) => {
  const { state, sync, here, synced } = await phone();
  state.owner = who;
  expect(await synced.history.clearLocal()).toBe('done');
  expect(await here()).toEqual([]);
  if (who === OWNER) {
    await sync();
    // Not with the next round.
    expect(await here()).toEqual([]);
  }
  state.owner = OWNER;
  state.session = 'second';
  expect(await sync()).toMatchObject({ complete: true, changed: true });
  expect(await here()).toEqual([entry(1).id]);
  expect(await sync()).toMatchObject({ complete: true, changed: false });
});
