/** Small pictures in the database, in a store of their own: it can be emptied with one button. */
import * as z from 'zod/mini';
import { PICTURE_SIDE } from '#domain/account/limits.ts';
import { attempt, type Database } from '#platform/database/database.ts';
import type { PictureService } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';

// A photo made small: drawn anew, so that orientation is applied and no metadata survives.

/** Long side in pixels: enough for two side by side on a phone, too little for anything else. */
export const THUMBNAIL_SIDE = 320;
const QUALITY = 0.8;

/** Size inside a square of `side`, never enlarged, never below one pixel. */
export function fitInside(
  width: number,
  height: number,
  side: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A profile picture: the largest square in the middle of the photo, made small. Rejects as `shrink` does. */
export const cutSquare = (photo: Blob): Promise<Blob> => shrink(photo, PICTURE_SIDE, true);

/** A JPEG of at most `side` pixels. Rejects on anything that the browser cannot decode. */
export async function shrink(photo: Blob, side = THUMBNAIL_SIDE, square = false): Promise<Blob> {
  // Safari before 17.2 refuses the word, and turns pictures by itself.
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() =>
    createImageBitmap(photo),
  );
  try {
    const { width, height } = bitmap;
    const shown = square ? Math.min(width, height) : null;
    const size = fitInside(shown ?? width, shown ?? height, side);
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas to draw on');
    context.imageSmoothingQuality = 'high';
    const [fromX, fromY] = shown === null ? [0, 0] : [(width - shown) / 2, (height - shown) / 2];
    const from = [fromX, fromY, shown ?? width, shown ?? height] as const;
    context.drawImage(bitmap, ...from, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (blob === null) throw new Error('The canvas gave no picture');
    return blob;
  } finally {
    bitmap.close();
  }
}

const recordSchema = z.object({
  ownerId: z.string().check(z.minLength(1)),
  picture: z.instanceof(Blob),
  mark: z.optional(z.string()),
});

/** `shrink` makes the small picture. */
export function createDeviceThumbnails(
  database: Database,
  name: 'thumbnails' | 'pictures',
  shrink: (photo: Blob) => Promise<Blob>,
): PictureService {
  const putBack: PictureService['putBack'] = (id, ownerId, picture, mark): Promise<StoreOutcome> =>
    attempt(() =>
      database.run('readwrite', [name], ({ store }) =>
        store.put({ ownerId, picture, ...(mark === undefined ? {} : { mark }) }, id),
      ),
    );
  const recordOf = async (id: string) => {
    try {
      return recordSchema.safeParse(await database.run('readonly', [name], ({ store }) => store.get(id)))
        .data;
    } catch {
      return undefined;
    }
  };
  return {
    putBack,
    async keep(id, ownerId, photo) {
      const picture = await shrink(photo).catch(() => null);
      return picture === null ? 'invalid' : putBack(id, ownerId, picture);
    },
    read: async (id) => (await recordOf(id))?.picture ?? null,
    markOf: async (id) => (await recordOf(id))?.mark ?? null,
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
