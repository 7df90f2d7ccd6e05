/**
 * The first promise of the product: the photo never leaves the phone. A whole browser stands behind a proxy
 * that records whatever it sends, for the whole journey, and a judge reads every byte. Then the same judge
 * meets planted leaks, and has to find each.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { UNKNOWN_PERSONALIZATION } from '#state/onboarding-atoms.ts';
import type { Settings } from '#state/settings-atoms.ts';
import { auditPrivacy } from '#tests/support/privacy-audit.ts';
import { FACE, inAccount, newEmail, press, signUp } from './support/account-steps.ts';
import { newContext, startBrowser } from './support/contexts.ts';
import { layEmptyData } from './support/empty-data.ts';
import { filmArguments } from './support/face-film.ts';
import { ENGINES, needEngine, resultShown, roastPhoto } from './support/journey.ts';
import { LEAKS, pageCode, type Leak } from './support/leaks.ts';
import { npmStart, type Product } from './support/npm-start.ts';
import { startRecordingProxy, type RecordingProxy } from './support/recording-proxy.ts';
import { BUILD_DIR } from './support/served.ts';
import { actAs, DONE } from './support/visit.ts';
import { scriptsOf, workerEntryOf } from './support/worker-scripts.ts';
import { takeShot } from './support/take-shot.ts';
import { expect, test } from './support/test.ts';

const ENGLISH = { language: 'en' } as const;
/** Stands in the first run's answers, and may leave in none of the texts. */
const NAME = 'Aki Mori';
/** Chromium itself asks its maker about the forms that it sees; no page could keep it from that. */
const NO_FORM_HELP = '--disable-features=AutofillServerCommunication';
const photos = [await readFile(FACE)];
let folder: string;
let product: Product;
let proxy: RecordingProxy;
let browser: Browser;

test.beforeAll(async ({ film }) => {
  folder = await mkdtemp(join(tmpdir(), 'roast-privacy-'));
  const data = join(folder, 'data');
  await layEmptyData(data);
  product = await npmStart(data);
  proxy = await startRecordingProxy();
  browser = await startBrowser({ args: [...filmArguments(film), NO_FORM_HELP] });
});
test.afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
test.afterAll(async () => {
  await browser.close();
  await proxy.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the judge says of everything since the context was opened; the policy's own objections are faults too. */
interface Watch {
  readonly context: BrowserContext;
  readonly faults: () => readonly string[];
}

async function watch(options: BrowserContextOptions = {}): Promise<Watch> {
  proxy.clear();
  // Behind the proxy stands what pages and workers send; what the browser's maker asks for on its own does not.
  const context = await newContext(browser, {
    baseURL: product.url,
    permissions: ['camera'],
    proxy: { server: proxy.address },
    ...options,
  });
  const objections: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      objections.push(`the policy stepped in: ${message.text()}`);
  });
  const faults = () => [
    ...auditPrivacy(proxy.requests, { origins: [product.url], photos, names: [NAME] }),
    ...objections,
  ];
  return { context, faults };
}

const ROOMS = ['/profile/settings', '/profile/data', '/profile/account'];

async function openEverything(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
  }
}

/** As a guest who has said a name in the first run. */
async function openNamed(page: Page, path: string, settings: Partial<Settings>): Promise<void> {
  const personalization = { ...UNKNOWN_PERSONALIZATION, displayName: NAME };
  await actAs(page, {
    onboarding: { ...DONE, personalization },
    settings,
    guest: true,
  });
  await page.goto(path);
}

const factsSent = () => proxy.requests.filter(({ url }) => url.endsWith('/functions/v1/roast'));

test.describe('the whole journey', () => {
  test('of a guest with the camera: shot, share, the rest', async () => {
    const { context, faults } = await watch();
    const page = await context.newPage();
    await openNamed(page, '/camera', ENGLISH);
    await takeShot(page, en.camera);
    await resultShown(page);
    await page.getByRole('button', { name: en.share.open }).first().click();
    await page.getByRole('switch', { name: en.share.photo }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, en.share.save)]);
    photos.push(await readFile(await download.path()));
    await openEverything(page, ['/history', '/profile', ...ROOMS, '/image-test', '/storage-test']);
    expect(faults()).toEqual([]);
    expect(factsSent()).toHaveLength(1);
  });

  for (const engine of ENGINES)
    test(`of a guest with a photo, read by ${engine}`, async () => {
      needEngine(engine);
      const { context, faults } = await watch();
      const page = await context.newPage();
      await openNamed(page, `/camera?engine=${engine}`, ENGLISH);
      const { phase, text } = await roastPhoto(page, FACE);
      expect(phase, text).toBe('done');
      expect(faults()).toEqual([]);
      expect(factsSent()).toHaveLength(1);
    });

  test('of a user with an account: sign up, save, sync, sign out', async () => {
    const { context, faults } = await watch();
    const page = await context.newPage();
    await openNamed(page, '/camera', ENGLISH);
    await signUp(page, product, newEmail());
    expect((await roastPhoto(page, FACE)).phase).toBe('done');
    await inAccount(page);
    await openEverything(page, ['/history', '/profile', ...ROOMS]);
    await page.locator('[data-sync="done"]').waitFor();
    await press(page, en.profile.account.signOut);
    await page.waitForURL('**/login');
    expect(faults()).toEqual([]);
    expect(proxy.requests.some(({ url, body }) => url.includes('/rest/v1/') && body.length > 0)).toBe(true);
  });
});

/** Serves a script of the product with the leak's code in it; all else of the answer, its policy too, stays. */
async function withCode(route: Route, change: (script: string) => string): Promise<void> {
  const answer = await fetch(route.request().url());
  const {
    'content-encoding': _coding,
    'content-length': _length,
    ...headers
  } = Object.fromEntries(answer.headers);
  await route.fulfill({ headers, body: change(await answer.text()) });
}

async function plant(context: BrowserContext, leak: Leak): Promise<void> {
  const { worker, start } = leak;
  // What leaks when the photo is chosen waits for no engine, and an engine that starts costs seconds.
  if (worker === undefined && start === undefined) await context.route('**/wasm/**', () => undefined);
  const html = await readFile(join(BUILD_DIR, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error('index.html names no script.');
  await context.route(`**${entry}`, (route) => withCode(route, (code) => pageCode(leak) + code));
  if (worker !== undefined) {
    const first = workerEntryOf(await scriptsOf(BUILD_DIR));
    await context.route(`**/assets/${first}`, (route) => withCode(route, (code) => `${worker};${code}`));
  }
}

test.describe('a build that leaks the photo is found out', () => {
  for (const leak of LEAKS)
    test(leak.name, async () => {
      // What a service worker keeps cannot be changed on its way.
      const { context, faults } = await watch({ serviceWorkers: 'block' });
      await plant(context, leak);
      const page = await context.newPage();
      await openNamed(page, '/camera?engine=lite', ENGLISH);
      await page.locator('input[data-source="library"]').setInputFiles(FACE);
      await expect.poll(() => faults().join('\n'), { intervals: [100] }).toMatch(leak.found);
    });
});
