/**
 * A text that comes after the phone's own: from a language model behind the function (its STAND-IN, which knows no language),
 * and from the browser's own model (a STAND-IN for Chrome's Prompt API; no browser here has the real one).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import type { Lang } from '#functions/vocabulary.ts';
import { UNREAD_MS } from '#state/better-roast-atoms.ts';
import { textIn } from '#local/model-stand-in/lines.ts';
import type { Mood } from '#local/model-stand-in/moods.ts';
import { MODEL_LIMIT_MS } from '#platform/roast/cloud-writer.ts';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { startCloudServer, type CloudServer } from './support/app-server.ts';
import { axeViolations } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { layEmptyData } from './support/empty-data.ts';
import { choosePhoto, openPicker, TEXTS, waitForResult } from './support/picker.ts';
import { openLine } from './support/result-lines.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest } from './support/visit.ts';

const app = withBrowser();
const words = TEXTS.en.result.better;

const place = (page: Page) => page.locator('[data-offer]');
const offerOf = (page: Page) => place(page).getAttribute('data-offer');
const truthsOf = (page: Page) => page.locator('[data-truths] li').allTextContents();

/** Where things stand on the page that lie above and below the offer. */
const positions = (page: Page) =>
  page.evaluate(() =>
    ['h1', '[data-truths]', '[data-offer]', '[data-dock]', '[data-fold="privacy"]'].map((selector) => {
      const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, Math.round(top + window.scrollY), Math.round(height)];
    }),
  );

/** Sum of layout shifts from now on that no tap of the person caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shifted: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shifted: number } }).seen.shifted);
}

/** Long enough that somebody may have begun to read. */
const readABit = (page: Page) => page.waitForTimeout(UNREAD_MS + 400);

test.describe('the stand-in for a language model behind the function', () => {
  let folder: string;
  let server: CloudServer | null = null;
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roast-better-'));
    await layEmptyData(folder);
  });
  test.afterEach(async () => {
    await server?.close();
    server = null;
    await rm(folder, { recursive: true, force: true });
  });

  /** A guest's result, with a model of this mood asked for another text; its answer waits for `say`. */
  async function roasted(mood: Mood, lang: Lang = 'en') {
    server = await startCloudServer(folder, BUILD_DIR, { ROAST_LLM_URL: 'stand-in', ROAST_LLM_MODEL: mood });
    const page = await app.newPage({
      baseURL: server.url,
      engine: 'late',
      viewport: { width: 390, height: 844 },
    });
    let say = (): void => undefined;
    const said = new Promise<void>((resolve) => (say = resolve));
    await page.route('**/functions/v1/roast', async (route: Route) => {
      const response = await route.fetch();
      await said;
      // Gone where the page no longer waits.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await openPicker(page, { lang });
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    return { page, say };
  }

  test('good: the phone’s stands at once, the better one is offered without a jump, shown by a tap, taken back by another', async () => {
    const { page, say } = await roasted('good');
    const first = await truthsOf(page);
    expect(await offerOf(page)).toBe('waiting');
    await page.getByText(words.waiting).waitFor();
    await readABit(page);
    const before = await positions(page);
    const shifts = await watchShifts(page);
    expect(await axeViolations(page)).toEqual([]);
    say();
    await expect.poll(() => offerOf(page)).toBe('here');
    expect(await positions(page)).toEqual(before);
    expect(await shifts()).toBe(0);
    expect(await truthsOf(page)).toEqual(first);
    expect(await place(page).getByRole('status').textContent()).toBe(words.come);
    expect(await axeViolations(page)).toEqual([]);

    const button = place(page).getByRole('button');
    expect(await button.textContent()).toBe(words.show);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => offerOf(page)).toBe('shown');
    const other = await truthsOf(page);
    expect(other).not.toEqual(first);
    expect(await button.textContent()).toBe(words.back);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[data-announces]').textContent()).toContain(other[0]);
    await openLine(page, 'privacy');
    const { model, mixed, writer } = TEXTS.en.privacy.source;
    const whole = await page.locator('main').innerText();
    expect([model, mixed].some((sentence) => whole.includes(sentence))).toBe(true);
    // One body left, and it is listed once.
    expect(await page.locator('pre[data-sent="facts"]').count()).toBe(1);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => offerOf(page)).toBe('here');
    expect(await truthsOf(page)).toEqual(first);
    expect(await page.locator('main').innerText()).toContain(writer);

    await button.click();
    await page.reload();
    await page.locator('[data-photo="gone"]').waitFor();
    expect(await truthsOf(page)).toEqual(other);
    expect(await place(page).count()).toBe(0);
  });

  test('good, in Japanese on a small phone: no jump either', async () => {
    const { page, say } = await roasted('good', 'ja');
    await page.setViewportSize({ width: 320, height: 568 });
    await readABit(page);
    const before = await positions(page);
    say();
    await expect.poll(() => offerOf(page)).toBe('here');
    expect(await positions(page)).toEqual(before);
  });

  test('slow: nothing comes, and nothing looks broken', async () => {
    const { page, say } = await roasted('slow');
    say();
    await readABit(page);
    const first = await truthsOf(page);
    const before = await positions(page);
    await expect.poll(() => offerOf(page), { timeout: MODEL_LIMIT_MS + 4_000 }).toBe('over');
    expect(await truthsOf(page)).toEqual(first);
    expect(await positions(page)).toEqual(before);
    expect(await page.getByText(words.waiting).count()).toBe(0);
    // Places for faults of forms stand there from the start, empty.
    expect((await page.locator('main [role="alert"]').allTextContents()).join('')).toBe('');
    await openLine(page, 'privacy');
    expect(await page.locator('pre[data-sent="facts"]').count()).toBe(1);
  });

  test('injected: its links and fields are not seen, and what is left of it may be taken back', async () => {
    const { page, say } = await roasted('injected');
    await readABit(page);
    say();
    await expect.poll(() => offerOf(page)).not.toBe('waiting');
    if ((await offerOf(page)) === 'here') await place(page).getByRole('button').click();
    expect(await page.locator('main').innerText()).not.toMatch(/https?:|www\.|instructions/i);
  });

  test('other jokes in the middle: the late text for the old ones is dropped', async () => {
    const { page, say } = await roasted('good');
    const first = await truthsOf(page);
    await readABit(page);
    await page.getByRole('button', { name: TEXTS.en.result.again }).click();
    await expect.poll(() => truthsOf(page)).not.toEqual(first);
    await readABit(page);
    const now = await truthsOf(page);
    say();
    // The second one's own answer is offered; nothing takes the place of what is read.
    await expect.poll(() => offerOf(page)).toBe('here');
    expect(await truthsOf(page)).toEqual(now);
  });
});

