/** The installed app: without network, with a new version, and with photos from other apps. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { ROUTES, type TitleKey } from '#app/route-table.ts';
import { resolveRoute } from '#app/routes.ts';
import { en } from '#i18n/locales/en/en.ts';
import { REMINDER_CACHE, REMINDER_PATH, REMINDER_SYNC } from '#service-worker/notifications.ts';
import { FACE, goWithin, rows, signUp } from './support/account-steps.ts';
import { withBrowser } from './support/browser.ts';
import { startCloudServer, type CloudServer } from './support/app-server.ts';
import { startProfile } from './support/contexts.ts';
import { layEmptyData } from './support/empty-data.ts';
import { AVAILABLE_ENGINES, resultShown, roastPhoto } from './support/journey.ts';
import { BUILD_DIR } from './support/served.ts';
import { cached, inControl, renew, update, updateOffer, watchEvents } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';
import { actAs, DONE } from './support/visit.ts';

const engine = AVAILABLE_ENGINES[0] ?? 'lite';

/** Without a run, a result or a sign-in that waits for its second step there is nothing to show. */
const LEADS_TO: Readonly<Partial<Record<TitleKey, TitleKey>>> = {
  analysis: 'camera',
  results: 'camera',
  secondStep: 'camera',
};
const SIGNED_IN = { splashCompleted: true, onboardingCompleted: true, session: { kind: 'user' } } as const;

/** The document is named when the screen is really there; some screens lead on by themselves. */
async function arrivedAt(page: Page, address: string): Promise<void> {
  let resolution = resolveRoute(address, SIGNED_IN);
  while (resolution.kind === 'redirect') resolution = resolveRoute(resolution.to, SIGNED_IN);
  const names = [resolution.title, LEADS_TO[resolution.title]].flatMap((title) =>
    title === undefined ? [] : [en.titles.pages[title]],
  );
  await page.waitForFunction((names) => names.some((name) => document.title.startsWith(name)), names);
  await page.locator('main h1').first().waitFor();
}

let folder: string;
let dir: string;
let server: CloudServer;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-installed-'));
  dir = join(folder, 'app');
  await cp(BUILD_DIR, dir, { recursive: true });
  const data = join(folder, 'data');
  await layEmptyData(data);
  server = await startCloudServer(data, dir);
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test.describe('a user with an account', () => {
  const app = withBrowser();

  test('visits once, goes on in flight mode on every screen, and gets the new version without losing anything', async () => {
    const page = await app.newPage({ baseURL: server.url, serviceWorkers: 'allow' });
    await actAs(page, { onboarding: DONE, settings: { language: 'en' } });
    // Another one on a second try: an address signs up once.
    await signUp(page, server, `installed-${Date.now()}@example.com`);
    await inControl(page);
    expect((await roastPhoto(page, FACE)).phase).toBe('done');

    // What the first visit has left: the shell, the one engine that ran, its files; nothing of the backend.
    const chunk = engine === 'mediapipe' ? '/assets/mediapipe-' : '/assets/tfjs-';
    await expect
      .poll(
        async () => (await cached(page))['roast-me-extras']?.filter((path) => path.startsWith(chunk)).length,
      )
      .toBe(1);
    const kept = await cached(page);
    const assets = await readdir(join(dir, 'assets'));
    const wanted = assets.filter((name) => /\.(js|css)$/.test(name) && !/^(mediapipe|tfjs)-/.test(name));
    expect(kept['roast-me-app']).toEqual(
      expect.arrayContaining(['/index.html', ...wanted.map((name) => `/assets/${name}`)]),
    );
    expect(kept['roast-me-app']?.filter((path) => /wasm|\/models\/|(mediapipe|tfjs)-/.test(path))).toEqual(
      [],
    );
    expect(kept['roast-me-models']?.filter((path) => path.startsWith('/wasm/onnx-'))).toHaveLength(2);
    expect(
      Object.values(kept)
        .flat()
        .filter((path) => /\/v1\/|config\.json/.test(path)),
    ).toEqual([]);

    const context = page.context();
    await context.setOffline(true);
    await page.goto('/history');
    await expect.poll(() => rows(page).count()).toBe(1);
    for (const { path } of ROUTES) {
      const address = path.replace(':id', 'unknown');
      await goWithin(page, address);
      await arrivedAt(page, address);
      expect(await page.getByText(en.common.crash.title).count(), path).toBe(0);
    }
    await goWithin(page, '/licences');
    await page.getByText('react-dom', { exact: true }).waitFor();
    await goWithin(page, '/camera');
    await page.waitForURL('**/camera');
    expect((await roastPhoto(page, FACE)).phase).toBe('done');
    await goWithin(page, '/history');
    await expect.poll(() => rows(page).count()).toBe(2);
    await rows(page).first().click();
    await page.waitForURL('**/history/*-*');
    await page.locator('main h1').first().waitFor();

    await context.setOffline(false);
    // Digits, as a revision has them; another one on a second try.
    const version = String(Date.now());
    await renew(dir, version);
    const prompt = updateOffer(page);
    // Asked more than once: the line of the service worker's script may come back a moment later than the page's.
    await expect
      .poll(
        async () => {
          await page.evaluate(async () =>
            (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined),
          );
          return prompt.count();
        },
        { intervals: [500] },
      )
      .toBe(1);
    expect(await prompt.innerText()).toContain(en.app.update.title);
    expect(await page.locator('meta[name="version"]').count()).toBe(0);
    await update(page, version);
    expect(await prompt.count()).toBe(0);
    await goWithin(page, '/history');
    await expect.poll(() => rows(page).count()).toBe(2);
    expect((await cached(page))['roast-me-models']).toEqual(kept['roast-me-models']);
  });
});

