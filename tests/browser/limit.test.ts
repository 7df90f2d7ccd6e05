/** The day's roasts are used up: the ways on, for a guest, with an account, and where a reminder works. */
import type { Locator, Page } from 'playwright';
import type { Stage } from '#app/headless/stage.ts';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { DAILY_KEY } from '#state/daily-limit-atoms.ts';
import { localDay } from '#state/local-day.ts';
import { axeViolations } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { resultShown } from './support/journey.ts';
import { saveData, withKeptPages } from './support/kept-page.ts';
import type { SeededStorage } from './support/seed-storage.ts';
import { WAKES_KEY, wakesForReminders } from './support/reminders.ts';
import { served } from './support/served.ts';
import { ANA, laidFor, seedEntry } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest, storedOf } from './support/visit.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({ script: saveData });
const { newPage } = withBrowser({ asksAndNotifies: true });
const limit = String(ROASTS_A_DAY.guest);
const words = { ...en.camera.limit, none: en.camera.limit.none.replace('{{limit}}', limit) };
/** When the next ones come, by the panel. */
const comes = (when: string) => words.body.replaceAll('{{limit}}', limit).replace('{{when}}', when);
const ENGLISH = { settings: { language: 'en' } } as const;

const usedUp = () => ({
  [DAILY_KEY]: JSON.stringify({ version: 1, day: localDay(Date.now()), used: 3 }),
});

async function openLimit(origin: string, laid: SeededStorage): Promise<Page> {
  const page = await device.fresh(origin, { ...laid, entries: { ...laid.entries, ...usedUp() } });
  await page.goto('/camera');
  await page.locator('[data-limit="reached"]').waitFor();
  return page;
}

const standsOut = (page: Page) => page.locator('[data-limit] [class*="primary"]').allInnerTexts();

const asGuest = () => openLimit(served.baseUrl, storedOf({ guest: true, ...ENGLISH }));
const asAna = (entries: Stage['entries']) => openLimit(baseUrl(), laidFor(ENGLISH, { user: ANA, entries }));

test('somebody with an account is led to the list of today’s roasts first, and to nothing that is not to be had', async () => {
  const entries = [0, 0, 3].map((daysAgo, index) => seedEntry({ daysAgo, score: 78 }, index, 'en'));
  const page = await asAna(entries);
  const two = words.today_other.replace('{{count}}', '2');
  await page.getByRole('link', { name: two }).waitFor();
  const ways = page.locator('[data-limit] a, [data-limit] button');
  expect(await ways.allInnerTexts()).toEqual([two, en.home.sample.button]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: two }).click();
  await page.waitForURL('**/history#list');
  const heading = page.getByRole('heading', { name: en.history.count_other.replace('{{count}}', '3') });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  // The list itself is seen, its newest two whole, and not the chart that stands above it.
  const nav = await page.getByRole('navigation').boundingBox();
  for (const row of [
    heading,
    ...(await page.locator('section[aria-labelledby="history-count"] > ul > li').all()).slice(0, 2),
  ]) {
    const box = await row.boundingBox();
    expect(box).not.toBeNull();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(nav?.y ?? 0);
  }
});

test('an account without a roast of today is led to the earlier ones', async () => {
  const page = await asAna([seedEntry({ daysAgo: 3, score: 78 }, 0, 'en')]);
  await page.getByRole('link', { name: words.history }).waitFor();
});

test('an account with an empty history is led to no list of nothing, and told that tomorrow can begin it', async () => {
  const page = await asAna([]);
  await reachIsKnown(page);
  expect(await page.locator('[data-limit] a').count()).toBe(0);
  await page.goto('/history');
  await page.getByText(en.history.empty.tomorrow).waitFor();
  // No list of nothing: the one way leads to when the next ones come.
  expect(await page.locator('main').getByRole('link').allInnerTexts()).toEqual([words.none]);
});

test('a guest is led to the result of this tab, and to nothing where there is none', async () => {
  const page = await asGuest();
  expect(await page.getByRole('link', { name: words.again }).count()).toBe(0);
  // The drawn face is no roast: it is offered, and does not stand out.
  await reachIsKnown(page);
  expect(await standsOut(page)).toEqual([]);
  await page.getByRole('button', { name: en.home.sample.button }).click();
  await resultShown(page);
  await page.goBack();
  await page.getByRole('link', { name: words.again }).waitFor();
  await expect.poll(() => standsOut(page)).toEqual([words.again]);
  await page.getByRole('link', { name: words.again }).click();
  await page.waitForURL('**/results');
  await resultShown(page);
});

