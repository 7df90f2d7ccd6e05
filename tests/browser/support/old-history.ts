import type { Page } from 'playwright';
import type { HistoryEntry } from '#domain/history/entry.ts';

/**
 * One roast a day from now back, in the database of version 1.0.0: the app's first question carries them over. The page
 * is on neutral ground of the app's origin.
 */
export async function layDownOldHistory(page: Page, model: HistoryEntry, length: number): Promise<void> {
  await page.evaluate(
    async ({ database, name, model, length }) => {
      const opened = indexedDB.open(database);
      opened.addEventListener('upgradeneeded', () => void opened.result.createObjectStore(name));
      await new Promise((resolve, reject) => {
        opened.addEventListener('success', resolve);
        opened.addEventListener('error', reject);
      });
      const transaction = opened.result.transaction(name, 'readwrite');
      const store = transaction.objectStore(name);
      for (let day = 0; day < length; day += 1) {
        const id = `00000000-0000-4000-8000-${(day + 1).toString(16).padStart(12, '0')}`;
        const createdAt = new Date(Date.now() - (day + 0.1) * 86_400_000).toISOString();
        const score = { ...model.report.score, value: 60 + ((day * 7) % 25) };
        store.put({ ...model, id, createdAt, report: { ...model.report, score } }, id);
      }
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', reject);
      });
      opened.result.close();
    },
    { database: 'roast-me-history', name: 'analyses', model, length },
  );
}
