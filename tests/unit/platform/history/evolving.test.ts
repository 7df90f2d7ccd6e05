/** Stored history outlives the version that wrote it: newer and incomplete entries stay, and are read as far as they can be. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { createDatabase, type Database } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { READER, type Reader } from '#platform/history/entry-migrations.ts';
import { readRecord } from '#platform/history/entry-schema.ts';
import { receivedRow, rowOf } from '#platform/history/row.ts';
import { createSentBodies } from '#platform/history/sent-bodies.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';
import { STORED } from '#tests/support/stored.ts';
import { layDownOld } from '#tests/support/stored-by-1-0-0.ts';
import { entryOfRow } from './entry-of-row.ts';
import { entry, fromAccount } from './fakes.ts';
import { listedWhole, OWNER, storedPhone as phone } from './stored-phone.ts';

/** The version of the app after this one. */
const NEXT: Reader = {
  version: READER.version + 1,
  migrations: { ...READER.migrations, [READER.version]: (old) => ({ ...old, seen: true }) },
};

/** The same value without what lies at the path. */
function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value)) return value;
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...value, [key]: without(inner, rest) };
}

/** Paths of every key of an object within the value. */
function keyPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...keyPaths(inner, [...path, key]),
  ]);
}

const metricsOf = ({ report }: HistoryEntry): Readonly<Record<string, unknown>> =>
  report.sections.skin.metrics;

/** Without these it is no entry of anybody's. */
const NEEDED = new Set(['v', 'id', 'ownerId', 'createdAt', 'pipelineVersion', 'report', 'report.score']);
const needed = (path: readonly string[]) =>
  NEEDED.has(path.join('.')) || /^report\.score\.(value|spread)$/.test(path.join('.'));

/** As one tab has it: the next start would delete what was laid down, and perhaps the next test's. */
let database: Database;

beforeEach(() => {
  database = createDatabase();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('indexedDB', memoryDatabases().factory());
});

/** What the database holds under this key, by whoever put it there. */
const valueOf = (id: string) => database.run('readonly', ['history'], ({ store }) => store.get(id));

/** Only where it is an object. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`no object: ${String(value)}`);
  return { ...value };
}

const { id: ID } = entry(1);
const TODAY = fieldsOf(STORED.today['roast-me-history'][ID]);
/** The same as it is read. */
const KEPT = TODAY as unknown as HistoryEntry;
const TODAYS_ROW = STORED.today['public.analyses'][0];

describe('golden records', () => {
  it('an entry of today is read as it was written', () => {
    expect(readRecord(TODAY)).toEqual({ kind: 'entry', entry: TODAY });
  });

  it('a row of today has what the account keeps, and is read as far', () => {
    expect(entryOfRow(TODAYS_ROW)).toEqual(fromAccount(KEPT));
    expect({ ...rowOf(KEPT), synced_at: fieldsOf(TODAYS_ROW)['synced_at'] }).toEqual(TODAYS_ROW);
  });

  it('entries, deletions and rows of the future are kept as they are', async () => {
    const { [ID]: newer, ...others } = STORED.future['roast-me-history'];
    expect(readRecord(newer)).toEqual({ kind: 'newer', id: ID });
    const deleted = Object.values(others).find((one) => 'deletedAt' in fieldsOf(one));
    expect(readRecord(deleted)).toMatchObject({ kind: 'tombstone', tombstone: { v: READER.version + 1 } });
    expect(receivedRow(STORED.future['public.analyses'][0])?.record).toEqual({ kind: 'newer', id: ID });

    await layDownOld('roast-me-history', STORED.future['roast-me-history']);
    const device = createDeviceHistory(database);
    expect(await device.list(OWNER)).toEqual({ entries: [], damaged: 0, newer: 1 });
    expect(await valueOf(ID)).toEqual(newer);
  });

  it('a phone of today goes on: its history, and what its account was told of', async () => {
    await layDownOld('roast-me-history', STORED.today['roast-me-history']);
    await layDownOld('roast-me-outbox', STORED.today['roast-me-outbox']);
    const updated = phone(() => []);
    ({ database } = updated);
    expect(await listedWhole(updated.device)).toEqual({ entries: [TODAY], damaged: 0, newer: 0 });
    const { 'index 1': _one, 'index 2': _two, ...records } = STORED.today['roast-me-history'];
    for (const [key, value] of Object.entries(records)) expect(await valueOf(key), key).toEqual(value);

    expect(await updated.sync()).toMatchObject({ complete: true, changed: false });
    expect(updated.uploads).toEqual([]);
    const { analyses } = fieldsOf(STORED.today['roast-me-outbox'][`cursor ${OWNER}`]);
    expect(updated.asked).toEqual([analyses]);
  });

  it('what an account was told of by the future is asked for once more, and nothing is sent twice', async () => {
    await layDownOld('roast-me-history', STORED.today['roast-me-history']);
    await layDownOld('roast-me-outbox', STORED.future['roast-me-outbox']);
    const earlier = phone(() => [TODAYS_ROW]);
    expect(await earlier.sync()).toMatchObject({ complete: true });
    expect(earlier.asked).toEqual(['']);
    expect(await listedWhole(earlier.device)).toMatchObject({ entries: [TODAY] });
  });

  it.each(['today', 'future'] as const)('bodies that were sent, of %s', async (when) => {
    await layDownOld('roast-me-sent', STORED[when]['roast-me-sent']);
    const bodies = await createSentBodies(database).of(OWNER, ID);
    const { bodies: today } = fieldsOf(STORED.today['roast-me-sent'][ID]);
    expect(bodies).toEqual(when === 'today' ? today : []);
  });
});

