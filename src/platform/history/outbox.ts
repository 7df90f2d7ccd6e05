/**
 * What the server has been told of each record. The outbox is whatever it has not been told of: it is worked
 * out from the history itself, so that a tab killed between two writes can neither lose nor double anything.
 */
import { delMany, entries, get, set, update, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { ENTRY_VERSION, type HistoryHead, type Tombstone } from '#domain/history/entry.ts';

/**
 * `refused`: the server will never take it, so it stays on this device. `away`: the server has it, and the
 * user cleared it off this device; it comes back with the next sign-in, not with the next round.
 */
const markSchema = z.object({
  ownerId: z.string().check(z.minLength(1)),
  told: z.enum(['uploaded', 'deleted', 'refused', 'away']),
});
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

export type Mark = z.infer<typeof markSchema>['told'];
export type Cursor = Omit<z.infer<typeof cursorSchema>, 'session'>;

export interface Outbox {
  marks(ownerId: string): Promise<ReadonlyMap<string, Mark>>;
  mark(ownerId: string, id: string, told: Mark): Promise<void>;
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

const markKey = (ownerId: string, id: string) => `mark ${ownerId} ${id}`;
const cursorKey = (ownerId: string) => `cursor ${ownerId}`;

/** Rejects where storage is blocked. `store` is asked for lazily, since opening a database may throw. */
export function createOutbox(store: () => UseStore, reader = ENTRY_VERSION): Outbox {
  const own = async (ownerId: string) =>
    (await entries<string, unknown>(store())).filter(
      ([key]) => key === cursorKey(ownerId) || key.startsWith(markKey(ownerId, '')),
    );
  const awayKeys = async (ownerId: string) =>
    (await own(ownerId)).flatMap(([key, value]) =>
      markSchema.safeParse(value).data?.told === 'away' ? [key] : [],
    );
  return {
    async marks(ownerId) {
      const prefix = markKey(ownerId, '');
      return new Map(
        (await own(ownerId)).flatMap(([key, value]) => {
          const parsed = markSchema.safeParse(value);
          return key.startsWith(prefix) && parsed.success
            ? [[key.slice(prefix.length), parsed.data.told]]
            : [];
        }),
      );
    },
    mark: (ownerId, id, told) => set(markKey(ownerId, id), { ownerId, told }, store()),
    async cursor(ownerId) {
      const parsed = cursorSchema.safeParse(await get<unknown>(cursorKey(ownerId), store()));
      const anew = { ownerId, analyses: '', tombstones: '', reader };
      if (!parsed.success) return anew;
      return parsed.data.reader === reader ? parsed.data : { ...anew, tombstones: parsed.data.tombstones };
    },
    async enter(ownerId, session) {
      const known = cursorSchema.safeParse(await get<unknown>(cursorKey(ownerId), store())).data;
      if (known?.session === session) return;
      await delMany(await awayKeys(ownerId), store());
      await set(cursorKey(ownerId), { ownerId, analyses: '', tombstones: '', session }, store());
    },
    move: (cursor) =>
      update<unknown>(
        cursorKey(cursor.ownerId),
        (old) => ({ ...cursorSchema.safeParse(old).data, ...cursor, reader }),
        store(),
      ),
    forget: async (ownerId) =>
      delMany(
        (await own(ownerId)).map(([key]) => key),
        store(),
      ),
  };
}

/** A deletion can be taken back this long (the notice with "undo" stays 6 s), so the server hears of it later. */
export const DELETE_AFTER_MS = 15_000;

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
