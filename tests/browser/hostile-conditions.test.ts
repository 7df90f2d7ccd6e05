/**
 * Days on which the phone or the server lets the app down: each has its words in both languages and a way on,
 * and afterwards everything works as before. SECURITY.md names the test of every such condition.
 */
import { LANGS } from '#functions/vocabulary.ts';
import type { Page, Route } from 'playwright';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { deleteNewest, HISTORY_ROWS } from './support/history-rows.ts';
import { comeToDoor, goWithin } from './support/account-steps.ts';
import { withBrowser } from './support/browser.ts';
import { choosePhoto, pickerReady, roastAnother, TEXTS, waitForResult } from './support/picker.ts';
import { seedHistory, setStage } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { breakStorage, makeStorageBreakable } from './support/storage-faults.ts';
import { actAs, openAsGuest } from './support/visit.ts';
import { openLine } from './support/result-lines.ts';
import { expect, test } from './support/test.ts';

type Words = (typeof TEXTS)['en'];

const baseUrl = withStagedServer();
const app = withBrowser();

/** The page says it in each language, without being loaded again; English last. */
async function saysInBoth(page: Page, pick: (words: Words) => readonly string[]): Promise<void> {
  for (const language of LANGS) {
    await page.evaluate((language) => window.staged?.settings({ language }), language);
    await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
    // Where phrases end there is a space without width.
    const said = (await page.locator('main').innerText()).replaceAll('\u200b', '');
    for (const sentence of pick(TEXTS[language])) expect(said).toContain(sentence);
  }
}

