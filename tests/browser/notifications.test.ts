/** Notifications as a person meets them: a real service worker shows them, in a browser that has been allowed to. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { axeViolations } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { resultShown } from './support/journey.ts';
import { noteNotifications, notificationsShown } from './support/notifications.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest } from './support/visit.ts';

const { newPage } = withBrowser({ asksAndNotifies: true });
const words = en.notifications;

const preferences = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('notificationPreferences') ?? 'null') as unknown);

test('switched on, one welcomes; each kind has its switch; the reminder is scheduled and taken back', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
  await openAsGuest(page, '/profile/settings', { language: 'en' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Headless Chromium has no question to show: the answer is given beforehand, and the page asks all the same.
  await page.addInitScript(() => {
    let state: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => state });
    Notification.requestPermission = () => Promise.resolve((state = 'granted'));
  });
  await page.context().grantPermissions(['notifications']);
  await noteNotifications(page);
  await page.reload();

  const toggle = page.getByRole('switch', { name: words.switch, exact: true });
  expect(await toggle.isChecked()).toBe(false);
  await toggle.check({ force: true });
  expect(await notificationsShown(page, 1)).toEqual([
    {
      title: 'Welcome to Roast Me! 🔥',
      body: words.notes.welcome.body,
      tag: 'welcome',
      data: { path: '/camera', coldPath: '/camera' },
    },
  ]);
  expect(await preferences(page)).toMatchObject({ enabled: true, permission: 'granted', promptCount: 1 });

  // Chromium wakes only installed apps: the page must say so.
  await page.getByText(words.reach.open).waitFor();
  const scheduled = () => page.evaluate(() => caches.has('roast-me-reminder'));
  await expect.poll(scheduled).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('switch', { name: words.type.daily_reminder }).uncheck({ force: true });
  await expect.poll(scheduled).toBe(false);
  expect(await preferences(page)).toMatchObject({ types: { daily_reminder: false, welcome: true } });
});

test('a roast that is ready out of sight is told, and a tap leads to it without losing it', async () => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications']);
  await noteNotifications(page);
  await page.addInitScript(() => {
    const on = {
      welcome: true,
      roast_complete: true,
      daily_reminder: false,
      premium_feature: true,
      update_available: true,
    };
    const stored = { enabled: true, permission: 'granted', types: on, lastPromptDate: null, promptCount: 1 };
    localStorage.setItem('notificationPreferences', JSON.stringify(stored));
  });
  await openAsGuest(page, '/camera', { language: 'en' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Out of sight, as far as the page can tell; Playwright has no way to hide a page.
  await page.evaluate(() =>
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
  );
  await page.getByRole('button', { name: en.home.sample.button }).click();
  await resultShown(page);
  expect(await notificationsShown(page, 1)).toMatchObject([
    {
      title: 'Your Roast is Ready! 🎯',
      body: expect.stringMatching(
        /^You scored \d{2}\/100! Tap to see your full analysis and beauty tips\.$/,
      ) as unknown,
      tag: 'roast-complete',
      data: { path: '/results' },
    },
  ]);
  // What the service worker tells an open page when a notification is tapped.
  const tap = (path: string) =>
    page.evaluate((path) => {
      const data = { type: 'roast-me-open', path };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    }, path);
  await tap('/history');
  await page.waitForURL('**/history');
  await tap('/results');
  await page.waitForURL('**/results');
  await page.locator('[data-phase="done"]').waitFor();
});
