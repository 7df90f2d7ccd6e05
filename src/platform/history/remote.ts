/** The history at the server, by supabase-js. Rejects only where the client itself cannot be had. */
import type { LazyClient } from '#platform/supabase/client.ts';
import { numbersOf, ROW_COLUMNS, textOf, type AnalysisRow } from './row.ts';

/** `refused`: it will never be taken. `later`: no network, no session, or a server in trouble. */
export type PushOutcome = 'done' | 'refused' | 'later';

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

const outcomeOf = (error: { readonly code?: string } | null): PushOutcome => {
  if (error === null) return 'done';
  return isFinal(error.code) ? 'refused' : 'later';
};

function lookBack(since: string): string {
  const time = Date.parse(since);
  return Number.isNaN(time) ? EPOCH : new Date(time - OVERLAP_MS).toISOString();
}

export function createRemoteHistory(client: LazyClient): RemoteHistory {
  /** Every page of a table from a time on, oldest first. */
  async function pages(
    { table, columns, time }: { table: string; columns: string; time: string },
    ownerId: string,
    since: string,
  ): Promise<Pulled<Record<string, unknown>> | null> {
    const supabase = await client.get();
    const items: Record<string, unknown>[] = [];
    for (let from = 0; ; from += PAGE) {
      const { data, error } = await supabase
        .from(table)
        .select(columns)
        .eq('user_id', ownerId)
        .gte(time, lookBack(since))
        .order(time)
        .order('id')
        .range(from, from + PAGE - 1);
      if (error !== null) return null;
      items.push(...(data as unknown as readonly Record<string, unknown>[]));
      if (data.length < PAGE) break;
    }
    const last = items.at(-1)?.[time];
    return { items, newest: typeof last === 'string' ? last : since };
  }

  return {
    async upload(row) {
      const supabase = await client.get();
      const numbers = await supabase
        .from('analyses')
        .upsert(numbersOf(row), { onConflict: 'user_id,id', ignoreDuplicates: true });
      const text = textOf(row);
      if (numbers.error !== null || text === null) return outcomeOf(numbers.error);
      // A text that is there already hides the row from this; one that was deleted meanwhile is no row.
      const added = await supabase.from('analyses').update(text).eq('user_id', row.user_id).eq('id', row.id);
      return outcomeOf(added.error);
    },
    async remove(ownerId, id) {
      const from = (await client.get()).from('analyses');
      return outcomeOf((await from.delete().eq('user_id', ownerId).eq('id', id)).error);
    },
    async takeBack(ownerId, id) {
      const from = (await client.get()).from('analysis_tombstones');
      return outcomeOf((await from.delete().eq('user_id', ownerId).eq('id', id)).error);
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
