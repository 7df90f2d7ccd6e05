import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createDeviceThumbnails } from '#platform/history/device-thumbnails.ts';
import { entrySchema, ownerOf, readRecord } from '#platform/history/entry-schema.ts';
import { historyEntry } from './support/history.ts';

const ENTRY = historyEntry(1, Date.UTC(2026, 10, 20));

/** Every place in a value, as a path. */
function paths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => paths(part, [...path, key]));
  return [...(path.length === 0 ? [] : [path]), ...inner];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((part: unknown, i) => (String(i) === key ? replaced(part, rest, by) : part));
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [
      name,
      name === key ? replaced(part, rest, by) : part,
    ]),
  );
}

describe('the stored shape', () => {
  it('takes back what the product keeps, unchanged', () => {
    expect(readRecord(structuredClone(ENTRY))).toEqual({ kind: 'entry', entry: ENTRY });
  });

  it('knows a tombstone', () => {
    const tombstone = { v: 1, id: ENTRY.id, ownerId: 'user-1', deletedAt: '2026-11-20T00:00:00.000Z' };
    expect(readRecord(tombstone)).toEqual({ kind: 'tombstone', tombstone });
  });

  it('drops what it does not know: landmarks or pixels cannot slip in', () => {
    const smuggled = { ...ENTRY, photo: 'data:', report: { ...ENTRY.report, landmarks: [1, 2, 3] } };
    expect(entrySchema.parse(smuggled)).toEqual(ENTRY);
  });

  it('answers to any value at all without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(['damaged', 'entry', 'newer', 'tombstone']).toContain(readRecord(value).kind);
        expect(ownerOf(value) === null || typeof ownerOf(value) === 'string').toBe(true);
      }),
    );
  });

  it('notices damage wherever it strikes, or still reads a whole entry', () => {
    const places = paths(ENTRY);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.anything(), (path, by) => {
        const record = readRecord(replaced(ENTRY, path, by));
        if (record.kind === 'entry') expect(entrySchema.safeParse(record.entry).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a score beyond 100', ['report', 'score', 'value'], 101],
    ['half a point', ['report', 'score', 'value'], 77.5],
    ['no ±', ['report', 'score', 'spread'], null],
    ['no date', ['createdAt'], 'yesterday'],
    ['no UUID', ['id'], '../../etc'],
    ['no owner', ['ownerId'], ''],
    ['no version', ['v'], 'one'],
  ])('calls %s damaged', (_what, path, by) => {
    expect(readRecord(replaced(ENTRY, path, by))).toEqual({ kind: 'damaged' });
  });
});

describe('storage that is shut', () => {
  const failing = (name: string): Database => ({ run: () => Promise.reject(new DOMException('no', name)) });
  const shut = failing('SecurityError');

  it('is said, not thrown, by the history', async () => {
    const history = createDeviceHistory(shut);
    expect(await history.list('user-1')).toBeNull();
    expect(await history.save(ENTRY)).toBe('blocked');
    expect(await history.remove(ENTRY, '2026-11-20T00:00:00.000Z')).toBe('blocked');
    expect(await history.forget('user-1')).toBe('blocked');
  });

  it('is told from storage that is full', async () => {
    expect(await createDeviceHistory(failing('QuotaExceededError')).save(ENTRY)).toBe('full');
  });

  it('does not store what it would not read back', async () => {
    const history = createDeviceHistory(shut);
    expect(await history.save({ ...ENTRY, id: 'not-a-uuid' })).toBe('invalid');
    expect(await history.remove(ENTRY, 'soon')).toBe('invalid');
  });

  it('is said by the thumbnails, and a photo that cannot be read is told apart', async () => {
    const photo = new Blob(['x']);
    const thumbnails = createDeviceThumbnails(shut, 'thumbnails', (blob) => Promise.resolve(blob));
    expect(await thumbnails.read('a')).toBeNull();
    expect(await thumbnails.keep('a', 'me', photo)).toBe('blocked');
    expect(await thumbnails.clear()).toBe('blocked');
    const unreadable = createDeviceThumbnails(shut, 'thumbnails', () =>
      Promise.reject(new Error('not an image')),
    );
    expect(await unreadable.keep('a', 'me', photo)).toBe('invalid');
  });
});
