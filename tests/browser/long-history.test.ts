/** Three years of roasts on one phone: everything is there, and nothing is laid out before it is scrolled to. */
import { en } from '#i18n/locales/en/en.ts';
import { HISTORY_ROWS } from './support/history-rows.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor, seedEntry } from './support/stage-data.ts';
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
