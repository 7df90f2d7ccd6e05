/** Account, history and roast function as `npm start` serves them: the real app, backend and client, no mocks. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { withBrowser } from './support/browser.ts';
import { codeFor, startCloudServer, type CloudServer } from './support/cloud-server.ts';
import { atStep } from './support/first-run.ts';
import { AVAILABLE_ENGINES, roastPhoto } from './support/journey.ts';
import { recordRequests } from './support/requests.ts';
import { actAs } from './support/visit.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const PASSWORD = 'correct horse battery';
const engine = AVAILABLE_ENGINES[0] ?? 'lite';
const app = withBrowser();
let folder: string;
let server: CloudServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-cloud-'));
  server = await startCloudServer(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const newEmail = () => `browser-${crypto.randomUUID().slice(0, 8)}@example.com`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rows = (page: Page) => page.locator('main a[href^="/history/"]');

/** A fresh browser of somebody who has been through the first run. */
async function newBrowser(): Promise<Page> {
  const page = await app.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const { onboarding } = atStep('done');
  await actAs(page, { onboarding: { ...onboarding, completed: true }, settings: { language: 'en' } });
  return page;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel(en.account.email).fill(email);
  await page.getByLabel(en.account.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(en.account.signup.terms).check();
  await press(page, en.account.signup.submit);
  await page.waitForURL('**/auth/code');
  await page.getByLabel(en.account.code.label).fill(await codeFor(server, email));
  await press(page, en.account.code.submit);
  await page.waitForURL('**/camera');
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(en.account.email).fill(email);
  await page.getByLabel(en.account.password, { exact: true }).fill(PASSWORD);
  await press(page, en.account.login.submit);
  await page.waitForURL('**/camera');
}

/** One request as the signed-in person of this page, for looking at what the server has. */
function restGet(page: Page, path: string): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(async (path) => {
    const config = await (await fetch('/config.json')).json();
    const { access_token } = JSON.parse(localStorage.getItem('roast-me-auth') ?? '{}');
    const headers = { apikey: config.supabase.publicKey, authorization: `Bearer ${access_token}` };
    return (await fetch(`/rest/v1/${path}`, { headers })).json();
  }, path);
}

async function roastOnce(page: Page): Promise<void> {
  const { phase, text } = await roastPhoto(page, FACE);
  expect(phase, text).toBe('done');
}

/** Inside the app: a navigation would need the server. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

async function backToCamera(page: Page): Promise<void> {
  await goWithin(page, '/camera');
  await page.locator('input[data-source="library"]').first().waitFor({ state: 'attached' });
}

const uploaded = (page: Page) => restGet(page, 'analyses?select=id,user_id');
const online = (context: BrowserContext) => context.setOffline(false);

test('sign up, confirm, roast, another browser, a restart, delete', async () => {
  const email = newEmail();
  const page = await newBrowser();
  const requests = recordRequests(page.context());
  await page.goto('/login');
  await page.getByLabel(en.account.email).waitFor();
  // Nobody downloads the client to see a form.
  const code = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(code.some((name) => name.includes('auth/v1'))).toBe(false);
  await signUp(page, email);

  await expect
    .poll(() => restGet(page, 'profiles?select=*'))
    .toMatchObject([
      {
        language: 'en',
        onboarding_completed: true,
        age_range: 'early-20s',
        gender: 'female',
        main_concern: 'pores',
        display_name: 'Aki',
        skincare_level: 'basic',
        interest: 'fun',
      },
    ]);

  await page.goto(`/camera?engine=${engine}`);
  await roastOnce(page);
  const posts = requests.filter(({ url }) => url.endsWith('/functions/v1/roast'));
  expect(posts).toHaveLength(1);
  const sent = posts[0]?.body?.toString() ?? '';
  expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(1024);
  // What the page says has left is what has left.
  expect(await page.locator('pre').allInnerTexts()).toContain(sent);
  await page.getByText(en.privacy.source.writer).waitFor();
  await expect.poll(async () => (await uploaded(page)).length).toBe(1);

  const outside = requests.filter(({ url }) => new URL(url).origin !== server.url);
  expect(outside).toEqual([]);
  const bodies = requests.filter(({ body }) => body !== null);
  expect(bodies.filter(({ contentType }) => !contentType?.startsWith('application/json'))).toEqual([]);
  expect(bodies.map(({ body }) => body?.toString() ?? '').join('\n')).not.toMatch(
    /landmarks|blendshapes|geometry|data:image|base64/,
  );

  const { port } = server;
  await server.close();
  server = await startCloudServer(folder, port);

  const other = await newBrowser();
  await signIn(other, email);
  await other.goto('/history');
  await rows(other).first().waitFor();
  expect(await rows(other).count()).toBe(1);

  await other.goto('/profile');
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    press(other, en.profile.account.export),
  ]);
  expect(download.suggestedFilename()).toBe('roast-me.json');

  await other.getByRole('button', { name: en.profile.remove.open }).click();
  await other.getByLabel(en.profile.remove.type.replace('{{word}}', en.profile.remove.word)).fill('delete');
  await press(other, en.profile.remove.yes);
  await other.waitForURL('**/login');
  await other.getByLabel(en.account.email).fill(email);
  await other.getByLabel(en.account.password, { exact: true }).fill(PASSWORD);
  await press(other, en.account.login.submit);
  await other.getByText(en.account.errors['invalid-credentials']).waitFor();
}, 120_000);

