/** Texts of version 1 hold the name: it is taken out before anything syncs, as long as it is known. Later ones never do. */
import { createStore, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { READER, type Reader } from '#platform/history/entry-migrations.ts';
import { readRecord } from '#platform/history/entry-schema.ts';
import { receivedRow } from '#platform/history/row.ts';
import { fillName } from '#roast/fill-name.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';
import { earlierEntry as entry, golden, listedWhole, storedPhone as phone } from './stored-phone.ts';

beforeEach(() => {
  vi.stubGlobal(
    'indexedDB',
    memoryDatabases({ refuse: () => null, inRealTime: (work) => work() }).factory(() => true),
  );
});

describe('texts of version 1, which hold the name', () => {
  const NAME = 'Aki Mori';
  const { roast } = entry(1);
  if (roast === null) throw new Error('no text');
  const named = { ...golden('v1-entry'), roast: fillName(roast, NAME) };
  const namedRow = { ...golden('v1-row'), roast: fillName(roast, NAME) };
  const knowing = (...names: string[]): Reader => ({ ...READER, names: () => names });

  it('have {name} in its place as soon as they are read, where the name is known', () => {
    expect(JSON.stringify(named)).toContain(NAME);
    expect(readRecord(named, knowing('Aoi', NAME))).toEqual({ kind: 'entry', entry: entry(1) });
    expect(receivedRow(namedRow, knowing(NAME))?.record).toEqual({ kind: 'entry', entry: entry(1) });
  });

  it('stay as they are where the name is known no more', () => {
    const record = readRecord(named, knowing('Aoi'));
    expect(record.kind === 'entry' && record.entry.roast).toEqual(named.roast);
  });

  it('of version 2 are not searched: what looks like a name there is a word', () => {
    const own = { ...entry(1), roast: { ...roast, closer: `${NAME} is a fine word.` } };
    const record = readRecord(own, knowing(NAME));
    expect(record.kind === 'entry' && record.entry.roast?.closer).toBe(`${NAME} is a fine word.`);
  });

  it('of version 2 go up as they are kept', async () => {
    const own = { ...roast, closer: `${NAME} is a fine word, {name}.` };
    const mine = phone(() => [], knowing(NAME));
    await mine.device.save({ ...entry(1), roast: own });
    await mine.sync();
    expect(mine.uploads).toMatchObject([{ roast: own }]);
    expect((await listedWhole(mine.device)).entries).toMatchObject([{ roast: own }]);
  });

  it('lose it for good before anything is sent, so that a later change of the name costs nothing', async () => {
    const store = createStore('history', 'analyses');
    const other = { ...named, id: entry(2).id, extra: 'kept' };
    await set(entry(1).id, named, store);
    await set(other.id, other, store);
    let names = [NAME];
    const reader = { ...READER, names: () => names };
    const updated = phone(() => [], reader);
    await updated.sync();
    expect(updated.uploads).toHaveLength(2);
    expect(JSON.stringify(updated.uploads)).not.toContain(NAME);
    expect(JSON.stringify(updated.uploads)).toContain('{name}');

    names = ['Aoi'];
    expect((await listedWhole(updated.device)).entries.map((one) => one?.roast)).toEqual([roast, roast]);
    expect(await get(other.id, store)).toEqual({ ...other, roast });
  });

  it('that come from the account lose it with the next round', async () => {
    const names = [NAME];
    const updated = phone(() => [namedRow], { ...READER, names: () => names });
    await updated.sync();
    await updated.sync();
    names.pop();
    expect((await listedWhole(updated.device)).entries).toEqual([entry(1)]);
  });
});
