import { DATABASE } from '#platform/database/schema.ts';
import type { Page } from 'playwright';

/** The small pictures that this browser keeps beside its history, or of its accounts, byte for byte. */
export async function keptPictures(
  page: Page,
  store: 'thumbnails' | 'pictures' = 'thumbnails',
): Promise<readonly Buffer[]> {
  const texts = await page.evaluate(
    async ({ database, store }) => {
      const records = await new Promise<{ readonly picture: Blob }[]>((resolve, reject) => {
        const request = indexedDB.open(database);
        // Nothing was ever kept: no database either, and none is to be left behind.
        request.addEventListener('upgradeneeded', () => {
          request.transaction?.abort();
          resolve([]);
        });
        request.addEventListener('error', () => reject(new Error(database)));
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
    { database: DATABASE, store },
  );
  return texts.map((text) => Buffer.from(text, 'base64'));
}