describe('an entry with keys that are missing or unknown', () => {
  it('that lacks a metric has none there, and all the rest', () => {
    const record = readRecord(without(TODAY, ['report', 'sections', 'skin', 'metrics', 'pores']));
    if (record.kind !== 'entry') throw new Error(record.kind);
    const { metrics } = record.entry.report.sections.skin;
    expect(metrics.pores).toBeNull();
    expect({ ...record.entry, report: null }).toEqual({ ...KEPT, report: null });
    expect({ ...metrics, pores: metricsOf(KEPT)['pores'] }).toEqual(metricsOf(KEPT));
  });

  it('is shown whatever else is taken away or added, with what is left of it', () => {
    const removable = keyPaths(TODAY).filter((path) => !needed(path));
    expect(removable.length).toBeGreaterThan(50);
    const extra = fc.dictionary(
      fc.string({ minLength: 1 }).map((key) => `new ${key}`),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...removable)), extra, (gone, more) => {
        const left = gone.reduce<unknown>(without, TODAY) as Record<string, unknown>;
        const record = readRecord({ ...left, ...more, report: { ...(left['report'] as object), ...more } });
        if (record.kind !== 'entry') throw new Error(`${record.kind} without ${gone.join(', ')}`);
        expect(record.entry.report.score.value).toBe(KEPT.report.score.value);
        const metrics = Object.entries(record.entry.report.sections.skin.metrics);
        for (const [name, metric] of metrics) {
          const touched = gone.some((path) =>
            ['report', 'sections', 'skin', 'metrics', name].every(
              (part, i) => path[i] === undefined || path[i] === part,
            ),
          );
          if (!touched) expect(metric, name).toEqual(metricsOf(KEPT)[name]);
        }
      }),
    );
  });

  it.each([...NEEDED])('is damaged without %s, and stays where it is', async (path) => {
    const value = without(TODAY, path.split('.'));
    expect(readRecord(value).kind).toBe('damaged');
    await layDownOld('roast-me-history', { x: value });
    await createDeviceHistory(database).list(OWNER);
    expect(await valueOf('x')).toEqual(value);
  });

  it('an expression or advice that this version does not know is left out alone', () => {
    const value = {
      ...entry(1),
      report: { ...entry(1).report, expression: 'bemused', advice: ['fly', 'hold-still'] },
    };
    const record = readRecord(value);
    expect(record.kind === 'entry' && record.entry.report).toMatchObject({
      expression: null,
      advice: ['hold-still'],
      score: entry(1).report.score,
    });
  });
});