test('where no roast is left, result and history say in one line when the next ones come, and lead there', async () => {
  const page = await asGuest();
  await page.getByRole('button', { name: en.home.sample.button }).click();
  await resultShown(page);
  const none = page.locator('main').getByRole('link', { name: words.none, exact: true });
  await none.waitFor();
  // As high as one line of it, beside Share.
  const lines = await none.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  expect(await page.getByText(en.result.another, { exact: true }).count()).toBe(0);
  await page.goto('/history');
  await none.waitFor();
  expect(await page.getByText(en.history.guest.back).count()).toBe(0);
  await none.click();
  await page.locator('[data-limit]').waitFor();
});

test('a reminder for tomorrow is set where the browser wakes for it, and brings no other notification along', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, engine: 'none' });
  await page.addInitScript(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    },
    { ...usedUp(), [WAKES_KEY]: 'yes' },
  );
  await wakesForReminders(page);
  await openAsGuest(page, '/camera', { language: 'en' });
  const at = (text: string, hour: string) => text.replace('{{hour}}', hour);
  const remind = page.getByRole('button', { name: at(words.remind, '6 PM') });
  await remind.waitFor();
  expect(await standsOut(page)).toHaveLength(1);
  await remind.click();
  await page.getByText(at(words.reminded, '6 PM')).waitFor();
  expect(await standsOut(page)).toEqual([]);
  expect(await page.locator(':focus').getAttribute('data-reminder')).toBe('set');
  const stored = await page.evaluate(() => localStorage.getItem('notificationPreferences'));
  expect(JSON.parse(stored ?? 'null')).toMatchObject({
    enabled: true,
    types: { daily_reminder: true, welcome: false, roast_complete: false, premium_feature: false },
  });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(en.notifications.hour).selectOption('21');
  await page.getByText(at(words.reminded, '9 PM')).waitFor();
  const nextHour = () =>
    page.evaluate(async () => {
      const cache = await caches.open('roast-me-reminder');
      const pending: unknown = await (await cache.match('/reminder/next'))?.json();
      return pending instanceof Object && 'at' in pending ? new Date(String(pending.at)).getHours() : null;
    });
  await expect.poll(nextHour).toBe(21);
  await page.reload();
  await page.getByText(at(words.reminded, '9 PM')).waitFor();
});

/** The open panel has heard whether a reminder would come, and shows what follows from it. */
const reachIsKnown = (page: Page) =>
  page.evaluate(async () => {
    const rest = () => new Promise((resolve) => requestIdleCallback(resolve));
    // The panel has asked by now, and is answered before this question is.
    await rest();
    await navigator.serviceWorker.getRegistration();
    await rest();
  });

/** The panel at ten in the evening, by a clock of the test's. */
async function openAtTen(): Promise<{ readonly page: Page; readonly panel: Locator }> {
  const ten = new Date(2026, 10, 20, 22).getTime();
  const page = await newPage({ engine: 'none' });
  await page.clock.install({ time: ten });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    DAILY_KEY,
    JSON.stringify({ version: 1, day: localDay(ten), used: 3 }),
  ] as const);
  await openAsGuest(page, '/camera', { language: 'en' });
  await page.getByText(comes('in 2 hours')).waitFor();
  return { page, panel: page.locator('[data-limit="reached"]') };
}

test('at midnight the camera is back by itself', async () => {
  const { page, panel } = await openAtTen();
  await page.clock.fastForward('02:00:01');
  await panel.waitFor({ state: 'detached' });
});

test('an app that is opened again the next morning has the camera, and one an hour later the hour', async () => {
  const { page, panel } = await openAtTen();
  const seenAgainAt = async (time: Date) => {
    // The clock goes on, and no timer comes: the device has slept.
    await page.clock.setSystemTime(time);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await seenAgainAt(new Date(2026, 10, 20, 23, 1));
  await page.getByText(comes('in 59 minutes')).waitFor();
  await seenAgainAt(new Date(2026, 10, 21, 8));
  await panel.waitFor({ state: 'detached' });
});

test('no reminder is offered where none would come', async () => {
  // Chromium wakes nobody whose app is not installed, even if it may show notifications.
  const page = await newPage({ engine: 'none' });
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, usedUp());
  await openAsGuest(page, '/camera', { language: 'en' });
  await page.getByRole('button', { name: en.home.sample.button }).waitFor();
  await reachIsKnown(page);
  expect(await page.evaluate(() => Notification.permission)).toBe('granted');
  expect(await page.getByRole('button', { name: words.remind.replace('{{hour}}', '6 PM') }).count()).toBe(0);
});