/** Runs in the page: what Chrome calls `LanguageModel`, fetched by its first `create`. */
function standInModel(): void {
  let isHere = sessionStorage.getItem('stand-in-model') !== null;
  const ask = (globalThis as unknown as { standInWrites: (system: string, user: string) => Promise<string> })
    .standInWrites;
  const LanguageModel = {
    availability: () => Promise.resolve(isHere ? 'available' : 'downloadable'),
    create(options: {
      monitor?: (download: EventTarget) => void;
      initialPrompts?: readonly { content: string }[];
    }) {
      const download = new EventTarget();
      options.monitor?.(download);
      download.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.5, total: 1 }));
      isHere = true;
      sessionStorage.setItem('stand-in-model', 'here');
      return Promise.resolve({
        prompt: (user: string) => ask(options.initialPrompts?.[0]?.content ?? '', user),
        destroy: () => undefined,
      });
    },
  };
  Object.assign(globalThis, { LanguageModel });
}

test('the browser’s own model, here a stand-in for Chrome’s Prompt API: fetched by a tap, asked instead of the cloud', async () => {
  const page = await app.newPage({ engine: 'late' });
  let say = (): void => undefined;
  const said = new Promise<void>((resolve) => (say = resolve));
  await page.exposeFunction('standInWrites', async (system: string, user: string) => {
    await said;
    return textIn('good', { system, user });
  });
  await page.addInitScript(standInModel);
  const asked: string[] = [];
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { supabase: { url: '/', publicKey: 'public' }, roastModel: true } }),
  );
  await page.route('**/functions/v1/roast', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openAsGuest(page, '/profile/settings', { language: 'en' });
  const { profile } = TEXTS.en;
  const ours = page.getByRole('switch', { name: profile.browserModel.use });
  expect(await ours.isChecked()).toBe(false);
  await ours.check({ force: true });
  await page.getByText(profile.browserModel.ready).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/camera');
  await page.locator('input[data-source="library"]').waitFor({ state: 'attached' });
  await choosePhoto(page, DRAWN_FACE);
  await waitForResult(page);
  await readABit(page);
  expect(await offerOf(page)).toBe('waiting');
  const first = await truthsOf(page);
  say();
  await expect.poll(() => offerOf(page)).toBe('here');
  await place(page).getByRole('button').click();
  await expect.poll(() => truthsOf(page)).not.toEqual(first);
  await openLine(page, 'privacy');
  expect(await page.locator('main').innerText()).toContain(TEXTS.en.privacy.nothing);
  expect(asked).toEqual([]);
});

test('a browser without a model of its own shows no switch for one', async () => {
  const page = await app.newPage({ engine: 'none' });
  // Chromium has the name, whether it can have the model or not.
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'LanguageModel'));
  await openAsGuest(page, '/profile/settings', { language: 'en' });
  await page.getByRole('switch', { name: TEXTS.en.engine.lite }).waitFor();
  expect(await page.getByRole('switch', { name: TEXTS.en.profile.browserModel.use }).count()).toBe(0);
});
