/** Thumbnails in IndexedDB, beside nothing else: a database of their own can be emptied with one button. */
import { clear, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import type { ThumbnailService } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';
import { attempt } from './outcome.ts';

const recordSchema = z.object({ ownerId: z.string().check(z.minLength(1)), picture: z.instanceof(Blob) });

/** `shrink` makes the small picture; `store` is asked for lazily, since opening a database may throw. */
export function createDeviceThumbnails(
  store: () => UseStore,
  shrink: (photo: Blob) => Promise<Blob>,
): ThumbnailService {
  const putBack = (id: string, ownerId: string, picture: Blob): Promise<StoreOutcome> =>
    attempt(() => set(id, { ownerId, picture }, store()));
  return {
    putBack,
    async keep(id, ownerId, photo) {
      const picture = await shrink(photo).catch(() => null);
      return picture === null ? 'invalid' : putBack(id, ownerId, picture);
    },
    async read(id) {
      try {
        const parsed = recordSchema.safeParse(await get<unknown>(id, store()));
        return parsed.success ? parsed.data.picture : null;
      } catch {
        return null;
      }
    },
    async remove(id) {
      await attempt(() => del(id, store()));
    },
    clear: (ownerId) =>
      attempt(async () => {
        if (ownerId === undefined) return clear(store());
        const all = await entries<string, unknown>(store());
        const own = all.filter(([, value]) => {
          const parsed = recordSchema.safeParse(value);
          return parsed.success && parsed.data.ownerId === ownerId;
        });
        return delMany(
          own.map(([key]) => key),
          store(),
        );
      }),
  };
}
