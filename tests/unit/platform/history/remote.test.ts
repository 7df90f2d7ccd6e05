import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteHistory } from '#platform/history/remote.ts';
import { rowOf } from '#platform/history/row.ts';
import { entry } from './fakes.ts';

// Node 20 has none; nothing here opens one.
beforeEach(() => void vi.stubGlobal('WebSocket', vi.fn()));

function remoteOver(network: typeof fetch) {
  const client = createClient('https://cloud.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: network },
  });
  return createRemoteHistory({ get: () => Promise.resolve(client), whenReady: () => undefined });
}

const ROW = rowOf(entry(1));

describe('what an answer to an upload means', () => {
  it.each([
    ['a broken check', 400, '{"code":"23514","message":"no"}', 'refused'],
    ['a malformed value', 400, '{"code":"22P02","message":"no"}', 'refused'],
    ['a firewall', 403, '<!doctype html><title>Blocked</title>', 'balked'],
    ['a proxy: too large', 413, '<html>413 Request Entity Too Large</html>', 'balked'],
    ['an unknown code', 400, '{"code":"PGRST999","message":"no"}', 'balked'],
    ['a fault of the server’s own', 500, '{"code":"XX000","message":"no"}', 'balked'],
    ['a column that is gone', 400, '{"code":"42703","message":"no"}', 'balked'],
    ['no session', 401, '{"code":"PGRST301","message":"JWT expired"}', 'later'],
    ['too many requests', 429, '', 'later'],
    ['a gateway', 503, '<html>', 'later'],
  ] as const)('%s', async (_what, status, body, outcome) => {
    if (ROW === null) throw new Error('no row');
    const remote = remoteOver(() => Promise.resolve(new Response(body, { status })));
    expect(await remote.upload(ROW)).toBe(outcome);
    expect(await remote.remove('aki', ROW.id)).toBe(outcome);
  });

  it('no network', async () => {
    if (ROW === null) throw new Error('no row');
    const remote = remoteOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await remote.upload(ROW)).toBe('later');
  });
});

interface Kept {
  readonly id: string;
  readonly deleted_at: string;
}

/** PostgREST as far as pages need it, over rows that change between two of them. */
function pagesOver(rows: Kept[], between: (page: number) => void) {
  let page = 0;
  return remoteOver((input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const filters = [...searchParams].flatMap(([column, text]) => {
      const [, operator = '', value = ''] = /^(eq|gte|gt)\.(.*)$/s.exec(text) ?? [];
      return column === 'id' || column === 'deleted_at' ? [{ column, operator, value } as const] : [];
    });
    // The same instant may be written in two ways.
    const comparable = (column: keyof Kept, text: string) =>
      column === 'id'
        ? text
        : text.replace(/(?:Z|\+00:00)$/, '').replace(/(\.\d+)?$/, (part) => (part || '.').padEnd(7, '0'));
    const holds = (row: Kept) =>
      filters.every(({ column, operator, value }) => {
        const [mine, asked] = [comparable(column, row[column]), comparable(column, value)];
        return operator === 'eq' ? mine === asked : operator === 'gt' ? mine > asked : mine >= asked;
      });
    const limit = Number(searchParams.get('limit') ?? 1_000);
    const offset = Number(searchParams.get('offset') ?? 0);
    const key = (row: Kept) => comparable('deleted_at', row.deleted_at) + row.id;
    const found = rows.filter(holds).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    const answer = Response.json(found.slice(offset, offset + limit));
    page += 1;
    between(page);
    return Promise.resolve(answer);
  });
}

const kept = (
  n: number,
  time = new Date(Date.parse('2026-06-01T00:00:00Z') + n * 1_000).toISOString(),
): Kept => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  deleted_at: time.replace('Z', '+00:00'),
});

describe('pages', () => {
  it('lose nothing where rows of an earlier page go meanwhile', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => kept(n));
    const all = rows.map(({ id }) => id);
    const remote = pagesOver(rows, (page) => void (page === 1 && rows.splice(0, 50)));
    const pulled = await remote.tombstones('aki', '');
    expect(pulled?.items.map(({ id }) => id)).toEqual(all);
    expect(pulled?.newest).toBe(kept(449).deleted_at);
  });

  it('take each row once where rows come in before them', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => kept(n + 100));
    const all = rows.map(({ id }) => id);
    const late = Array.from({ length: 50 }, (_, n) => kept(n));
    const remote = pagesOver(rows, (page) => void (page === 1 && rows.push(...late)));
    expect((await remote.tombstones('aki', ''))?.items.map(({ id }) => id)).toEqual(all);
  });

  it.each([199, 200, 201, 400, 401, 650])(
    'take all %d rows of one instant, and those around it',
    async (count) => {
      const instant = '2026-06-01T12:00:00.999999Z';
      const rows = [
        kept(1),
        ...Array.from({ length: count }, (_, n) => kept(n + 10, instant)),
        kept(9_000, '2026-06-01T12:00:01Z'),
        kept(9_001, '2026-06-01T12:00:01.000001Z'),
      ];
      const remote = pagesOver(rows, () => undefined);
      const pulled = await remote.tombstones('aki', '');
      expect(pulled?.items).toHaveLength(count + 3);
      expect(pulled?.newest).toBe(rows.at(-1)?.deleted_at);
    },
  );

  it('end where there is nothing', async () => {
    expect(await pagesOver([], () => undefined).tombstones('aki', 'x')).toEqual({ items: [], newest: 'x' });
  });
});
