/** History as a person with an account meets it, on the production build with a staged account. */
import type { Locator, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import type { Stage } from '#app/headless/stage.ts';
import { HISTORY_ROWS } from './support/history-rows.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor, seedEntry, seedHistory } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { storedOf } from './support/visit.ts';
import { openLine } from './support/result-lines.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** Transactions of the database, where they are counted. */
    asked: number;
  }
}

const baseUrl = withStagedServer();
const device = withKeptPages();
const words = en.history;

const laid = (stage: Partial<Stage> = {}) =>
  laidFor({ settings: { language: 'en' } }, { entries: seedHistory('en'), ...stage });

async function open(path: string, stage: Partial<Stage> = {}): Promise<Page> {
  const page = await device.fresh(baseUrl(), laid(stage));
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  return page;
}

/** By keyboard, as far as the menu goes: dots, then delete. */
async function deleteFirst(page: Page): Promise<void> {
  const row = page.locator(HISTORY_ROWS).first();
  const dots = row.locator('button[aria-expanded]');
  expect(await row.getByRole('button').count()).toBe(1);
  await dots.focus();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: words.detail.delete }).waitFor();
  await page.keyboard.press('Escape');
  expect(await dots.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test('Back closes the menu of a roast and the choice of two, and the list stays', async () => {
  const page = await open('/history');
  const row = page.locator(HISTORY_ROWS).first();
  const dots = row.locator('button[aria-expanded]');
  await dots.click();
  await row.getByRole('button', { name: words.detail.delete }).waitFor();
  await page.goBack();
  await expect(dots).toHaveAttribute('aria-expanded', 'false');
  const start = page.getByRole('button', { name: words.compare.start });
  await start.click();
  await page.getByRole('button', { name: words.compare.cancel }).waitFor();
  await page.goBack();
  await start.waitFor();
  expect(new URL(page.url()).pathname).toBe('/history');
});

test.describe('the list', () => {
  test('shows the period, says what lies outside the band, and locks what is old without losing it', async () => {
    const page = await open('/history');
    const outside = words.chart.outside_one.replace('{{count}}', '1').replace('{{total}}', '5');
    await page.getByText(outside).waitFor();
    expect(await page.locator(HISTORY_ROWS).count()).toBe(5);
    expect(await page.locator('[data-testid="noise-band"]').count()).toBe(1);
    expect(await page.locator('svg[role="img"] circle').count()).toBe(5);
    await page.getByLabel(words.period.week).check({ force: true });
    await expect.poll(() => page.locator(HISTORY_ROWS).count()).toBe(3);
    await page.getByRole('radio', { name: words.period.all }).check({ force: true });
    await expect.poll(() => page.locator(HISTORY_ROWS).count()).toBe(7);
    expect(await page.locator('[data-locked]').count()).toBe(2);
    await page.getByText(words.chart.locked_other.replace('{{count}}', '2')).waitFor();
    expect(await page.locator('svg[role="img"] circle').count()).toBe(5);
  });

  test('names each row’s button and box by score and headline, and closes a menu from inside', async () => {
    // As good as the first, and told under another headline: whichever of so many says it.
    const told = Array.from({ length: 30 }, (_, variant) =>
      seedEntry({ daysAgo: 2, score: 71, variant }, 2, 'en'),
    );
    const [first, second] = [71, 72].map((score, index) => seedEntry({ daysAgo: 2, score }, index, 'en'));
    const third = told.find(({ roast }) => roast?.headline !== first?.roast?.headline);
    const entries = [first, second, third].filter((one) => one !== undefined);
    expect(entries).toHaveLength(3);
    const page = await open('/history', {
      entries: entries.map((one) => ({ ...one, createdAt: String(entries[0]?.createdAt) })),
    });
    const nameOf = (one: Locator) => one.ariaSnapshot();
    const dots = page.locator(`${HISTORY_ROWS} button[aria-expanded]`);
    const names = await Promise.all([0, 1, 2].map((n) => nameOf(dots.nth(n))));
    expect(new Set(names).size).toBe(3);
    const headlines = await page.locator(`${HISTORY_ROWS} a`).allInnerTexts();
    for (const [index, name] of names.entries()) {
      expect(name).toContain(headlines[index]);
      expect(name).toMatch(/7[12] out of 100/);
    }
    await dots.first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.locator('button:focus', { hasText: words.detail.delete }).waitFor();
    await page.keyboard.press('Escape');
    expect(await dots.first().getAttribute('aria-expanded')).toBe('false');
    await page.locator('button[aria-expanded]:focus').waitFor();
    await page.getByRole('button', { name: words.compare.start }).click();
    const boxes = await Promise.all([0, 1, 2].map((n) => nameOf(page.getByRole('checkbox').nth(n))));
    for (const [index, name] of boxes.entries()) expect(name).toContain(headlines[index]);
  });

  test('says in which language a roast is that was told in another one', async () => {
    const page = await open('/history', { entries: [seedEntry({ daysAgo: 2, score: 71 }, 0, 'ja')] });
    await page.locator(`${HISTORY_ROWS} a[lang="ja"]`).click();
    await page.locator('h1[lang="ja"]').waitFor();
    const unmarked = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(p, li, dd, dt, h1, h2, h3)')]
        .filter((one) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(one.textContent))
        .filter(
          (one) =>
            one.closest('[lang]')?.getAttribute('lang') !== 'ja' && one.querySelector('[lang="ja"]') === null,
        )
        .map((one) => one.textContent),
    );
    expect(unmarked).toEqual([]);
  });

  test('opens everything to premium, and finds the change in it', async () => {
    const page = await open('/history', { premium: true });
    await page.getByRole('radio', { name: words.period.all }).check({ force: true });
    await expect.poll(() => page.locator('svg[role="img"] circle').count()).toBe(7);
    expect(await page.locator('[data-locked]').count()).toBe(0);
    await page.getByText(/^Really changed: up/).waitFor();
  });

  test('says what is missing when nothing is here, and when a period is empty', async () => {
    const empty = await open('/history', { entries: [] });
    await empty.getByRole('heading', { name: words.empty.title }).waitFor();
    const entries = [18, 19, 20].map((daysAgo, index) => seedEntry({ daysAgo, score: 70 }, index, 'en'));
    const old = await open('/history', { entries });
    await old.getByLabel(words.period.week).check({ force: true });
    await old.getByRole('button', { name: words.emptyPeriod.action }).click();
    await expect.poll(() => old.locator(HISTORY_ROWS).count()).toBe(3);
  });

  test('of a single roast has no periods to choose from, and a way to the next one', async () => {
    const page = await open('/history', { entries: [seedEntry({ daysAgo: 20, score: 70 }, 0, 'en')] });
    expect(await page.locator(HISTORY_ROWS).count()).toBe(1);
    expect(await page.getByLabel(words.period.week).count()).toBe(0);
    await page.getByRole('link', { name: words.chart.next }).click();
    await page.waitForURL('**/camera');
  });

  test('of a guest is a promise, not a list', async () => {
    const page = await device.fresh(baseUrl(), storedOf({ guest: true, settings: { language: 'en' } }));
    await page.goto('/history');
    await page.getByRole('heading', { name: words.guest.title }).waitFor();
    // This build has no cloud: no account is offered (decisions/cloud-is-optional).
    await page.getByText(words.guest.alone).waitFor();
    expect(await page.locator('a[href="/signup"], a[href="/premium"]').count()).toBe(0);
  });
});

