import { THUMBNAIL_DATABASE, THUMBNAIL_STORE } from '#platform/history/databases.ts';
import type { Page } from 'playwright';

/** The small pictures that this browser keeps beside its history, byte for byte. */
export async function keptPictures(page: Page): Promise<readonly Buffer[]> {
  const texts = await page.evaluate(
    async ([database, store]) => {
      const records = await new Promise<{ readonly picture: Blob }[]>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.addEventListener('error', () => reject(new Error(database)));
        // Nothing was ever kept: no store either.
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
        request.addEventListener('success', () => {
          const all = request.result.transaction(store).objectStore(store).getAll();
          all.addEventListener('success', () => {
            request.result.close();
            resolve(all.result as { readonly picture: Blob }[]);
          });
        });
      });
      return Promise.all(
        records.map(async ({ picture }) => {
          const bytes = new Uint8Array(await picture.arrayBuffer());
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }),
      );
    },
    [THUMBNAIL_DATABASE, THUMBNAIL_STORE] as const,
  );
  return texts.map((text) => Buffer.from(text, 'base64'));
}
