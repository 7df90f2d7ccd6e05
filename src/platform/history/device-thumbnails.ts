/** Small pictures in the database, in a store of their own: it can be emptied with one button. */
import * as z from 'zod/mini';
import { attempt, type Database } from '#platform/database/database.ts';
import type { ThumbnailService } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';

const recordSchema = z.object({ ownerId: z.string().check(z.minLength(1)), picture: z.instanceof(Blob) });

/** `shrink` makes the small picture. */
export function createDeviceThumbnails(
  database: Database,
  name: 'thumbnails' | 'pictures',
  shrink: (photo: Blob) => Promise<Blob>,
): ThumbnailService {
  const putBack = (id: string, ownerId: string, picture: Blob): Promise<StoreOutcome> =>
    attempt(() => database.run('readwrite', [name], ({ store }) => store.put({ ownerId, picture }, id)));
  return {
    putBack,
    async keep(id, ownerId, photo) {
      const picture = await shrink(photo).catch(() => null);
      return picture === null ? 'invalid' : putBack(id, ownerId, picture);
    },
    async read(id) {
      try {
        const value = await database.run('readonly', [name], ({ store }) => store.get(id));
        return recordSchema.safeParse(value).data?.picture ?? null;
      } catch {
        return null;
      }
    },
    async remove(id) {
      await attempt(() => database.run('readwrite', [name], ({ store }) => store.delete(id)));
    },
    clear: (ownerId) =>
      attempt(() =>
        database.run('readwrite', [name], async ({ store }) => {
          if (ownerId === undefined) return store.clear();
          const own = await store.index('owner').getAllKeys(ownerId);
          await Promise.all(own.map((id) => store.delete(id)));
        }),
      ),
  };
}
