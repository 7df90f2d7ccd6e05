/** From a new device to the camera, as a person walks it: reloads, back and forward (both languages: whole-journey.test.ts). */
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { AGE_RANGES } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { ONBOARDING_KEY } from '#state/onboarding.ts';
import { atStep, heading } from './support/first-run.ts';
import { withKeptPages } from './support/kept-page.ts';
import type { Laid } from './support/lay-down.ts';
import { storedOf } from './support/visit.ts';

const device = withKeptPages();
const visit = (laid: Laid = {}): Promise<Page> => device.fresh(inject('baseUrl'), laid);
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function reloadsInPlace(page: Page): Promise<void> {
  const before = await heading(page);
  await page.reload();
  expect(await heading(page)).toBe(before);
}

/** Only adults are offered ageing as a concern; changing the age to teens removes that answer. */
async function concernsFollowAge(page: Page, { onboarding: { about, options } }: typeof en): Promise<void> {
  const age = (range: 'teens' | '40s') =>
    page.getByRole('radio', { name: options.ageRange[range], exact: true }).check();
  const concerns = page.getByRole('group', { name: about.mainConcern });
  const aging = concerns.getByRole('radio', { name: options.mainConcern.aging, exact: true });
  expect(await concerns.getByRole('radio').count()).toBe(12);
  expect(await aging.count()).toBe(0);
  await age('40s');
  await aging.check();
  await age('teens');
  await expect.poll(() => aging.count()).toBe(0);
  expect(await concerns.getByRole('radio', { checked: true }).count()).toBe(0);
}

test('splash → onboarding → guest → camera, with a reload at every step', async () => {
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
  await arrivesAt(texts.onboarding.language.title);
  expect(pathOf(page)).toBe('/onboarding');
  expect(await page.title()).toContain(texts.titles.pages.onboarding);
  // The tap on a language is the way on.
  await page.getByRole('button', { name: texts.common.language.ja }).click();
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
  await page.getByRole('button', { name: texts.onboarding.options.interest.serious }).click();

  await arrivesAt(texts.onboarding.about.title);
  expect(await page.getByRole('radio').count()).toBe(AGE_RANGES.length);
  await page.getByText(texts.onboarding.about.more).click();
  const { ageRange, gender, mainConcern, skincareLevel } = texts.onboarding.options;
  await page.getByLabel(texts.onboarding.about.displayName).fill('Aki');
  await concernsFollowAge(page, texts);
  for (const [group, name] of [
    [texts.onboarding.about.ageRange, ageRange['late-20s']],
    [texts.onboarding.about.gender, gender['prefer-not-to-say']],
    [texts.onboarding.about.mainConcern, mainConcern.pores],
    [texts.onboarding.about.skincareLevel, skincareLevel.basic],
  ] as const) {
    await page.getByRole('group', { name: group }).getByRole('radio', { name }).first().check();
  }
  await next.click();

  await arrivesAt(texts.onboarding.premium.alone.title);
  await next.click();
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
  await page.waitForURL('**/camera');
});

test('back and forward lead through the steps, and no address leads past an open one', async () => {
  const page = await visit(storedOf({ ...atStep('language'), settings: { language: 'en' } }));
  await page.goto('/onboarding');
  const english = page.getByRole('button', { name: 'English' });
  const step = async (name: 'language' | 'promise' | 'age') => {
    await page.waitForURL(`**step=${name}`);
    await page.getByRole('heading', { level: 1, name: en.onboarding[name].title }).waitFor();
  };
  await step('language');
  await english.click();
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

test('a tap chooses and goes on, coming back shows what was chosen, and arrow keys go nowhere', async () => {
  const page = await visit(storedOf({ ...atStep('interest'), settings: { language: 'en' } }));
  await page.goto('/onboarding');
  const { interest, about, options, back, next } = en.onboarding;
  const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await title(interest.title);
  const chosen = page.locator('main [aria-current]');
  expect(await chosen.count()).toBe(0);
  const onward = page.getByRole('button', { name: next });
  expect(await onward.count()).toBe(0);
  const curious = page.getByRole('button', { name: options.interest.curious });
  await curious.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  expect(await heading(page)).toBe(interest.title);
  await curious.click();
  await title(about.title);
  await page.getByRole('button', { name: back }).click();
  await title(interest.title);
  expect(await chosen.innerText()).toContain(options.interest.curious);
  await chosen.click();
  await title(about.title);
  await page.getByRole('button', { name: back }).click();
  await title(interest.title);
  await onward.click();
  await title(about.title);
});

test('on a desktop, way back and progress keep their place from step to step', async () => {
  const page = await visit(storedOf({ ...atStep('premium'), settings: { language: 'en' } }));
  await page.setViewportSize({ width: 1280, height: 800 });
  const places = new Set<number | undefined>();
  for (const step of ['language', 'promise', 'age', 'interest', 'about', 'premium']) {
    await page.goto(`/onboarding?step=${step}`);
    await heading(page);
    places.add((await page.getByRole('progressbar').boundingBox())?.y);
  }
  expect(places.size).toBe(1);
  expect([...places][0]).toBeGreaterThan(0);
});

test('the age alone is asked: without it the step says so and leads there, with it the rest can stay folded', async () => {
  const page = await visit(storedOf({ ...atStep('about'), settings: { language: 'en' } }));
  await page.goto('/onboarding');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  expect(await page.getByText(en.onboarding.about.error).count()).toBe(1);
  await expect.poll(() => page.locator(':focus').getAttribute('value')).toBe('teens');
  await page.getByText(en.onboarding.about.more).click();
  await concernsFollowAge(page, en);
  await page.getByText(en.onboarding.about.more).click();
  await next.click();
  await page.getByRole('heading', { level: 1, name: en.onboarding.premium.alone.title }).waitFor();
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
    await page.getByRole('heading', { level: 1, name: ja.onboarding.language.title }).waitFor();
  } finally {
    await shut.dispose();
  }
});

test('what is stored of the first run has no name but ours', async () => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: ja.splash.start }).click();
  await page.getByRole('heading', { level: 1, name: ja.onboarding.language.title }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([ONBOARDING_KEY]);
});