test.describe('one roast', () => {
  test('opens with all that was kept, and closes with a way back', async () => {
    const page = await open('/history', { thumbnails: [idOf(1)] });
    await page.locator(`a[href="/history/${idOf(1)}"]`).click();
    await page.getByRole('heading', { name: en.result.truths.title }).waitFor();
    await page.getByText(words.detail.thumbnail, { exact: true }).waitFor();
    expect(await page.locator('[data-metric]').count()).toBe(8);
    await openLine(page, 'privacy');
    await page.getByText(en.privacy.kept).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: en.result.truths.title }).waitFor();
    await page.getByRole('link', { name: words.detail.back }).first().click();
    await page.getByRole('heading', { name: words.title }).waitFor();
  });

  test('in another language says so, and goes out as a card without a photo', async () => {
    const page = await open(`/history/${idOf(1)}`, {
      entries: [seedEntry({ daysAgo: 1, score: 70 }, 0, 'ja')],
      thumbnails: [idOf(1)],
    });
    await page.getByText(words.detail.language.ja).waitFor();
    const jokes = await page.locator('[data-truths] li').allInnerTexts();
    await page.getByRole('button', { name: en.share.open }).click();
    const dialog = page.getByRole('dialog', { name: en.share.title });
    expect(await dialog.getByRole('img').getAttribute('aria-label')).toContain(jokes[0]);
    expect(await dialog.getByRole('switch', { name: en.share.photo }).count()).toBe(0);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: en.share.save }).click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);
    await dialog.getByText(en.share.saved).waitFor();
    const own = await open(`/history/${idOf(1)}`);
    await own.locator('[data-truths]').waitFor();
    expect(await own.locator('[data-other-language]').count()).toBe(0);
  });

  test('that is locked, deleted or another user’s says so', async () => {
    const page = await open(`/history/${idOf(6)}`);
    await page.getByRole('heading', { name: words.detail.locked.title }).waitFor();
    await page.goto(`/history/${idOf(99)}`);
    await page.getByRole('heading', { name: words.detail.missing.title }).waitFor();
    const theirs = await open(`/history/${idOf(1)}`, {
      entries: [seedEntry({ daysAgo: 1, score: 70 }, 0, 'en', 'somebody-else')],
    });
    await theirs.getByRole('heading', { name: words.detail.missing.title }).waitFor();
  });

  test('is deleted, comes back by undo, and stays gone without it', async () => {
    const page = await open(`/history/${idOf(1)}`, { thumbnails: [idOf(1)] });
    await page.getByRole('button', { name: words.detail.delete }).click();
    await page.getByText(words.deleted.text).waitFor();
    expect(await page.locator(HISTORY_ROWS).count()).toBe(4);
    // The focus is on the undo button, for users of a keyboard.
    await page.waitForFunction((label) => document.activeElement?.textContent === label, words.deleted.undo);
    await page.keyboard.press('Enter');
    await page.getByText(words.deleted.undone).waitFor();
    expect(await page.locator(HISTORY_ROWS).count()).toBe(5);
    await page.locator(`li:has(a[href="/history/${idOf(1)}"]) img`).waitFor();
    await deleteFirst(page);
    await page.getByText(words.deleted.text).waitFor();
    await page.reload();
    await page.getByText(words.chart.title).waitFor();
    expect(await page.locator(HISTORY_ROWS).count()).toBe(4);
    await page.getByText(words.deleted.text).waitFor({ state: 'detached' });
  });
});

