/** What is offered over the lower edge of the screens: it makes room, steps aside, and covers nothing that matters. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { SCENES } from '#tests/browser/scenes/list.ts';
import { laidOf, openScene } from '#tests/browser/scenes/open-scene.ts';
import { offerInstall } from './support/install-offer.ts';
import { withKeptPages } from './support/kept-page.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({ reducedMotion: 'reduce', permissions: ['camera'] });

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
/** Screens with a primary button; two of a kind look alike from here. */
const NAMES = new Set(
  'login signup code-ask history-guest history-empty history-detail-locked premium-alone routine payment-success camera-denied'.split(
    ' ',
  ),
);
const scenes = SCENES.flatMap((scene) =>
  NAMES.has(scene.takes[0].name) ? [[scene.takes[0].name, scene] as const] : [],
);

/** Names of what matters and has a prompt lie on it, wherever the page is scrolled to: primary buttons, a result's dock. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const names = new Set<string>();
    let looked = 0;
    const end = document.documentElement.scrollHeight;
    for (let at = 0; at <= end; at += 80) {
      window.scrollTo(0, at);
      // One frame in which the prompt looks, one in which React answers, one in which that is drawn.
      for (let i = 0; i < 3; i += 1) await frame();
      for (const button of document.querySelectorAll('main :is([class*="primary"], [data-dock] > *)')) {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        looked += 1;
        for (const y of [top + 4, (top + bottom) / 2, bottom - 4]) {
          const above = document.elementFromPoint((left + right) / 2, y);
          if (above?.matches('main ~ *, main ~ * *') === true)
            names.add(button.getAttribute('aria-label') ?? button.textContent);
        }
      }
    }
    // At the end of the page everything has come out from behind it.
    const prompt = document.querySelector('[data-update], main ~ div aside');
    const shown = prompt?.checkVisibility({ visibilityProperty: true }) === true;
    return { names: [...names], shown, looked: looked > 0 };
  });

test('the scenes are there', () => {
  expect(scenes.map(([name]) => name).toSorted()).toEqual([...NAMES].toSorted());
});

for (const [what, scene] of scenes)
  test(`${what}: an update covers no primary button, and shows at the end of the page`, async () => {
    const page = await device.fresh(baseUrl(), laidOf({ ...scene, update: 'ready' }, 'en'));
    await openScene(page, scene);
    await page.locator('[data-update]').waitFor({ state: 'attached' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await covered(page)).toEqual({ names: [], shown: true, looked: true });
    }
  });

// A result that only this tab holds offers no update: taking it would cost the result.
for (const [what, change] of [
  ['a result', { kept: 'history' }],
  ['a result whose writer failed', { kept: 'history', roast: null }],
] as const)
  test(`${what}: an update lies over neither the dock nor the truths, and shows at the end of the page`, async () => {
    const scene = SCENES.find(({ takes }) => takes[0].name === 'results-kept');
    if (scene === undefined) throw new Error('No such scene.');
    const page = await device.fresh(baseUrl(), laidOf({ ...scene, update: 'ready' }, 'en'));
    await openScene(page, scene);
    await scene.takes[0].act?.(page, en);
    await page.evaluate((change) => window.staged?.result(change), change);
    await page.locator('[data-update]').waitFor({ state: 'attached' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await covered(page)).toEqual({ names: [], shown: true, looked: true });
    }
  });

test('the banner of the installation covers none either, and what has the focus is clear of it', async () => {
  const scene = SCENES.find(({ takes }) => takes[0].name === 'history-empty');
  if (scene === undefined) throw new Error('No such scene.');
  const page = await device.fresh(baseUrl(), laidOf(scene, 'en'));
  await openScene(page, scene);
  await offerInstall(page);
  await page.locator('main ~ div aside').waitFor({ state: 'attached' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect((await covered(page)).names).toEqual([]);
  }
});

test('with letters twice as large, both buttons of the banner stay in sight', async () => {
  const scene = SCENES.find(({ takes }) => takes[0].name === 'profile-settings-guest');
  if (scene === undefined) throw new Error('No such scene.');
  const page = await device.fresh(baseUrl(), laidOf(scene, 'en'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openScene(page, scene);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await offerInstall(page);
  const buttons = page.getByRole('complementary').getByRole('button');
  await buttons.first().waitFor();
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 844).toBe(true);
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
  }
  expect(await buttons.count()).toBe(2);
});

for (const lang of ['en', 'ja'] as const)
  test(`with letters twice as large, the notice of a new version is seen whole (${lang})`, async () => {
    const scene = SCENES.find(({ takes }) => takes[0].name === 'update-late');
    if (scene === undefined) throw new Error('No such scene.');
    const page = await device.fresh(baseUrl(), laidOf(scene, lang));
    await page.setViewportSize({ width: 390, height: 844 });
    await openScene(page, scene);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const prompt = page.locator('[data-update="late"]');
    await prompt.waitFor();
    const { hidden, top } = await prompt.evaluate((element) => ({
      hidden: element.scrollHeight - element.clientHeight,
      top: element.getBoundingClientRect().top,
    }));
    expect(hidden).toBeLessThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
  });

test('an update on its way offers nothing more', async () => {
  const scene = SCENES.find(({ takes }) => takes[0].name === 'update-applying');
  if (scene === undefined) throw new Error('No such scene.');
  const page = await device.fresh(baseUrl(), laidOf(scene, 'en'));
  await openScene(page, scene);
  const prompt = page.locator('[data-update="applying"]');
  await prompt.getByText(en.app.update.state.applying).waitFor();
  expect(await prompt.getByRole('button').count()).toBe(0);
});