describe('migrations', () => {
  it('bring an older record to this shape, one version at a time', () => {
    const reader: Reader = {
      version: 3,
      migrations: {
        1: ({ text, ...old }) => ({ ...old, words: text }),
        2: ({ words, ...old }) => ({ ...old, roast: words }),
      },
    };
    const { roast, ...rest } = entry(1);
    expect(readRecord({ ...rest, v: 1, text: roast }, reader)).toEqual({ kind: 'entry', entry: entry(1) });
  });

  it('that throw leave the record where it is, as a damaged one', () => {
    const reader: Reader = {
      version: 2,
      migrations: {
        1: () => {
          throw new Error('no');
        },
      },
    };
    expect(readRecord({ ...entry(1), v: 1, report: null }, reader).kind).toBe('damaged');
  });
});

describe('on the device', () => {
  it('a deletion that is taken back brings back what this version does not know, too', async () => {
    const kept = { ...TODAY, fromTomorrow: { a: 1 } };
    await layDownOld('roast-me-history', { [entry(1).id]: kept });
    const device = createDeviceHistory(database);
    const listing = await device.list(OWNER);
    const [listed] = listing?.entries ?? [];
    if (listed === undefined) throw new Error('not listed');
    await device.remove(listed, '2026-06-02T00:00:00.000Z');
    expect((await device.list(OWNER))?.entries).toEqual([]);
    await device.restore(listed);
    expect(await valueOf(entry(1).id)).toEqual(kept);
  });
});

/** A row as a newer version of the app writes it: its facts and its roast are of shapes unknown here. */
const rowOfTomorrow = () => {
  const row = rowOf(entry(2));
  return {
    ...row,
    report: { ...row?.report, v: NEXT.version, mood: 'electric', facts: { v: 9 } },
    roast: { verses: ['one'] },
  };
};

describe('an account that a newer version writes to', () => {
  it('its roast is kept, said to be newer, never sent back, and shown after the update', async () => {
    const rows = () => [TODAYS_ROW, rowOfTomorrow()];
    const old = phone(rows);
    expect(await old.sync()).toMatchObject({ complete: true, changed: true });
    expect(await listedWhole(old.device)).toMatchObject({
      entries: [fromAccount(KEPT)],
      damaged: 0,
      newer: 1,
    });
    // The next round neither takes it again nor sends it.
    expect(await old.sync()).toMatchObject({ complete: true, changed: false });
    expect(old.uploads).toEqual([]);

    const updated = phone(rows, NEXT);
    const before = await updated.device.list(OWNER);
    expect(before).toMatchObject({ newer: 0, damaged: 0 });
    expect(before?.entries.map(({ id }) => id).toSorted()).toEqual([entry(1).id, entry(2).id]);
    expect(await updated.sync()).toMatchObject({ complete: true, changed: false });
    // Another reader asks for everything once more; from then on for what is new.
    expect(await updated.sync()).toMatchObject({ complete: true });
    expect(updated.asked).toEqual(['', '2026-06-01T12:20:00+00:00']);
  });

  it('a row that an earlier version of the app passed over comes back with the update', async () => {
    const cursor = { ownerId: OWNER, analyses: '2026-06-01T12:20:00+00:00', tombstones: '' };
    await layDownOld('roast-me-outbox', {
      [`cursor ${OWNER}`]: { ...cursor, reader: READER.version - 1, session: 'first' },
    });
    const updated = phone(() => [TODAYS_ROW]);
    expect(await updated.sync()).toMatchObject({ complete: true, changed: true });
    expect((await listedWhole(updated.device)).entries).toEqual([fromAccount(KEPT)]);
  });

  it('a damaged copy on the phone is replaced by the account’s good one', async () => {
    await layDownOld('roast-me-history', {
      [entry(1).id]: { id: entry(1).id, ownerId: OWNER, v: 1, report: 'gone' },
    });
    const mended = phone(() => [TODAYS_ROW]);
    expect((await mended.device.list(OWNER))?.damaged).toBe(1);
    await mended.sync();
    expect(await listedWhole(mended.device)).toMatchObject({ entries: [fromAccount(KEPT)], damaged: 0 });
  });

  it('a row carries its version up', () => {
    expect(rowOf(entry(1))?.report['v']).toBe(READER.version);
    expect(receivedRow({ ...rowOf(entry(1)), synced_at: 'x' })?.record).toEqual({
      kind: 'entry',
      entry: fromAccount(entry(1)),
    });
  });
});
