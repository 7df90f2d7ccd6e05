/** The history at the server, by supabase-js. Rejects only where the client itself cannot be had. */
import type { LazyClient } from '#platform/supabase/client.ts';
import { numbersOf, ROW_COLUMNS, textOf, type AnalysisRow } from './row.ts';

/**
 * `refused`: it will never be taken. `later`: no network, no session, too many requests, or a server in trouble.
 * `balked`: an answer that this app does not know, be it a firewall's; what is behind it may well go through.
 */
export type PushOutcome = 'done' | 'refused' | 'balked' | 'later';

export interface RemoteTombstone {
  readonly id: string;
  readonly deletedAt: string;
}

export interface Pulled<T> {
  readonly items: readonly T[];
  /** Newest time at the server among them; the given one without any. */
  readonly newest: string;
}

export interface RemoteHistory {
  /** Numbers first, then the text: two short requests, each of which may be sent again. */
  upload(row: AnalysisRow): Promise<PushOutcome>;
  remove(ownerId: string, id: string): Promise<PushOutcome>;
  /** Withdraws a deletion, so that the row may come again. */
  takeBack(ownerId: string, id: string): Promise<PushOutcome>;
  /** Rows that arrived since (a little before) `since`; null: no answer. */
  rows(ownerId: string, since: string): Promise<Pulled<unknown> | null>;
  tombstones(ownerId: string, since: string): Promise<Pulled<RemoteTombstone> | null>;
}

const PAGE = 200;
/** A transaction that began before ours may end after it: look back this far. */
const OVERLAP_MS = 60_000;
const EPOCH = '1970-01-01T00:00:00.000Z';

/** Checks and malformed values (classes 22 and 23): trying again changes nothing. */
const isFinal = (code: string | undefined) => code !== undefined && /^2[23]/.test(code);

/** No answer at all (0), no session, too slow, too many, and what a gateway says of a server that is away. */
const PASSES = new Set([0, 401, 408, 425, 429, 502, 503, 504]);

interface Answer {
  readonly error: { readonly code?: string } | null;
  readonly status: number;
}

const outcomeOf = ({ error, status }: Answer): PushOutcome => {
  if (error === null) return 'done';
  if (isFinal(error.code)) return 'refused';
  return PASSES.has(status) ? 'later' : 'balked';
};

function lookBack(since: string): string {
  const time = Date.parse(since);
  return Number.isNaN(time) ? EPOCH : new Date(time - OVERLAP_MS).toISOString();
}

/** The next instant that PostgreSQL can tell apart (a microsecond). */
function justAfter(time: string): string {
  const [, seconds = time, digits = '', zone = 'Z'] =
    /^(.*?:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(time) ?? [];
  const micros = Number(digits.padEnd(6, '0').slice(0, 6)) + 1;
  if (micros < 1_000_000) return `${seconds}.${String(micros).padStart(6, '0')}${zone}`;
  return new Date(Date.parse(`${seconds}${zone}`) + 1_000).toISOString();
}

export function createRemoteHistory(client: LazyClient): RemoteHistory {
  /**
   * Every page of a table from a time on, oldest first. Each begins at the time of the last row, not at its number: what
   * comes or goes meanwhile moves the numbers. Rows of one instant that fill a whole page go on by their ids.
   */
  async function pages(
    { table, columns, time }: { table: string; columns: string; time: string },
    ownerId: string,
    since: string,
  ): Promise<Pulled<Record<string, unknown>> | null> {
    const supabase = await client.get();
    const items = new Map<unknown, Record<string, unknown>>();
    let from: string = lookBack(since);
    let newest = since;
    /** Within the instant `from`: the last id that came. */
    let within: string | null = null;
    for (;;) {
      const mine = supabase.from(table).select(columns).eq('user_id', ownerId);
      const asked = within === null ? mine.gte(time, from) : mine.eq(time, from).gt('id', within);
      const { data, error } = await asked.order(time).order('id').limit(PAGE);
      if (error !== null) return null;
      const rows = data as unknown as readonly Record<string, unknown>[];
      for (const row of rows) items.set(row['id'], row);
      const last = rows.at(-1) ?? {};
      const at: unknown = last[time];
      if (typeof at === 'string') newest = at;
      if (rows.length === PAGE && typeof at === 'string') {
        const id: unknown = last['id'];
        const first: unknown = rows[0]?.[time];
        within = (within !== null || first === at) && typeof id === 'string' ? id : null;
        from = at;
      } else if (within === null) {
        break;
      } else {
        // The instant is through: on behind it.
        within = null;
        from = justAfter(from);
      }
    }
    return { items: [...items.values()], newest };
  }

  return {
    async upload(row) {
      const supabase = await client.get();
      const numbers = await supabase
        .from('analyses')
        .upsert(numbersOf(row), { onConflict: 'user_id,id', ignoreDuplicates: true });
      const text = textOf(row);
      if (numbers.error !== null || text === null) return outcomeOf(numbers);
      // A text that is there already hides the row from this; one that was deleted meanwhile is no row.
      const added = await supabase.from('analyses').update(text).eq('user_id', row.user_id).eq('id', row.id);
      return outcomeOf(added);
    },
    async remove(ownerId, id) {
      const from = (await client.get()).from('analyses');
      return outcomeOf(await from.delete().eq('user_id', ownerId).eq('id', id));
    },
    async takeBack(ownerId, id) {
      const from = (await client.get()).from('analysis_tombstones');
      return outcomeOf(await from.delete().eq('user_id', ownerId).eq('id', id));
    },
    rows: (ownerId, since) =>
      pages({ table: 'analyses', columns: ROW_COLUMNS, time: 'synced_at' }, ownerId, since),
    async tombstones(ownerId, since) {
      const table = { table: 'analysis_tombstones', columns: 'id, deleted_at', time: 'deleted_at' };
      const pulled = await pages(table, ownerId, since);
      if (pulled === null) return null;
      const items = pulled.items.flatMap(({ id, deleted_at: deletedAt }) =>
        typeof id === 'string' && typeof deletedAt === 'string' ? [{ id, deletedAt }] : [],
      );
      return { items, newest: pulled.newest };
    },
  };
}
