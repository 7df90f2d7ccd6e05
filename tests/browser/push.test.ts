/** A reminder that reaches the closed app, whole: asked for, sent at its hour, shown by the service worker, ended by the sign-out. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { startEmbedded, type Embedded } from '#tests/contract/support/embedded.ts';
import { createFakePushService } from '#tests/support/fake-push-service.ts';
import { newEmail, signOut, signUp } from './support/account-steps.ts';
import { axeViolations } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { layEmptyData } from './support/empty-data.ts';
import { BUILD_DIR } from './support/served.ts';
import { inControl, watchEvents } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';
import { actAs, DONE } from './support/visit.ts';

const { newPage } = withBrowser({ asksAndNotifies: true });
const words = en.notifications;
const service = createFakePushService();
const clock = { now: () => Date.now() };
let folder: string;
let server: Embedded;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-push-'));
  const data = join(folder, 'data');
  await layEmptyData(data);
  server = await startEmbedded({
    folder: data,
    dir: BUILD_DIR,
    postPush: service.post,
    now: () => clock.now(),
  });
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The browser's own push service is out of reach of a test: the fake one hands out its addresses. */
async function withFakePushService(page: Page): Promise<void> {
  await page.exposeFunction('fakeSubscribe', (serverKey: string) => service.subscribe(serverKey));
  await page.exposeFunction('fakeUnsubscribe', (endpoint: string) => service.unsubscribe(endpoint));
  await page.addInitScript(() => {
    const KEPT = 'test-push-address';
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
        .buffer;
    const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Record<string, string> | null;
    const subscription = () => {
      const address = kept();
      if (address === null) return null;
      return {
        endpoint: address['endpoint'],
        options: { applicationServerKey: bytes(address['serverKey'] ?? '') },
        getKey: (name: string) => bytes(address[name] ?? ''),
        async unsubscribe() {
          sessionStorage.removeItem(KEPT);
          await Reflect.get(window, 'fakeUnsubscribe')(address['endpoint']);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription()),
      async subscribe({ applicationServerKey: serverKey }: { readonly applicationServerKey: string }) {
        const address = await Reflect.get(window, 'fakeSubscribe')(serverKey);
        sessionStorage.setItem(KEPT, JSON.stringify({ ...address, serverKey }));
        return subscription();
      },
    });
  });
}

const subscriptions = () =>
  server.backend.database.query<{ endpoint: string; zone: string; hour: number }>(
    'select endpoint, zone, hour from public.push_subscriptions',
  );

test('is off until asked for, comes at the hour where the person is, says nothing of them, and ends with the sign-out', async () => {
  const page = await newPage({
    viewport: { width: 390, height: 844 },
    baseURL: server.url,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    timezoneId: 'Asia/Tokyo',
    engine: 'none',
  });
  await withFakePushService(page);
  await actAs(page, { onboarding: DONE, settings: { language: 'en' } });
  const email = newEmail();
  const product = { mailbox: () => `${server.url}/dev/mailbox?key=${server.backend.devKey}` };
  await signUp(page, product, email);
  await page.goto('/profile/settings');
  await inControl(page);
  await page.getByRole('switch', { name: words.switch, exact: true }).check({ force: true });
  const push = page.getByRole('switch', { name: words.push.switch });
  await push.waitFor();
  expect([await push.isChecked(), (await subscriptions()).length]).toEqual([false, 0]);
  await page.getByText(words.reach.open).waitFor();

  // It is on once the account has taken it.
  await push.click({ force: true });
  await page.getByText(words.reach.exact).waitFor();
  expect(await subscriptions()).toMatchObject([{ zone: 'Asia/Tokyo', hour: 18 }]);
  // The device makes none of its own any more: two would come.
  await expect.poll(() => page.evaluate(() => caches.has('roast-me-reminder'))).toBe(false);
  expect(await axeViolations(page)).toEqual([]);

  // Another hour is told at once.
  await page.getByLabel(words.hour).selectOption('21');
  await expect.poll(async () => (await subscriptions())[0]?.hour).toBe(21);

  // Nine in the evening of tomorrow, in Tokyo.
  const tomorrow = new Date(Date.now() + 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);
  const nine = Date.parse(`${tomorrow}T21:00:00+09:00`);
  clock.now = () => nine - 60_000;
  expect((await server.backend.remind()).sent).toBe(0);
  clock.now = () => nine;
  expect((await server.backend.remind()).sent).toBe(1);
  clock.now = () => Date.now();
  expect(service.refused).toEqual([]);
  const text = service.delivered[0]?.text ?? '';
  expect(text).not.toContain(email);

  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  const { over } = await watchEvents(worker, 'push');
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications({ tag: 'daily-reminder' })).map(
        ({ title, body, data }) => ({
          title,
          body,
          data: data as unknown,
        }),
      );
    });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: text,
  });
  await over(1);
  const { title, body } = words.notes.daily_reminder;
  await expect.poll(shown).toEqual([{ title, body, data: { path: '/camera', coldPath: '/camera' } }]);

  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('roast-me-push'))).toBeNull();
  // The server hears of it a moment later, and the browser takes its address back after that.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test-push-address'))).toBeNull();
  clock.now = () => nine + 86_400_000;
  expect(await server.backend.remind()).toEqual({ sent: 0, gone: 0, refused: 0, later: 0 });
  clock.now = () => Date.now();
  expect(await subscriptions()).toEqual([]);
});