test.describe('storage', () => {
  /** A user with an account and a history, in a browser whose storage a test can break. */
  async function open(path: string): Promise<Page> {
    const page = await app.newPage({
      baseURL: baseUrl(),
      viewport: { width: 390, height: 844 },
      engine: 'late',
    });
    await makeStorageBreakable(page);
    await actAs(page, { settings: { language: 'en' } });
    await setStage(page, { premium: true, entries: seedHistory('en') });
    await page.goto(path);
    await page.locator('main h1').waitFor();
    return page;
  }
  const toHistory = async (page: Page) => {
    await goWithin(page, '/history');
    await page.getByRole('heading', { name: TEXTS.en.history.title }).waitFor();
  };

  test('full, then shut, then sound: results are shown, nothing is lost, and keeping works again', async () => {
    const page = await open('/camera');
    await pickerReady(page);
    for (const fault of ['full', 'blocked'] as const) {
      await breakStorage(page, fault);
      await choosePhoto(page, DRAWN_FACE);
      await waitForResult(page);
      await page.locator('[data-kept="failed"]').waitFor();
      await saysInBoth(page, ({ result }) => [result.kept.failed]);
      await roastAnother(page, 'en');
    }
    await toHistory(page);
    await page.getByRole('heading', { name: TEXTS.en.history.blocked.title }).waitFor();
    await saysInBoth(page, ({ history: { blocked } }) => [blocked.title, blocked.body, blocked.action]);

    await breakStorage(page, 'none');
    await page.getByRole('button', { name: TEXTS.en.history.blocked.action }).click();
    await page.locator(HISTORY_ROWS).first().waitFor();
    expect(await page.locator(HISTORY_ROWS).count()).toBe(5);
    await page.goto('/camera');
    await pickerReady(page);
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    await page.locator('[data-kept="history"]').waitFor();
    await toHistory(page);
    await expect.poll(() => page.locator(HISTORY_ROWS).count()).toBe(6);
  });

  test('shut while a roast is being deleted: it says so, and the roast is still there', async () => {
    const page = await open('/history');
    await page.locator(HISTORY_ROWS).first().waitFor();
    await breakStorage(page, 'full');
    await deleteNewest(page);
    await saysInBoth(page, ({ history }) => [history.deleted.failed]);
    await breakStorage(page, 'none');
    const { refresh, refreshed, blocked } = TEXTS.en.history;
    await page.getByRole('button', { name: refresh }).click();
    await page.getByText(refreshed).waitFor();
    expect(await page.locator(HISTORY_ROWS).count()).toBe(5);
    // Shut while it is being refreshed: that alone is said, not that it was up to date a moment ago.
    await breakStorage(page, 'blocked');
    await page.getByRole('button', { name: refresh }).click();
    await page.getByRole('heading', { name: blocked.title }).waitFor();
    expect(await page.getByText(refreshed).count()).toBe(0);
    await saysInBoth(page, ({ history }) => [history.blocked.title, history.blocked.body]);
  });

  test('shut from the start: from the splash to a result, in memory alone', async () => {
    const page = await app.newPage({ baseURL: baseUrl(), engine: 'late' });
    await page.addInitScript(() => {
      const shut = () => {
        throw new DOMException('shut', 'SecurityError');
      };
      for (const name of ['localStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: shut });
      }
    });
    await comeToDoor(page);
    await pickerReady(page);
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    await saysInBoth(page, ({ result }) => [result.kept.tab]);
  });
});

test.describe('the server', () => {
  /** How a server can answer a roast; each is undone by the next. */
  const ANSWERS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['with 500', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
    ['with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Wi-Fi' })],
    [
      'with half a body',
      (route) => route.fulfill({ contentType: 'application/json', body: '{"headline":"You' }),
    ],
    ['with too many requests', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' } })],
    ['by hanging up', (route) => route.abort('connectionreset')],
  ];

  /** A guest of an installation with a cloud, whose roast function a test answers for. */
  async function open(language: 'en' | 'ja', answer: (route: Route) => Promise<void>): Promise<Page> {
    const page = await app.newPage({ engine: 'late' });
    await page.route('**/config.json', (route) =>
      route.fulfill({
        json: { supabase: { url: '/', publicKey: 'public' }, embedded: false, google: false },
      }),
    );
    await page.route('**/functions/v1/roast', answer);
    await openAsGuest(page, '/camera', { language });
    await pickerReady(page);
    return page;
  }
  test('is slow to say where the cloud is: a first visit opens without accounts, and has them once it has said', async () => {
    const page = await app.newPage({ engine: 'late' });
    let say = (): void => undefined;
    const said = new Promise<void>((resolve) => (say = resolve));
    await page.route('**/config.json', async (route) => {
      await said;
      await route.fulfill({
        json: { supabase: { url: '/', publicKey: 'public' }, embedded: false, google: false },
      });
    });
    await actAs(page, { settings: { language: 'en' } });
    await page.goto('/login');
    const ways = page.getByRole('link', { name: TEXTS.en.account.login.ways });
    await page.getByText(TEXTS.en.account.login.leadOff).waitFor();
    expect(await ways.count()).toBe(0);
    say();
    await ways.waitFor();
  });

  test('answers a roast in any wrong way: the phone writes it, and says what was sent', async () => {
    let answer = 0;
    const page = await open('ja', (route) => ANSWERS[answer]?.[1](route) ?? route.abort());
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    for (; answer < ANSWERS.length; answer += 1) {
      const [what] = ANSWERS[answer] ?? [''];
      const asked = page.waitForRequest('**/functions/v1/roast');
      await page.getByRole('button', { name: TEXTS.ja.result.again }).click();
      const sent = (await asked).postData() ?? '';
      await openLine(page, 'privacy');
      // The very bytes of this request, whatever became of it.
      await expect.poll(() => page.locator('pre').allTextContents(), { message: what }).toContain(sent);
      const said = (await page.locator('main').innerText()).replaceAll('\u200b', '');
      expect(said, what).toContain(TEXTS.ja.privacy.source.writer);
      expect(said, what).toContain(TEXTS.ja.privacy.sent);
    }
    // In English it is asked for once more, and refused as before.
    await goWithin(page, '/profile/settings');
    await page.getByRole('radio', { name: TEXTS.ja.common.language.en }).check({ force: true });
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
    await page.goBack();
    await openLine(page, 'privacy');
    const { source, sent } = TEXTS.en.privacy;
    for (const sentence of [source.writer, sent]) await page.getByText(sentence).waitFor();
  });

  test('never answers: the phone’s own stands there after a moment', async () => {
    const held: Route[] = [];
    const page = await open('en', (route) => {
      held.push(route);
      return Promise.resolve();
    });
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    expect(held).toHaveLength(1);
    await openLine(page, 'privacy');
    const said = await page.locator('main').innerText();
    expect(said).toContain(TEXTS.en.privacy.source.writer);
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  });
});