test('what was analysed offline arrives once, also with two tabs and a tab that was killed', async () => {
  const email = newEmail();
  const page = await newBrowser();
  await signUp(page, email);
  await page.goto(`/camera?engine=${engine}`);
  await roastOnce(page);
  await expect.poll(async () => (await uploaded(page)).length).toBe(1);

  const context = page.context();
  await context.setOffline(true);
  await backToCamera(page);
  await roastOnce(page);
  await page.getByText(en.privacy.synced).waitFor();
  await page.close();

  await online(context);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/history'), two.goto('/history')]);
  await expect.poll(async () => (await uploaded(one)).length, { timeout: 15_000 }).toBe(2);
  await rows(two).nth(1).waitFor();
  expect(await rows(two).count()).toBe(2);
}, 120_000);

test('signing out offline clears; the next account gets nothing of the one before', async () => {
  const page = await newBrowser();
  await signUp(page, newEmail());
  await page.goto(`/camera?engine=${engine}`);
  await roastOnce(page);
  await expect.poll(async () => (await uploaded(page)).length).toBe(1);
  // The screen's code is fetched while there is a network.
  await goWithin(page, '/profile');
  await page.getByRole('button', { name: en.profile.account.signOut, exact: true }).waitFor();
  const context = page.context();
  await context.setOffline(true);
  await backToCamera(page);
  await roastOnce(page);
  await goWithin(page, '/profile');
  await press(page, en.profile.account.signOut);
  await page.getByText(en.profile.account.signOutFailed).waitFor();
  const left = await page.evaluate(async () => {
    const count = (database: string, store: string) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.addEventListener('error', () => reject(new Error(database)));
        request.addEventListener('success', () => {
          const counted = request.result.transaction(store).objectStore(store).count();
          counted.addEventListener('success', () => resolve(counted.result));
        });
      });
    return [
      localStorage.getItem('roast-me-auth'),
      await count('roast-me-history', 'analyses'),
      await count('roast-me-outbox', 'told'),
    ];
  });
  expect(left).toEqual([null, 0, 0]);

  await online(context);
  await signUp(page, newEmail());
  await page.goto('/history');
  await page.locator('main h1').waitFor();
  // A whole round has passed when the profile is there, and one more when the second one is.
  await expect.poll(async () => (await restGet(page, 'profiles?select=user_id')).length).toBe(1);
  expect(await uploaded(page)).toEqual([]);
  expect(await rows(page).count()).toBe(0);
}, 120_000);