test.describe('an installed app', () => {
  let context: BrowserContext;
  test.beforeAll(async () => {
    // Not a private window: those install nothing.
    context = await startProfile(join(folder, 'profile'));
  });
  test.afterAll(() => context.close());

  /** What the share sheet of the system does: a navigation with a file in its body. */
  async function share(page: Page): Promise<void> {
    const answered = page.waitForEvent('framenavigated');
    await page.evaluate(async () => {
      const photo = await (await fetch('/samples/face.jpg')).blob();
      const files = new DataTransfer();
      files.items.add(new File([photo], 'face.jpg', { type: photo.type }));
      const form = document.createElement('form');
      const input = document.createElement('input');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' });
      Object.assign(input, { type: 'file', name: 'photo', files: files.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    });
    await answered;
  }

  test('meets what Chromium asks of one', async () => {
    const page = await context.newPage();
    await page.goto(server.url);
    await inControl(page);
    const session = await context.newCDPSession(page);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${server.url}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Roast Me', display: 'standalone', lang: 'ja' });
    await page.close();
  });

  test('takes no photo from another app before the first run is done', async () => {
    const page = await context.newPage();
    await page.goto(server.url);
    await inControl(page);
    await share(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/onboarding');
    expect(Object.keys(await cached(page))).not.toContain('roast-me-shared');
    await page.close();
  });

  test('leads home from a screen that was opened directly, and goes back from there as usual', async () => {
    const page = await context.newPage();
    // As an iPhone says it: no window of the test's has its display mode.
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await actAs(page, { guest: true, settings: { language: 'en' } });
    await page.goto(`${server.url}/history`);
    await arrivedAt(page, '/history');
    await goWithin(page, '/profile');
    await arrivedAt(page, '/profile');
    await page.goBack();
    await page.waitForURL('**/history');
    await page.reload();
    await arrivedAt(page, '/history');
    await page.goBack();
    await page.waitForURL('**/camera');
    await arrivedAt(page, '/camera');
    await page.close();
  });

  test('is woken for a reminder that is due, and shows it once', async () => {
    await context.grantPermissions(['notifications'], { origin: server.url });
    const page = await context.newPage();
    await page.goto(server.url);
    await inControl(page);
    // A page without the app: the app would remove a reminder that was not switched on.
    await page.goto(`${server.url}/manifest.webmanifest`);
    await page.evaluate(
      async ([cache, path]) => {
        // The hour of now, on this clock: what is late is not shown at night, at whatever hour the test runs.
        const clock = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString();
        const at = `${clock.slice(0, 13)}:00:00.000`;
        const due = { at, title: 'Due', options: { tag: 'daily-reminder' } };
        await (await caches.open(cache)).put(path, Response.json(due));
      },
      [REMINDER_CACHE, REMINDER_PATH] as const,
    );
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
        if (registration !== undefined) resolve(registration.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const wake = { origin: server.url, registrationId: await registered, tag: REMINDER_SYNC };
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('no service worker');
    const { over } = await watchEvents(worker, 'periodicsync');
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title }) => title);
      });
    await session.send('ServiceWorker.dispatchPeriodicSyncEvent', wake);
    // Not asked before: Chromium forgets what is stored of a notification that it has not put on the screen yet.
    await over(1);
    expect(await shown()).toEqual(['Due']);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const notification of await registration.getNotifications()) notification.close();
    });
    await session.send('ServiceWorker.dispatchPeriodicSyncEvent', wake);
    await over(2);
    const next = await page.evaluate(
      async ([cache, path]) =>
        (await (await caches.open(cache)).match(path))?.json() as Promise<{ at: string }>,
      [REMINDER_CACHE, REMINDER_PATH] as const,
    );
    expect(Date.parse(next.at)).toBeGreaterThan(Date.now());
    expect(await shown()).toEqual([]);
    await page.close();
  });

  test('shows a shared photo, reads it after a tap only, on this device, and is rid of it afterwards', async () => {
    const page = await context.newPage();
    const bodies: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker() !== null && request.method() !== 'GET') bodies.push(request.url());
    });
    await actAs(page, { guest: true });
    await page.goto(`${server.url}/camera`);
    await inControl(page);
    await expect.poll(async () => (await cached(page))['roast-me-extras']).toContain('/shared/allowed');
    await share(page);
    const shown = page.locator('[data-shared]');
    await shown.locator('img[src^="blob:"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/camera');
    expect(Object.keys(await cached(page))).not.toContain('roast-me-shared');
    await shown.getByRole('button').first().click();
    await resultShown(page);
    expect(Object.keys(await cached(page))).not.toContain('roast-me-shared');
    expect(bodies).toEqual([]);
    await page.close();
  });
});
