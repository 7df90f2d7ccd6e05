/** What surrounds every screen: guard, tab bar, titles, focus, language, theme, crash. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { PHONE, saveData, withKeptPages } from './support/kept-page.ts';
import { served } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { storedOf, type Visitor } from './support/visit.ts';

const device = withKeptPages({ viewport: { width: 1280, height: 720 }, script: saveData });

/** What a test has changed of the page that is kept is put back after it. */
const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** Opens `path` as this visitor, who is through the first run. */
async function open(
  path: string,
  visitor: Visitor = {},
  size: { readonly width: number; readonly height: number } | null = null,
): Promise<Page> {
  const page = await device.fresh(served.baseUrl, storedOf(visitor));
  if (size !== null) await page.setViewportSize(size);
  await page.goto(path);
  return page;
}
const GUEST = { guest: true } as const;

for (const [from, to] of [
  ['/dual-camera', '/camera'],
  ['/multi-angle-camera/', '/camera'],
  ['/debug/clear-storage', '/camera'],
] as const)
  test(`${from} leads a guest to ${to}`, async () => {
    const page = await open(from, GUEST);
    await page.waitForURL(`**${to}`);
  });

test('a stranger is asked to sign in, and the address bar says so', async () => {
  const page = await open('/camera');
  await page.waitForURL('**/login');
});

test('the tabs lead to their screens, name the document, move the focus, and go back to the top', async () => {
  const visitor = { ...GUEST, settings: { language: 'en' } } as const;
  const page = await open('/camera', visitor, { width: 390, height: 500 });
  const bar = page.getByRole('navigation', { name: en.nav.label });
  const tab = (name: string) => bar.getByRole('link', { name });
  for (const [name, path, title] of [
    [en.nav.history, '/history', en.titles.pages.history],
    [en.nav.profile, '/profile', en.titles.pages.profile],
    [en.nav.roast, '/camera', en.titles.pages.camera],
  ] as const) {
    await tab(name).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.title()).toBe(`${title} · Roast Me`);
    await expect.poll(() => page.locator(':focus').evaluate(({ tagName }) => tagName)).toBe('H1');
    expect(await tab(name).getAttribute('aria-current')).toBe('page');
  }
  await tab(en.nav.profile).click();
  await page.waitForURL('**/profile');
  await page.locator('main h1').waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  await tab(en.nav.profile).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the skip link moves the focus and nothing else', async () => {
  const page = await open('/camera', { ...GUEST, settings: { language: 'en' } });
  await page.getByRole('link', { name: en.nav.profile }).click();
  await page.getByRole('heading', { level: 1, name: en.profile.titles.you }).waitFor();
  const place = () =>
    page.evaluate(() => [window.location.href, window.history.length, window.history.state] as const);
  const before = await place();
  await page.getByRole('link', { name: en.common.skip }).focus();
  await page.keyboard.press('Enter');
  expect(await page.locator(':focus').evaluate(({ id }) => id)).toBe('content');
  expect(await place()).toEqual(before);
});

test('a tab that was tapped shows so while its screen is still on the way', async () => {
  const page = await open('/profile', { ...GUEST, settings: { language: 'en' } });
  await page.getByRole('heading', { level: 1, name: en.profile.titles.you }).waitFor();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/history-screen-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const tab = (name: string) =>
    page.getByRole('navigation', { name: en.nav.label }).getByRole('link', { name });
  await tab(en.nav.history).click();
  await expect.poll(() => tab(en.nav.history).getAttribute('aria-current')).toBe('page');
  expect(await tab(en.nav.profile).getAttribute('aria-current')).toBeNull();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(en.profile.titles.you);
  answer();
  await page.getByRole('heading', { level: 1, name: en.history.title }).waitFor();
  expect(await tab(en.nav.history).getAttribute('aria-current')).toBe('page');
});

test('touch targets of the bar are at least 44 px, and the bar stays inside the safe area', async () => {
  const page = await open('/camera', GUEST, PHONE);
  await page.getByRole('navigation').waitFor();
  for (const link of await page.getByRole('navigation').getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
});

test('the bar moves to the side from 768 px', async () => {
  const page = await open('/profile', GUEST, { width: 768, height: 900 });
  const bar = await page.getByRole('navigation', { name: ja.nav.label }).boundingBox();
  expect(bar?.x).toBe(0);
  expect(bar?.height).toBe(900);
  expect(bar?.width).toBeLessThan(240);
});

test('the language changes without a reload, and with it the title and the lang of the document', async () => {
  const page = await open('/login');
  await page.getByRole('heading', { name: ja.account.login.title }).waitFor();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: en.account.login.title }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.title()).toBe(`${en.titles.pages.login} · Roast Me`);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

for (const scheme of ['light', 'dark'] as const)
  test(`the theme follows a ${scheme} device until one is chosen`, async () => {
    const page = await device.fresh(served.baseUrl, storedOf({}));
    await page.emulateMedia({ colorScheme: scheme });
    undo.push(() => page.emulateMedia({ colorScheme: 'light' }));
    await page.goto('/login');
    await page.locator('h1').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(scheme);
    const other = scheme === 'light' ? 'dark' : 'light';
    const button = page.getByRole('button', { name: ja.common.theme.label });
    for (let i = 0; i < 2; i += 1) {
      if ((await page.locator('html').getAttribute('data-theme')) !== other) await button.click();
    }
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(other);
  });

// Without its code, or its first texts, there is no app that could say so.
for (const part of ['main', 'start'])
  test(`a start without its ${part} says so, and a link loads the page again`, async () => {
    const visitor = storedOf({ settings: { language: 'en' } });
    const page = await device.fresh(served.baseUrl, visitor, { expectPageErrors: true });
    const files = `**/assets/${part}-*.js`;
    await page.route(files, (route) => route.abort());
    await page.goto('/privacy?from=here#top');
    await page.getByRole('alert').getByText('The app could not be loaded.').waitFor();
    await page.getByText('アプリを読み込めませんでした。').waitFor();
    await page.unroute(files);
    const link = page.getByRole('link', { name: 'Load again' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.getByRole('heading', { name: en.privacyPage.title }).waitFor();
    expect(new URL(page.url()).search).toBe('?from=here');
    expect(await page.getByText('The app could not be loaded.').count()).toBe(0);
  });

test('a screen that cannot be had shows the error screen; Refresh brings it back and keeps everything', async () => {
  const visitor = storedOf({ settings: { language: 'en', theme: 'dark' } });
  const page = await device.fresh(served.baseUrl, visitor, { expectPageErrors: true });
  await page.route('**/assets/privacy-screen-*.js', (route) => route.abort());
  await page.goto('/privacy');
  await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
  await page.getByText(en.common.crash.body).waitFor();
  await page.unroute('**/assets/privacy-screen-*.js');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await page.getByRole('heading', { name: en.privacyPage.title }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});
