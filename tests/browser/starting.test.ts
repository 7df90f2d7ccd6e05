/** What happens while the app starts, before it listens: nothing of it is lost. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { DAILY_KEY } from '#state/daily-limit-atoms.ts';
import { localDay } from '#state/local-day.ts';
import type { Deletion } from '#state/own-data.ts';
import { SETTINGS_KEY } from '#state/settings-atoms.ts';
import { hold } from './support/faults.ts';
import { saveData, withKeptPages } from './support/kept-page.ts';
import { served } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { storedOf } from './support/visit.ts';

const device = withKeptPages({ script: saveData });

/** What a test has changed of the page that is kept is put back after it. */
const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});
const { pages } = en.titles;
const guest = storedOf({ guest: true, settings: { language: 'en', theme: 'dark' } });
const fresh = (): Promise<Page> => device.fresh(served.baseUrl, guest);

/** From the next load on, until the test is over, this runs in the page before the product's scripts do. */
async function beforehand<Given>(page: Page, script: (given: Given) => void, given: Given): Promise<void> {
  const added = await page.addInitScript(script as (given: unknown) => void, given);
  undo.push(() => added.dispose());
}

/** Address and screen together: what a person would find wrong about it is that they differ. */
const shows = (page: Page, path: string, title: string) =>
  expect
    .poll(async () => ({ path: new URL(page.url()).pathname, title: await page.title() }))
    .toEqual({ path, title: `${title} · Roast Me` });

const headings = (page: Page) => page.getByRole('heading').allInnerTexts();

const DELETION: Deletion = { what: 'phone', gone: [], left: [] };

for (const { changed, from, to, state, seen } of [
  {
    changed: 'another address',
    from: '/profile',
    to: '/history',
    state: null,
    seen: (page: Page) => shows(page, '/history', pages.history),
  },
  {
    changed: 'another entry with the same address',
    from: '/privacy',
    to: '/privacy',
    state: { usr: { deletion: DELETION }, key: 'earlier', idx: 0 },
    seen: (page: Page) => expect.poll(() => headings(page)).toContain(en.privacyPage.own.done.phone),
  },
])
  test(`${changed} is shown that came right before the router listens`, async () => {
    const page = await fresh();
    await beforehand(
      page,
      ({ to, state }) => {
        const listen = window.addEventListener.bind(window);
        let gone = false;
        window.addEventListener = ((...args: Parameters<typeof listen>) => {
          if (args[0] === 'popstate' && !gone) {
            gone = true;
            history.replaceState(state, '', to);
            window.dispatchEvent(new PopStateEvent('popstate', { state }));
          }
          listen(...args);
        }) as typeof listen;
      },
      { to, state },
    );
    await page.goto(from);
    await seen(page);
  });

const TRIES = 5;

for (const rate of [1, 4, 6])
  test(`a Back while the router is made leads back, at ${rate} times the throttle`, async () => {
    const page = await fresh();
    await page.goto('/history');
    await shows(page, '/history', pages.history);
    await beforehand(
      page,
      () => {
        const replace = history.replaceState.bind(history);
        history.replaceState = (...args) => {
          replace(...args);
          // The router numbers the entry that it begins with, and that is the first that it does.
          history.replaceState = replace;
          history.back();
        };
      },
      null,
    );
    const session = await page.context().newCDPSession(page);
    undo.push(async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.detach();
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    for (let count = 1; count <= TRIES; count += 1) {
      await page.evaluate(() => history.pushState(null, '', '/profile'));
      await page.reload();
      await shows(page, '/history', pages.history);
    }
  });

test('a notification that is tapped before anybody follows taps leads to its screen', async () => {
  const page = await fresh();
  const followers = await hold(page, '**/assets/later-effects-*.js');
  await page.goto('/profile');
  await shows(page, '/profile', pages.profile);
  await page.evaluate(() => {
    const data = { type: 'roast-me-open', path: '/history' };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });
  followers.release();
  await shows(page, '/history', pages.history);
});

test('what another tab deletes right before this one listens is forgotten here, too', async () => {
  const page = await fresh();
  await beforehand(
    page,
    (key) => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = ((...args: Parameters<typeof listen>) => {
        // A deletion of its own is the only one that a tab does not hear of, as if it had come earlier.
        if (args[0] === 'storage') localStorage.removeItem(key);
        listen(...args);
      }) as typeof listen;
    },
    SETTINGS_KEY,
  );
  await page.goto('/licences');
  await expect.poll(() => headings(page)).toContain(ja.licences.title);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('a day that ends while the screen is made has ended on it', async () => {
  const evening = new Date(2026, 10, 20, 22).getTime();
  const used = JSON.stringify({ version: 1, day: localDay(evening), used: 3 });
  const page = await device.fresh(served.baseUrl, { entries: { ...guest.entries, [DAILY_KEY]: used } });
  await beforehand(
    page,
    ({ evening, morning }) => {
      let now = evening;
      Date.now = () => now;
      // Heard once the panel is in its place, and before the screen's effects.
      const changes = new MutationObserver(() => {
        if (document.querySelector('[data-limit="reached"]') === null) return;
        now = morning;
        document.documentElement.dataset['slept'] = 'yes';
      });
      changes.observe(document, { childList: true, subtree: true });
    },
    { evening, morning: evening + 10 * 3_600_000 },
  );
  await page.goto('/camera');
  await page.locator('html[data-slept]').waitFor();
  await expect.poll(() => page.locator('[data-limit="reached"]').count()).toBe(0);
});
