/** One answer a week for the counts of what makes people laugh, whole: asked for, tapped, drawn, sent and summed. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { startEmbedded, type Embedded } from '#tests/contract/support/embedded.ts';
import { auditPrivacy, bodiesTo } from '#tests/support/privacy-audit.ts';
import { FACE, newEmail, roastOnce, signOut, signUp } from './support/account-steps.ts';
import { axeViolations } from './support/axe.ts';
import { newContext, startBrowser } from './support/contexts.ts';
import { layEmptyData } from './support/empty-data.ts';
import { startRecordingProxy, type RecordingProxy } from './support/recording-proxy.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { actAs, DONE } from './support/visit.ts';

let folder: string;
let server: Embedded;
let proxy: RecordingProxy;
let browser: Browser;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-giving-'));
  const data = join(folder, 'data');
  await layEmptyData(data);
  server = await startEmbedded({ folder: data, dir: BUILD_DIR });
  proxy = await startRecordingProxy();
  browser = await startBrowser({ args: ['--disable-features=AutofillServerCommunication'] });
});
test.afterAll(async () => {
  await browser.close();
  await proxy.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const given = () => bodiesTo(proxy.requests, '/rest/v1/rpc/give_laugh');
const counted = () =>
  server.backend.database.query<Readonly<Record<'line' | 'laughed' | 'not_mine', unknown>>>(
    'select line, laughed, not_mine from private.laugh_counts',
  );
const record = (page: Page) => page.evaluate(() => localStorage.getItem('roast-me-giving'));

/** Taps under the `n`th truth, and waits until the phone has learned from it. */
async function tapTruth(page: Page, n: number): Promise<void> {
  const known = () => page.evaluate(() => localStorage.getItem('roast-me-taste'));
  const before = await known();
  await page.locator('[data-truths]').getByRole('button', { name: en.taste.laughed }).nth(n).click();
  await expect.poll(known).not.toBe(before);
}

test('nothing is given until the switch is on; then one answer a week leaves, with no name, and the counts have it', async () => {
  const context = await newContext(browser, {
    baseURL: server.url,
    serviceWorkers: 'block',
    proxy: { server: proxy.address },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await actAs(page, { onboarding: DONE, settings: { language: 'en' } });
  const product = { mailbox: () => `${server.url}/dev/mailbox?key=${server.backend.devKey}` };
  await signUp(page, product, newEmail());
  await roastOnce(page);
  for (const n of [0, 1, 2]) await tapTruth(page, n);
  expect(await record(page)).toBeNull();

  await page.goto('/privacy');
  const gives = page.getByRole('switch', { name: en.taste.gives });
  expect(await gives.isChecked()).toBe(false);
  await page.getByText(en.taste.stays).waitFor();
  await gives.check({ force: true });
  await page.getByText(en.taste.stays).waitFor({ state: 'detached' });
  expect(await axeViolations(page)).toEqual([]);
  expect([given(), await counted()]).toEqual([[], []]);

  await page.goto('/camera');
  await roastOnce(page);
  await tapTruth(page, 0);
  await expect.poll(() => record(page)).toContain('en classic');
  expect(given()).toEqual([]);
  await tapTruth(page, 1);
  await expect.poll(given).toHaveLength(1);
  await expect.poll(async () => JSON.parse((await record(page)) ?? '{}')).toMatchObject({ answer: '' });
  await tapTruth(page, 2);
  await expect
    .poll(async () => String(JSON.parse((await record(page)) ?? '{}').taps).split('\n'))
    .toHaveLength(2);
  expect(given()).toHaveLength(1);

  const { p_line, p_mark } = JSON.parse(given()[0] ?? '{}') as Readonly<Record<string, string>>;
  const laughed = p_mark === 'laughed' ? 1 : 0;
  expect(await counted()).toEqual([{ line: p_line, laughed, not_mine: 1 - laughed }]);
  const photos = [await readFile(FACE)];
  expect(auditPrivacy(proxy.requests, { origins: [server.url], photos })).toEqual([]);

  await signOut(page);
  expect(await record(page)).toBeNull();
});
