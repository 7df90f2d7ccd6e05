/**
 * What the server has been told of each record. The outbox is whatever it has not been told of: it is worked
 * out from the history itself, so that a tab killed between two writes can neither lose nor double anything.
 */
import * as z from 'zod/mini';
import { ENTRY_VERSION, type HistoryHead, type Tombstone } from '#domain/history/entry.ts';
import type { Database } from '#platform/database/database.ts';
import { rangeOf } from '#platform/database/schema.ts';

/**
 * `refused`: the server will never take it, so it stays on this device. `away`: the server has it, and the
 * user cleared it off this device; it comes back with the next sign-in, not with the next round.
 */
const markSchema = z.enum(['uploaded', 'deleted', 'refused', 'away']);
const cursorSchema = z.object({
  ownerId: z.string().check(z.minLength(1)),
  /** Newest `synced_at` and `deleted_at` that came from the server; '' before the first. */
  analyses: z.string(),
  tombstones: z.string(),
  /**
   * Version of stored history (ENTRY_VERSION) that read the rows so far; missing before the first round is through. A row
   * that it could not read lies behind the cursor, so another reader begins anew.
   */
  reader: z.optional(z.number()),
  /** Id of the session of the last round. */
  session: z.string(),
});

export type Mark = z.infer<typeof markSchema>;
export type Cursor = Omit<z.infer<typeof cursorSchema>, 'session'>;

export interface Outbox {
  marks(ownerId: string): Promise<ReadonlyMap<string, Mark>>;
  mark(ownerId: string, id: string, told: Mark): Promise<void>;
  /** Notes that the server would not take it once more; how often it was by now, on this page. */
  balked(id: string): number;
  /**
   * A round by this session begins. It is another one than the last round's: what was put away in between is asked for
   * again.
   */
  enter(ownerId: string, session: string): Promise<void>;
  cursor(ownerId: string): Promise<Cursor>;
  move(cursor: Omit<Cursor, 'reader'>): Promise<void>;
  /** Forgets everything of this owner. */
  forget(ownerId: string): Promise<void>;
}

/** Rejects where storage is blocked. */
export function createOutbox(database: Database, reader = ENTRY_VERSION): Outbox {
  const balks = new Map<string, number>();
  return {
    balked(id) {
      const times = (balks.get(id) ?? 0) + 1;
      balks.set(id, times);
      return times;
    },
    marks: (ownerId) =>
      database.run('readonly', ['marks'], async ({ store }) => {
        const all = await store.getAll(rangeOf(ownerId));
        return new Map(
          all.flatMap(({ id, told }) => {
            const mark = markSchema.safeParse(told);
            return mark.success ? [[id, mark.data] as const] : [];
          }),
        );
      }),
    async mark(ownerId, id, told) {
      await database.run('readwrite', ['marks'], ({ store }) => store.put({ ownerId, id, told }));
    },
    async cursor(ownerId) {
      const value = await database.run('readonly', ['cursors'], ({ store }) => store.get(ownerId));
      const parsed = cursorSchema.safeParse(value);
      const anew = { ownerId, analyses: '', tombstones: '', reader };
      if (!parsed.success) return anew;
      return parsed.data.reader === reader ? parsed.data : { ...anew, tombstones: parsed.data.tombstones };
    },
    enter: (ownerId, session) =>
      database.run('readwrite', ['marks', 'cursors'], async (transaction) => {
        const [marks, cursors] = [transaction.objectStore('marks'), transaction.objectStore('cursors')];
        if (cursorSchema.safeParse(await cursors.get(ownerId)).data?.session === session) return;
        const away = (await marks.getAll(rangeOf(ownerId))).filter(({ told }) => told === 'away');
        await Promise.all(away.map(({ id }) => marks.delete([ownerId, id])));
        await cursors.put({ ownerId, analyses: '', tombstones: '', session }, ownerId);
      }),
    move: (cursor) =>
      database.run('readwrite', ['cursors'], async ({ store }) => {
        const { ownerId } = cursor;
        const old = cursorSchema.safeParse(await store.get(ownerId)).data;
        await store.put({ ...old, ...cursor, reader }, ownerId);
      }),
    forget: (ownerId) =>
      database.run('readwrite', ['marks', 'cursors'], async (transaction) => {
        await Promise.all([
          transaction.objectStore('marks').delete(rangeOf(ownerId)),
          transaction.objectStore('cursors').delete(ownerId),
        ]);
      }),
  };
}

/**
 * The server hears of a deletion this much later, so that one taken back at once costs no question; the person's other
 * devices show it within two seconds. Taken back after that, it is taken back there, too.
 */
export const DELETE_AFTER_MS = 1_000;

export interface Pending {
  /** Oldest first. Those of a deletion that was told and taken back are among them: their mark is `deleted`. */
  readonly uploads: readonly HistoryHead[];
  readonly deletions: readonly Tombstone[];
  /** Milliseconds until the next deletion is due; null without one. */
  readonly nextDeletionMs: number | null;
}

export function pendingOf(
  records: { readonly entries: readonly HistoryHead[]; readonly tombstones: readonly Tombstone[] },
  marks: ReadonlyMap<string, Mark>,
  now: number,
): Pending {
  const unsent = records.tombstones.filter(({ id }) => marks.get(id) !== 'deleted');
  const wait = ({ deletedAt }: Tombstone) => {
    const left = Date.parse(deletedAt) + DELETE_AFTER_MS - now;
    // A clock that was set back must not keep a deletion waiting for years.
    return left > DELETE_AFTER_MS ? 0 : left;
  };
  const waits = unsent.map(wait).filter((ms) => ms > 0);
  return {
    uploads: records.entries
      .filter(({ id }) => !marks.has(id) || marks.get(id) === 'deleted')
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    deletions: unsent.filter((tombstone) => wait(tombstone) <= 0),
    nextDeletionMs: waits.length === 0 ? null : Math.min(...waits),
  };
}
