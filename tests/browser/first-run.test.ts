/** From a new device to the camera, as a person walks it: reloads, back and forward (both languages: whole-journey.test.ts). */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { SETTINGS_KEY } from '#state/settings-atoms.ts';
import { atStep, heading } from './support/first-run.ts';
import { withKeptPages } from './support/kept-page.ts';
import type { SeededStorage } from './support/seed-storage.ts';
import { served } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { storedOf } from './support/visit.ts';

const device = withKeptPages();
/** Its device speaks English. */
const english = withKeptPages({ locale: 'en-GB' });
const visit = (laid: SeededStorage = {}): Promise<Page> => device.fresh(served.baseUrl, laid);
/** A small phone, two usual ones, a desktop. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function reloadsInPlace(page: Page): Promise<void> {
  const before = await heading(page);
  await page.reload();
  expect(await heading(page)).toBe(before);
}

test('splash → promise → interest → camera where there are no accounts, with a reload at every step', async () => {
  const texts = ja;
  const page = await visit();
  await page.goto('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  await reloadsInPlace(page);
  await page.getByRole('button', { name: texts.splash.start }).click();

  const next = page.getByRole('button', { name: texts.onboarding.next, exact: true });
  const arrivesAt = async (title: string) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await reloadsInPlace(page);
  };
  await arrivesAt(texts.onboarding.promise.title);
  expect(pathOf(page)).toBe('/onboarding');
  expect(await page.title()).toContain(texts.titles.pages.onboarding);
  await next.click();
  await page.getByRole('alert').getByText(texts.onboarding.age.error).waitFor();
  for (const item of Object.values(texts.onboarding.age.items)) await page.getByLabel(item).check();
  await reloadsInPlace(page);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3);
  await next.click();

  await arrivesAt(texts.onboarding.interest.title);
  await page.getByRole('button', { name: texts.onboarding.options.interest.serious }).click();
  await page.waitForURL('**/camera');
  await page.getByRole('navigation', { name: texts.nav.label }).waitFor();
  await page.reload();
  expect(pathOf(page)).toBe('/camera');
  await page.goto('/');
  await page.waitForURL('**/camera');
  for (const past of ['/onboarding', '/onboarding-complete']) {
    await page.goto(past);
    await page.waitForURL('**/camera');
  }
});

test.describe('the language before one is chosen', () => {
  /** From the splash on, and after it: what was shown there stays, whatever the address says. */
  async function speaks(page: Page, path: string, words: typeof en): Promise<void> {
    await page.goto(path);
    await page.getByRole('button', { name: words.splash.start }).click();
    await page.getByRole('heading', { level: 1, name: words.onboarding.promise.title }).waitFor();
    await page.goto('/onboarding');
    await page.getByRole('heading', { level: 1, name: words.onboarding.promise.title }).waitFor();
  }

  test('is the device’s, and a link keeps its own through the guard', async () => {
    await speaks(await visit(), '/', ja);
    await speaks(await visit(), '/?lang=en', en);
    await speaks(await visit(), '/history?lang=en', en);
    await speaks(await english.fresh(served.baseUrl, {}), '/', en);
    await speaks(await english.fresh(served.baseUrl, {}), '/?lang=ja', ja);
  });

  test('gives way to what a person has chosen', async () => {
    const page = await visit(storedOf({ onboarding: {}, settings: { language: 'ja' } }));
    await page.goto('/?lang=en');
    await page.getByRole('button', { name: ja.splash.start }).waitFor();
  });

  for (const [path, lang, { splash }] of [
    ['/?lang=en', 'en', en],
    ['/premium?lang=en', 'en', en],
    ['/?lang=ja', 'ja', ja],
    ['/', 'ja', ja],
  ] as const)
    test(`${path} previews in ${lang}`, async () => {
      const answer = await fetch(`${served.baseUrl}${path}`, { headers: { accept: 'text/html' } });
      const page = await answer.text();
      expect(page).toContain(`<html lang="${lang}"`);
      expect(page).toContain(`<meta property="og:description" content="${splash.tagline}`);
    });
});