test.describe('comparing', () => {
  test('two by keyboard alone, side by side, earlier first, with an honest verdict', async () => {
    const page = await open('/history', { thumbnails: [idOf(1)] });
    const start = page.getByRole('button', { name: words.compare.start });
    await start.focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus', { hasText: words.compare.pick }).waitFor();
    await page.getByRole('button', { name: words.compare.cancel }).focus();
    await page.keyboard.press('Enter');
    await page.locator('button:focus', { hasText: words.compare.start }).waitFor();
    await page.keyboard.press('Enter');
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: words.compare.show }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: words.compare.title }).waitFor();
    await expect.poll(() => page.title()).toBe(`${en.titles.pages.compare} · Roast Me`);
    expect(await page.locator('[data-verdict]').getAttribute('data-verdict')).toBe('lower');
    const sides = page.getByRole('main').getByRole('region');
    expect(await sides.first().innerText()).toContain('94');
    await sides.first().getByText(words.compare.noPicture).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: words.compare.title }).waitFor();
    await page.goto(`/history?compare=${idOf(1)},${idOf(2)}`);
    expect(await page.locator('[data-verdict]').getAttribute('data-verdict')).toBe('no-change');
    await page.getByText("−1 point is no more than another day's light and camera can make").waitFor();
    await page.getByText(words.compare.chance).waitFor();
    await page.getByRole('main').getByRole('link', { name: words.detail.back }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: words.title }).waitFor();
    await expect.poll(() => page.title()).toBe(`${en.titles.pages.history} · Roast Me`);
  });

  test('that both have no picture is one line', async () => {
    const page = await open(`/history?compare=${idOf(1)},${idOf(2)}`);
    await page.getByText(words.compare.noPictures).waitFor();
    expect(await page.getByText(words.compare.noPicture, { exact: true }).count()).toBe(0);
  });

  test('what is locked or gone is refused in words', async () => {
    const page = await open(`/history?compare=${idOf(1)},${idOf(6)}`);
    await page.getByText(words.compare.missing).waitFor();
  });
});

