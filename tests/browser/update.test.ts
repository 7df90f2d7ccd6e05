/** A new version while the old one is still at work: the tap on "Update" leads to it all the same. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type RunningServer } from '#scripts/serve.ts';
import { withBrowser } from './support/browser.ts';
import { BUILD_DIR } from './support/served.ts';
import { inControl, renew, update, updateOffer } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';
import { actAs } from './support/visit.ts';

/** A picture, by its address, that the server never sends. */
const ENDLESS = '/icons/endless.png';

let folder: string;
let dir: string;
let server: RunningServer;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-update-'));
  dir = join(folder, 'app');
  await cp(BUILD_DIR, dir, { recursive: true });
  server = await serve({
    dir,
    api: (request) => (request.url.endsWith(ENDLESS) ? new Promise(() => undefined) : null),
  });
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const app = withBrowser();

test('reaches the tab that asked, past a request that never ends, and then the other one', async () => {
  const first = await app.newPage({ baseURL: server.url, serviceWorkers: 'allow' });
  await actAs(first, { settings: { language: 'en' } });
  await first.goto('/privacy');
  await inControl(first);
  const second = await first.context().newPage();
  await second.goto('/privacy');
  await inControl(second);

  const version = String(Date.now());
  await renew(dir, version);
  await second.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  for (const page of [first, second]) await updateOffer(page).waitFor();

  // Both versions have stopped, as they do after half a minute, and the request starts the old one with the tap.
  const devtools = await second.context().newCDPSession(second);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await first.evaluate((path) => void fetch(path).catch(() => undefined), ENDLESS);
  await update(second, version);

  // The tab of the very first visit has only to follow, when it is asked to.
  expect(await first.locator('meta[name="version"]').count()).toBe(0);
  await update(first, version);
  for (const page of [first, second]) expect(await page.locator('[data-update]').count()).toBe(0);
});