test('back and forward lead through the steps, and no address leads past an open one', async () => {
  const page = await visit(storedOf({ ...atStep('promise'), settings: { language: 'en' } }));
  const step = async (name: 'promise' | 'interest') => {
    await page.waitForURL(`**step=${name}`);
    await page.getByRole('heading', { level: 1, name: en.onboarding[name].title }).waitFor();
  };
  await page.goto('/onboarding?step=interest');
  await step('promise');
  for (const item of Object.values(en.onboarding.age.items)) await page.getByLabel(item).check();
  // Quicker than any finger: back before the next step has been drawn.
  await page.getByRole('button', { name: 'Next' }).evaluate(async (button: HTMLElement) => {
    button.click();
    while (!location.search.includes('interest')) await new Promise((resolve) => setTimeout(resolve));
    history.back();
  });
  await step('promise');
  await page.getByRole('button', { name: 'Next' }).click();
  await step('interest');
  await page.goBack();
  await step('promise');
  await page.goForward();
  await step('interest');
  await page.getByRole('button', { name: 'Back' }).click();
  await step('promise');
});

test('Back from the promise leads to the splash, by its arrow and by the browser’s own, and never out of the app', async () => {
  const page = await visit(storedOf({ onboarding: {}, settings: { language: 'en' } }));
  const start = page.getByRole('button', { name: en.splash.start });
  const promise = page.getByRole('heading', { level: 1, name: en.onboarding.promise.title });
  await page.goto('/');
  await start.click();
  await promise.waitFor();
  await page.goBack();
  await start.click();
  await promise.waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await start.waitFor();
  await page.goForward();
  await promise.waitFor();
});

test('one tap answers and ends the first run, and arrow keys choose nothing', async () => {
  const page = await visit(storedOf({ ...atStep('interest'), settings: { language: 'en' } }));
  await page.goto('/onboarding');
  const { interest, options } = en.onboarding;
  await page.getByRole('heading', { level: 1, name: interest.title }).waitFor();
  const curious = page.getByRole('button', { name: options.interest.curious });
  await curious.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  expect(await heading(page)).toBe(interest.title);
  await curious.click();
  await page.waitForURL('**/camera');
});

test('nobody has to say what brings them here', async () => {
  const page = await visit(storedOf({ ...atStep('interest'), settings: { language: 'en' } }));
  await page.goto('/onboarding');
  await page.getByRole('button', { name: en.onboarding.skip }).click();
  await page.waitForURL('**/camera');
});

/** Runs in the page: what of the promise does not lie open in the window, one line each. */
function hiddenOf(form: Element): string[] {
  const found: string[] = [];
  for (const element of form.querySelectorAll('h1, p:not(:empty), li, label, legend, button')) {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const name = element.textContent.slice(0, 40);
    if (top < 0 || bottom > innerHeight) found.push(`"${name}" lies from ${top} to ${bottom}`);
    const over = document.elementFromPoint((left + right) / 2, bottom - 2);
    if (!element.contains(over)) found.push(`"${name}" lies under ${over?.outerHTML.slice(0, 60)}`);
    if (element.matches('label, button') && height < 44) found.push(`"${name}" is ${height} px high`);
  }
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) found.push(`scrolls by ${scrollHeight - clientHeight} px`);
  return found;
}

for (const [language, words] of [
  ['en', en],
  ['ja', ja],
] as const)
  test(`the promise, the three boxes and the way on lie in one screen: ${language}`, async () => {
    const page = await visit(storedOf({ ...atStep('promise'), settings: { language } }));
    await page.goto('/onboarding');
    const next = page.getByRole('button', { name: words.onboarding.next, exact: true });
    const lies = async (when: string) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const found = await page.locator('main form').evaluate(hiddenOf);
        expect(found, `${when}, ${size.width} × ${size.height}`).toEqual([]);
      }
    };
    await next.waitFor();
    // As long as a box is open, the way on says so before it is pressed.
    await page.getByText(words.onboarding.age.open_other.replace('{{count}}', '3')).waitFor();
    await lies('at first');
    await next.click();
    await page.getByRole('alert').getByText(words.onboarding.age.error).waitFor();
    await lies('with what is missing');
    for (const item of Object.values(words.onboarding.age.items)) await page.getByLabel(item).check();
    await lies('with all three');
    await next.click();
    await page.getByRole('heading', { level: 1, name: words.onboarding.interest.title }).waitFor();
  });

test('storage that is shut costs the memory, not the first run', async () => {
  const page = await visit();
  const shut = await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  try {
    await page.goto('/');
    await page.getByRole('button', { name: ja.splash.start }).click();
    await page.getByRole('heading', { level: 1, name: ja.onboarding.promise.title }).waitFor();
  } finally {
    await shut.dispose();
  }
});

test('what is stored of the first run has no name but ours', async () => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: ja.splash.start }).click();
  await page.getByRole('heading', { level: 1, name: ja.onboarding.promise.title }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
    expect.arrayContaining([ONBOARDING_KEY, SETTINGS_KEY]),
  );
});