// Last: the kept page has the clock from here on.
test.describe('when the toast has gone', () => {
  const LONGER_THAN_A_TOAST_MS = 60_000;
  const SIX_SECONDS_MS = 6_000;

  async function openWithClock(): Promise<Page> {
    const page = await device.fresh(baseUrl(), laid());
    await page.clock.install();
    await page.goto('/history');
    await page.locator('h1').first().waitFor();
    return page;
  }

  test('a deletion cannot be taken back once the toast has gone', async () => {
    const page = await openWithClock();
    await deleteFirst(page);
    const undo = page.getByRole('button', { name: words.deleted.undo });
    await page.locator('button:focus', { hasText: words.deleted.undo }).waitFor();
    // Not under a hand: while its button has the focus, and while a pointer rests on it.
    await page.clock.fastForward(LONGER_THAN_A_TOAST_MS);
    await undo.hover();
    await page.keyboard.press('Shift+Tab');
    await page.clock.fastForward(LONGER_THAN_A_TOAST_MS);
    await page.mouse.move(1, 1);
    await page.clock.fastForward(SIX_SECONDS_MS);
    expect(await undo.isVisible()).toBe(true);
    await page.clock.fastForward(LONGER_THAN_A_TOAST_MS);
    await page.getByText(words.deleted.text).waitFor({ state: 'detached' });
    expect(await page.locator(HISTORY_ROWS).count()).toBe(4);
    // Where something else was pressed, it ends as well, and the focus stays in the page.
    await deleteFirst(page);
    await page.locator('button:focus', { hasText: words.deleted.undo }).waitFor();
    await page.locator('h1').dispatchEvent('pointerdown');
    await page.clock.fastForward(LONGER_THAN_A_TOAST_MS);
    await page.getByText(words.deleted.text).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  test('the list is refreshed by button and by pulling: once, and by nothing but the app', async () => {
    const page = await openWithClock();
    await page.evaluate(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its database below
      const { transaction } = IDBDatabase.prototype;
      window.asked = 0;
      IDBDatabase.prototype.transaction = function counted(...which) {
        window.asked += 1;
        return transaction.apply(this, which);
      };
    });
    /** How often the database was asked until the list said that it was new. */
    const refreshedBy = async (act: () => Promise<unknown>): Promise<number> => {
      await page.evaluate(() => (window.asked = 0));
      await act();
      await page.getByText(words.refreshed).waitFor();
      await page.clock.fastForward(LONGER_THAN_A_TOAST_MS);
      await page.getByText(words.refreshed).waitFor({ state: 'detached' });
      return page.evaluate(() => window.asked);
    };
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 100, y }],
      });
    const pull = async () => {
      await finger('touchStart', 100);
      for (const y of [120, 160, 220, 300]) await finger('touchMove', y);
      await finger('touchEnd', 300);
    };
    const byButton = await refreshedBy(() => page.getByRole('button', { name: words.refresh }).click());
    expect(byButton).toBeGreaterThan(0);
    expect(await refreshedBy(pull)).toBe(byButton);
    // Who pulls less far, with two fingers, from further down or within a dialog, refreshes nothing.
    await page.evaluate(() => (window.asked = 0));
    await finger('touchStart', 100);
    await finger('touchMove', 150);
    await finger('touchEnd', 150);
    const both = (y: number) => [
      { x: 100, y, id: 0 },
      { x: 200, y, id: 1 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: both(100) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: both(300) });
    await finger('touchEnd', 300);
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await pull();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.style.cssText = 'width: 300px; height: 600px';
      document.body.append(dialog);
      dialog.showModal();
    });
    await pull();
    expect(await page.evaluate(() => window.asked)).toBe(0);
    // The browser's own pull would load the page anew: this one is as it was.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe(
      'none',
    );
  });
});
