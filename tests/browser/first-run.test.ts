/** From a new device to the camera, as a person walks it: both languages, reloads, back and forward, no mouse. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { ONBOARDING_KEY } from '#state/onboarding.ts';
import { withBrowser } from './support/browser.ts';
import { atStep, heading } from './support/first-run.ts';
import { actAs } from './support/visit.ts';

const app = withBrowser();
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function reloadsInPlace(page: Page): Promise<void> {
  const before = await heading(page);
  await page.reload();
  expect(await heading(page)).toBe(before);
}

describe.each([
  ['ja', ja],
  ['en', en],
] as const)('in %s', (language, texts) => {
  test('splash → onboarding → guest → camera, with a reload at every step', async () => {
    const page = await app.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await reloadsInPlace(page);
    await page.getByRole('button', { name: texts.splash.start }).click();

    const next = page.getByRole('button', { name: texts.onboarding.next, exact: true });
    const arrivesAt = async (title: string) => {
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await reloadsInPlace(page);
    };
    await arrivesAt(texts.onboarding.language.title);
    expect(pathOf(page)).toBe('/onboarding');
    expect(await page.title()).toContain(texts.titles.pages.onboarding);
    await next.click();
    await arrivesAt(texts.onboarding.promise.title);
    await next.click();

    await arrivesAt(texts.onboarding.age.title);
    await next.click();
    await page.getByRole('alert').getByText(texts.onboarding.age.error).waitFor();
    for (const item of Object.values(texts.onboarding.age.items)) await page.getByLabel(item).check();
    await reloadsInPlace(page);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await next.click();

    await arrivesAt(texts.onboarding.interest.title);
    await page.getByRole('radio', { name: texts.onboarding.options.interest.serious }).check();
    await next.click();

    await arrivesAt(texts.onboarding.about.title);
    const { ageRange, gender, mainConcern, skincareLevel } = texts.onboarding.options;
    await page.getByLabel(texts.onboarding.about.displayName).fill('Aki');
    for (const [group, name] of [
      [texts.onboarding.about.ageRange, ageRange['late-20s']],
      [texts.onboarding.about.gender, gender['prefer-not-to-say']],
      [texts.onboarding.about.mainConcern, mainConcern.pores],
      [texts.onboarding.about.skincareLevel, skincareLevel.basic],
    ] as const) {
      await page.getByRole('group', { name: group }).getByRole('radio', { name }).first().check();
    }
    await next.click();

    await arrivesAt(texts.onboarding.premium.title);
    await page.getByRole('button', { name: texts.onboarding.premium.more }).click();
    await arrivesAt(texts.onboarding.complete.titleNamed.replace('{{name}}', 'Aki'));
    expect(pathOf(page)).toBe('/onboarding-complete');
    await page.getByRole('link', { name: texts.onboarding.complete.go }).click();
    await arrivesAt(texts.account.login.title);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.getByText(texts.account.off.body).waitFor();
    await page.getByRole('button', { name: texts.account.guest.button }).click();

    await page.waitForURL('**/camera');
    await page.getByRole('navigation', { name: texts.nav.label }).waitFor();
    await page.reload();
    expect(pathOf(page)).toBe('/camera');
    await page.goto('/');
    await page.waitForURL('**/camera');
    await page.goto('/onboarding');
    await page.waitForURL('**/login');
  });
});

test('back and forward lead through the steps, and no address leads past an open one', async () => {
  const page = await app.newPage();
  await actAs(page, { ...atStep('language'), settings: { language: 'en' } });
  await page.goto('/onboarding');
  const step = async (name: 'language' | 'promise' | 'age') => {
    await page.waitForURL(`**step=${name}`);
    await page.getByRole('heading', { level: 1, name: en.onboarding[name].title }).waitFor();
  };
  await step('language');
  await page.getByRole('button', { name: 'Next' }).click();
  await step('promise');
  // Quicker than any finger: back before the next step has been drawn.
  await page.getByRole('button', { name: 'Next' }).evaluate(async (button: HTMLElement) => {
    button.click();
    while (!location.search.includes('age')) await new Promise((resolve) => setTimeout(resolve));
    history.back();
  });
  await step('promise');
  await page.getByRole('button', { name: 'Next' }).click();
  await step('age');
  await page.goBack();
  await step('promise');
  await page.goBack();
  await step('language');
  await page.goForward();
  await step('promise');
  await page.getByRole('button', { name: 'Back' }).click();
  await step('language');

  await page.goto('/onboarding?step=about');
  await step('language');
  expect(page.url()).toContain('step=language');
});

/** Presses Tab until the element that has the focus goes by this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement;
      // Past the last one the focus leaves the page, and comes back with the next press.
      if (element === null || element === document.body) return '';
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return element.getAttribute('aria-label') ?? (label || element.textContent);
    });
    if (text.includes(name)) return;
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

test('the keyboard alone is enough, and the focus arrives with every screen', async () => {
  const page = await app.newPage();
  await actAs(page, { onboarding: {}, settings: { language: 'en' } });
  await page.goto('/');
  const arrivesAt = async (title: string) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.locator(':focus').innerText()).toBe(title);
  };
  await page.locator('main h1').waitFor();
  await tabTo(page, 'Start Analysis');
  await page.keyboard.press('Enter');
  await arrivesAt(en.onboarding.language.title);
  await tabTo(page, 'Next');
  await page.keyboard.press('Space');
  await arrivesAt(en.onboarding.promise.title);
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await arrivesAt(en.onboarding.age.title);
  for (const item of Object.values(en.onboarding.age.items)) {
    await tabTo(page, item);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await arrivesAt(en.onboarding.interest.title);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('fun');
  await page.keyboard.press('Enter');
  await arrivesAt(en.onboarding.about.title);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Aki');
  for (let group = 0; group < 4; group += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await arrivesAt(en.onboarding.premium.title);
  await tabTo(page, en.onboarding.premium.more);
  await page.keyboard.press('Enter');
  await arrivesAt('All set, Aki!');
  await tabTo(page, en.onboarding.complete.go);
  await page.keyboard.press('Enter');
  await arrivesAt(en.account.login.title);
  await tabTo(page, en.account.guest.button);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/camera');
});

test('an open question is named and led to', async () => {
  const page = await app.newPage();
  await actAs(page, { ...atStep('about'), settings: { language: 'en' } });
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await page.getByText(en.onboarding.about.error).count()).toBe(4);
  await expect.poll(() => page.locator(':focus').getAttribute('value')).toBe('teens');
});

test('storage that is shut costs the memory, not the first run', async () => {
  const page = await app.newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: ja.splash.start }).click();
  await page.getByRole('heading', { level: 1, name: ja.onboarding.language.title }).waitFor();
});

test('what is stored of the first run has no name but ours', async () => {
  const page = await app.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: ja.splash.start }).click();
  await page.getByRole('heading', { level: 1, name: ja.onboarding.language.title }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([ONBOARDING_KEY]);
});
