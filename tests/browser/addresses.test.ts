/** Every address, reloaded; the way back and forth between them. */
import type { Page } from 'playwright';
import { ROUTES } from '#app/route-table.ts';
import { en } from '#i18n/locales/en/en.ts';
import { resultShown } from './support/journey.ts';
import { saveData, withKeptPages } from './support/kept-page.ts';
import { served } from './support/served.ts';
import { ANA, laidFor, seedHistory } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';
import { storedOf } from './support/visit.ts';

const ID = '00000000-0000-4000-8000-000000000001';
/** Where a reload does not stay, on purpose: without a run, a result or a sign-in under way, and past the first run. */
const LEADS_TO: Readonly<Record<string, string>> = {
  '/analysis': '/camera',
  '/results': '/camera',
  '/onboarding': '/camera',
  '/auth/second-step': '/camera',
};

const baseUrl = withStagedServer();
const device = withKeptPages({ script: saveData });
const openGuest = async (path: string): Promise<Page> => {
  const page = await device.fresh(served.baseUrl, storedOf({ guest: true, settings: { language: 'en' } }));
  await page.goto(path);
  return page;
};

const nameOf = (path: string): string => {
  const route = ROUTES.find((one) => one.path.replace(':id', ID) === path);
  if (route === undefined) throw new Error(`${path} is not in the table.`);
  return `${en.titles.pages[route.title]} · Roast Me`;
};

/** As a link does: without loading anything anew. */
const follow = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('a reload shows the same screen again, or the one that the table says', async () => {
  const page = await openGuest('/profile');
  const seen = async () => {
    await page.locator('main h1, [role="alert"]').first().waitFor();
    return { path: new URL(page.url()).pathname, title: await page.title() };
  };
  for (const { path: pattern } of ROUTES) {
    const path = pattern.replace(':id', ID);
    const wanted = LEADS_TO[path] ?? path;
    // Followed and then reloaded, an address is opened as one that is typed; whence it leads elsewhere, it is typed.
    if (wanted === path) await follow(page, path);
    else await page.goto(path);
    const before = { path: wanted, title: nameOf(wanted) };
    await expect.poll(seen, { message: path }).toEqual(before);
    await page.reload();
    await expect.poll(seen, { message: `${path}, reloaded` }).toEqual(before);
  }
});

test('back and forward lead through the screens, each named and with the focus on its heading', async () => {
  const page = await openGuest('/camera');
  const { pages } = en.titles;
  const shows = async (path: string, title: string) => {
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.title()).toBe(`${title} · Roast Me`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  };
  const press = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.locator('main h1').first().waitFor();
  await press(en.nav.history);
  await shows('/history', pages.history);
  await press(en.nav.profile);
  await shows('/profile', pages.profile);
  await press(en.profile.rooms.settings);
  await shows('/profile/settings', pages.profileSettings);
  await page.goBack();
  await shows('/profile', pages.profile);
  await page.goBack();
  await shows('/history', pages.history);
  await page.goForward();
  await shows('/profile', pages.profile);
  await page.goBack();
  await page.goBack();
  await shows('/camera', pages.camera);
});

test('a result outlives a reload where it is kept: the history shows it, and back leads to the camera', async () => {
  const visitor = { settings: { language: 'en' } } as const;
  const page = await device.fresh(baseUrl(), laidFor(visitor, { user: ANA, entries: seedHistory('en') }));
  await page.goto('/camera');
  const input = page.locator('input[data-source="library"]');
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles('tests/fixtures/drawn-face.jpg');
  await resultShown(page);
  await page.getByText(en.result.kept.history.device).waitFor();
  // Compared with the newest of the five that the month already had.
  await page.locator('[data-change]').waitFor();
  const headline = await page.locator('main h1').innerText();
  await page.reload();
  await page.waitForURL('**/history/*');
  await page.getByText(headline).first().waitFor();
  await page.goBack();
  await page.waitForURL('**/camera');
});
