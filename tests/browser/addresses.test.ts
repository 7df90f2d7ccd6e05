/** Every address, reloaded; the way back and forth between them. */
import { expect, test } from 'vitest';
import { ROUTES } from '#app/route-table.ts';
import { en } from '#i18n/locales/en/en.ts';
import { withBrowser } from './support/browser.ts';
import { ANA, seedHistory, setStage } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { actAs, openAsGuest } from './support/visit.ts';

const ID = '00000000-0000-4000-8000-000000000001';
/** Where a reload does not stay, on purpose: without a run or a result, and past the first run. */
const LEADS_TO: Readonly<Record<string, string>> = {
  '/analysis': '/camera',
  '/results': '/camera',
  '/onboarding': '/login',
};

const baseUrl = withStagedServer();
const app = withBrowser();

test(
  'a reload shows the same screen again, or the one that the table says',
  { timeout: 120_000 },
  async () => {
    const page = await app.newPage();
    await openAsGuest(page, '/profile', { language: 'en' });
    const seen = async () => {
      await page.locator('main h1, [role="alert"]').first().waitFor();
      return { path: new URL(page.url()).pathname, title: await page.title() };
    };
    for (const { path: pattern } of ROUTES) {
      const path = pattern.replace(':id', ID);
      await page.goto(path);
      const wanted = LEADS_TO[path] ?? path;
      await page.waitForURL((url) => url.pathname === wanted);
      await expect.poll(() => page.title()).toContain(' · Roast Me');
      const before = await seen();
      await page.reload();
      await expect.poll(seen, { message: path }).toEqual(before);
    }
  },
);

test('back and forward lead through the screens, each named and with the focus on its heading', async () => {
  const page = await app.newPage({ viewport: { width: 390, height: 844 } });
  await openAsGuest(page, '/camera', { language: 'en' });
  const { pages } = en.titles;
  const shows = async (path: string, title: string) => {
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.title()).toBe(`${title} · Roast Me`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  };
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.locator('main h1').first().waitFor();
  await follow(en.nav.history);
  await shows('/history', pages.history);
  await follow(en.nav.profile);
  await shows('/profile', pages.profile);
  await follow(en.profile.settings);
  await shows('/profile/edit', pages.profileEdit);
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
  const page = await app.newPage({ baseURL: baseUrl() });
  await actAs(page, { settings: { language: 'en' } });
  await setStage(page, { user: ANA, entries: seedHistory('en') });
  await page.goto('/camera');
  const input = page.locator('input[data-source="library"]');
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles('tests/fixtures/drawn-face.jpg');
  await page.locator('[data-phase="done"]').waitFor({ timeout: 40_000 });
  await page.getByText(en.result.kept.history).waitFor();
  // Compared with the newest of the five that the month already had.
  await page.locator('[data-change]').waitFor();
  const headline = await page.locator('main h1').innerText();
  await page.reload();
  await page.waitForURL('**/history/*');
  await page.getByText(headline).first().waitFor();
  await page.goBack();
  await page.waitForURL('**/camera');
});
