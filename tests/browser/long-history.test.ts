/** Many years of roasts on one phone: everything is there, and nothing is laid out before it is scrolled to. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { HISTORY_ROWS } from './support/history-rows.ts';
import { withKeptPages } from './support/kept-page.ts';
import { layDownOldHistory } from './support/old-history.ts';
import { laidFor, seedEntry, setStage } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages();
const words = en.history;
const MANY = 1_000;

/** Without a text: a thousand of them are more than a tab's storage holds. */
const entries = Array.from({ length: MANY }, (_, index) => {
  const model = seedEntry({ daysAgo: index + 0.1, score: 60 + (index % 20) }, index, 'en');
  return { ...model, facts: null, roast: null, sent: null };
});

test('a thousand roasts are listed, drawn and counted, some at a time', async () => {
  const page = await device.fresh(
    baseUrl(),
    laidFor({ settings: { language: 'en' } }, { entries, premium: true }),
  );
  await page.goto('/history');
  await page.getByLabel(words.period.all).check({ force: true });
  await page.getByRole('heading', { name: /^1,?000 / }).waitFor();
  const rows = page.locator(HISTORY_ROWS);
  const atFirst = await rows.count();
  expect(atFirst).toBeGreaterThan(20);
  expect(atFirst).toBeLessThan(200);
  expect(await page.locator('svg[role="img"] circle').count()).toBe(90);
  await page.getByText(words.chart.condensed.replace('{{count}}', '12')).waitFor();

  await rows.nth(atFirst - 1).scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(atFirst);

  await page.getByText(words.chart.table).click();
  const numbers = page.locator('table tbody tr');
  await expect.poll(() => numbers.count()).toBeGreaterThan(20);
  expect(await numbers.count()).toBeLessThan(200);
});

/** How many roasts the app's database holds; 0 where there is none yet. */
const carriedOver = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'roast-me')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('roast-me');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('history').objectStore('history').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });

test('ten thousand roasts of version 1.0.0 come over, from a tab that dies on the way and past one that stays open', async () => {
  const length = 10_000;
  const stage = { entries: [], premium: true };
  const settings = { language: 'en' } as const;
  const old = await device.fresh(baseUrl(), laidFor({ settings }, stage));
  await layDownOldHistory(old, seedEntry({ daysAgo: 0, score: 70 }, 0, 'en'), length);
  // As a tab of 1.0.0 has it, from here on.
  await old.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('roast-me-history');
        opening.addEventListener('success', () => {
          Object.assign(window, { held: opening.result });
          resolve();
        });
      }),
  );
  const newTab = async () => {
    const page = await old.context().newPage();
    await setStage(page, stage);
    return page;
  };
  const all = async (page: Page) => {
    await page.getByLabel(words.period.all).check({ force: true });
    await page.getByRole('heading', { name: /^10,?000 / }).waitFor();
  };

  const dying = await newTab();
  const gone = dying.goto('/history').catch(() => null);
  await expect.poll(() => carriedOver(old)).toBeGreaterThan(0);
  await dying.close();
  await gone;
  const atDeath = await carriedOver(old);
  expect(atDeath).toBeLessThan(length);

  const page = await newTab();
  await page.goto('/history');
  await all(page);
  expect(await carriedOver(old)).toBe(length);
  // Twice more: what is old is to go, waits for the old tab, and nobody waits for that.
  await page.reload();
  await page.locator(HISTORY_ROWS).first().waitFor();
  await page.reload();
  await all(page);
  await old.evaluate(() => (window as unknown as { held: IDBDatabase }).held.close());
  const names = () => old.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toEqual(['roast-me']);
  await page.close();
});
