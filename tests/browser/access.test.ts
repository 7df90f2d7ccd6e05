/** How the product is used by those who choose its colours, and by those who have no pointer: what all screens share. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { SCENES } from '#tests/browser/scenes/list.ts';
import { laidOf, openScene } from '#tests/browser/scenes/open-scene.ts';
import type { Scene } from '#tests/browser/scenes/scene.ts';
import { statesUnderForcedColours } from './support/forced-colours.ts';
import { saveData, withKeptPages } from './support/kept-page.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({
  reducedMotion: 'reduce',
  script: saveData,
  permissions: ['clipboard-read', 'clipboard-write'],
});

function sceneOf(name: string): Scene {
  const scene = SCENES.find(({ takes }) => takes.some((take) => take.name === name));
  if (scene === undefined) throw new Error(`No picture is called ${name}.`);
  return scene;
}

/** The page as it stands for the picture of this name. */
async function openPicture(name: string): Promise<Page> {
  const scene = sceneOf(name);
  const page = await device.fresh(baseUrl(), laidOf(scene, 'en'));
  await openScene(page, scene);
  for (const take of scene.takes) {
    await take.act?.(page, en);
    if (take.name === name) break;
  }
  return page;
}

test.describe('under forced colours a state is no background alone', () => {
  for (const [name, kinds] of [
    ['onboarding-promise', ['checkbox']],
    ['signup', ['switch']],
    ['camera-opening', ['switch', 'current']],
    // Behind the sheet, the whole result.
    ['share', ['switch', 'radio']],
    ['history', ['radio', 'current']],
    ['history-pick', ['checkbox']],
    ['profile-settings', ['radio', 'switch', 'current']],
  ] as const)
    test(name, async () => {
      const { alike, looked } = await statesUnderForcedColours(await openPicture(name));
      expect(alike).toEqual([]);
      expect(kinds.filter((kind) => looked[kind] === 0)).toEqual([]);
    });
});

/** What can be pressed now, by what it is called. */
const pressable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

/** As long as a mended focus may take on a slow machine. */
const PATIENCE_MS = 20_000;

/** Whether the press has left the focus on the page as a whole; what loads the page anew leaves it to the browser. */
async function dropped(page: Page): Promise<boolean> {
  // Two frames: what the press takes away is gone.
  await page
    .evaluate(async () => {
      for (let i = 0; i < 2; i += 1)
        await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
    })
    .catch(() => undefined);
  const kept = () => !('marked' in window) || document.activeElement !== document.body;
  return page.waitForFunction(kept, null, { timeout: PATIENCE_MS }).then(
    () => false,
    () => true,
  );
}

test.describe('no press by the keyboard drops the focus', () => {
  for (const name of [
    'history',
    'history-pick',
    'history-detail',
    'profile-settings',
    'profile-data',
    'profile-account',
    'profile-edit',
  ])
    test(name, async () => {
      const lost: string[] = [];
      let page = await openPicture(name);
      const names = await pressable(page);
      for (const [index, pressed] of names.entries()) {
        if ((await pressable(page)).join('\n') !== names.join('\n')) page = await openPicture(name);
        await page.evaluate((index) => {
          Object.assign(window, { marked: true });
          const all = [...document.querySelectorAll<HTMLElement>('button, summary')];
          const now = all.filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
          );
          now[index]?.focus();
        }, index);
        await page.keyboard.press('Enter');
        if (await dropped(page)) lost.push(pressed);
        if ((await page.locator('dialog[open]').count()) === 0) continue;
        await page.keyboard.press('Escape');
        if (await dropped(page)) lost.push(`${pressed}, Escape`);
      }
      expect(names).not.toEqual([]);
      expect(lost).toEqual([]);
    });
});

/** A browser that translates puts elements of its own in the place of the page's texts. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  });

test('a page that the browser has translated goes on: errors of fields come and go', async () => {
  const page = await openPicture('login-missing');
  await page.getByText(en.account.fields.passwordRequired).waitFor();
  await translate(page);
  await page.locator('input[type="email"]').fill('ana@example.org');
  await page.locator('input[type="password"]').fill('something long enough');
  await page.getByText(en.account.fields.passwordRequired).waitFor({ state: 'detached' });
});

test('a page that the browser has translated goes on: the link is copied twice', async () => {
  const page = await openPicture('share-copied');
  await translate(page);
  // Saving comes first where only the link can be handed on.
  await page.locator('dialog [class*="actions"] button').last().click();
  await page.locator('[data-outcome="copied"]', { hasText: en.share.copied }).waitFor();
});
