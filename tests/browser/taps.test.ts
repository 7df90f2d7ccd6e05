/**
 * How far it is to the first roast, counted: taps and screens from the splash, as a person with a phone goes. Not counted
 * is what belongs to the system: choosing in its file picker, and its question about the camera.
 */
import type { Locator, Page } from 'playwright';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { STRANGER } from '#tests/browser/scenes/scene.ts';
import { FACE } from './support/account-steps.ts';
import { resultShown } from './support/journey.ts';
import { PHONE, withKeptPages } from './support/kept-page.ts';
import { TEXTS } from './support/picker.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { SIGN_IN } from '#ui/places.ts';
import { served } from './support/served.ts';
import { takeShot } from './support/take-shot.ts';
import { expect, test } from './support/test.ts';

/** To the open camera, or to the photo from the library, where there is a door (decisions/first-run). */
const MOST_TAPS = 8;
/** Splash, the two steps, the door, the camera. */
const MOST_SCREENS = 5;

/** A browser that has not been asked for its camera yet. */
const unasked = (): void => {
  navigator.permissions.query = () =>
    Promise.resolve(
      Object.assign(new EventTarget(), { name: 'camera', state: 'prompt' as const, onchange: null }),
    );
};

const staged = withStagedServer();
const device = withKeptPages();
const filming = withKeptPages({
  launch: { filming: true },
  permissions: ['camera'],
  script: unasked,
});

/** Counts every press of the person, and the screens, by their headings, that asked for one. */
function counter(page: Page) {
  const screens = new Set<string>();
  let taps = 0;
  return {
    /** @param screen its heading */
    tap: async (screen: string, what: Locator) => {
      await page.getByRole('heading', { level: 1, name: screen }).waitFor();
      screens.add(screen);
      await what.click();
      taps += 1;
    },
    /** Where the heading still changes with what the camera answers. */
    tapAtCamera: async (what: Locator) => {
      await page.waitForURL('**/camera');
      screens.add('/camera');
      await what.click();
      taps += 1;
    },
    counted: () => ({ taps, screens: screens.size }),
  };
}
type Counter = ReturnType<typeof counter>;

/** From the splash by the two steps, and the door where there are accounts, to the camera, as a guest. */
async function comeToCamera(page: Page, lang: Lang, { tap }: Counter, door = 0): Promise<void> {
  const { splash, onboarding, account } = TEXTS[lang];
  const button = (name: string) => page.getByRole('button', { name }).first();
  await page.goto(`/?lang=${lang}`);
  await tap(splash.title, button(splash.start));
  for (const item of Object.values(onboarding.age.items))
    await tap(onboarding.promise.title, page.getByLabel(item));
  await tap(onboarding.promise.title, button(onboarding.next));
  await tap(onboarding.interest.title, button(onboarding.options.interest.fun));
  if (door > 0) await tap(account.login.title, button(account.guest.button));
}

function expectFew({ counted }: Counter, door = 0): void {
  const { taps, screens } = counted();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS - 1 + door);
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS - 1 + door);
}

for (const lang of LANGS)
  test.describe(`the camera is at most eight taps away (${lang})`, () => {
    const { camera } = TEXTS[lang];

    test('by the library', async () => {
      const page = await device.fresh(served.baseUrl, {});
      const count = counter(page);
      await comeToCamera(page, lang, count);
      const choose = page.getByRole('button', { name: camera.library }).first();
      await choose.waitFor();
      const library = page.waitForEvent('filechooser');
      await count.tapAtCamera(choose);
      await (await library).setFiles(FACE);
      await resultShown(page);
      expectFew(count);
      // What the first run no longer asks is behind one line of the first result.
      const asked = await page.locator('[data-fold="about"]').boundingBox();
      expect(asked?.height).toBeLessThan(100);
      await page.getByText(TEXTS[lang].about.title).click();
      await page.getByRole('button', { name: TEXTS[lang].about.done }).click();
      await page.locator('[data-fold="about"]').waitFor({ state: 'detached' });
    });

    test('by the camera, where there are accounts; the shot and the yes to it come on top', async () => {
      const page = await filming.fresh(staged(), { tab: laidFor(STRANGER, { user: null }).tab });
      const count = counter(page);
      await comeToCamera(page, lang, count, 1);
      await count.tapAtCamera(page.getByRole('button', { name: camera.intro.open }));
      await page.locator('[data-camera="live"] [data-hint]').waitFor();
      expectFew(count, 1);
      await takeShot(page, camera);
      await resultShown(page);
    });
  });

const SIZES = [PHONE, { width: 360, height: 740 }, { width: 320, height: 568 }];
const CASES = LANGS.flatMap((lang) => SIZES.map((size) => [lang, size.width, size.height] as const));

for (const [lang, width, height] of CASES)
  test(`the splash has its way in without scrolling (${lang}, ${width} × ${height})`, async () => {
    const page = await device.fresh(staged(), { tab: laidFor(STRANGER, { user: null }).tab });
    await page.setViewportSize({ width, height });
    await page.goto(`/?lang=${lang}`);
    const start = page.getByRole('button', { name: TEXTS[lang].splash.start });
    await start.waitFor();
    const box = await start.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });

test.describe('the door', () => {
  for (const [lang, width, height] of CASES)
    test(`is two ways, the guest first, and whole without scrolling (${lang}, ${width} × ${height})`, async () => {
      const { account } = TEXTS[lang];
      const page = await device.fresh(
        staged(),
        laidFor({ ...STRANGER, settings: { language: lang } }, { user: null }),
      );
      await page.setViewportSize({ width, height });
      await page.goto('/login');
      const top = async (what: Locator) => {
        const box = await what.boundingBox();
        if (box === null) throw new Error('not on the screen');
        return box;
      };
      const guest = page.getByRole('button', { name: account.guest.button });
      await guest.waitFor();
      const note = await top(page.getByText(account.guest.note));
      expect(note.y + note.height).toBeLessThanOrEqual(height);
      const ways = await top(page.getByRole('link', { name: account.login.ways }));
      expect((await top(guest)).y).toBeLessThan(ways.y);
      expect(ways.y + ways.height).toBeLessThanOrEqual(height);
      expect(await page.getByRole('textbox').count()).toBe(0);
    });

  for (const lang of ['en', 'ja'] as const)
    test(`has pages as high as a desktop’s window, and one row of head on a narrow phone (${lang})`, async () => {
      const page = await device.fresh(
        staged(),
        laidFor({ ...STRANGER, settings: { language: lang } }, { user: null }),
      );
      for (const path of ['/login', SIGN_IN, '/auth/recover', '/auth/code']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await page.locator('main h1').waitFor();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, path).toBe(800);
        await page.setViewportSize({ width: 320, height: 568 });
        const head = await page.locator('main header').boundingBox();
        expect(head?.height, path).toBeLessThan(72);
        for (const button of await page.locator('main header :is(a, button)').all()) {
          const box = await button.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44);
        }
      }
    });

  for (const lang of ['en', 'ja'] as const)
    test(`has the sign-in in sight on a desktop, and lets the way stand out that somebody has begun (${lang})`, async () => {
      const { account } = TEXTS[lang];
      const page = await device.fresh(
        staged(),
        laidFor({ ...STRANGER, settings: { language: lang } }, { user: null }),
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/login');
      await page.getByRole('link', { name: account.login.ways }).click();
      const signIn = page.getByRole('button', { name: account.login.submit, exact: true });
      // Without the places where a Japanese line may break.
      const filled = async () =>
        (await page.locator('main button[class*="primary"]').allInnerTexts()).map((text) =>
          text.replaceAll('\u200b', ''),
        );
      await signIn.waitFor();
      expect(await filled()).toEqual([account.login.submit]);
      const before = await signIn.boundingBox();
      expect((before?.y ?? Infinity) + (before?.height ?? 0)).toBeLessThanOrEqual(800);
      await page.getByRole('button', { name: account.google }).click();
      await page.getByText(account.googleFirst).waitFor();
      expect(await filled()).toEqual([account.google]);
      await page.getByLabel(account.email).fill('a');
      expect(await filled()).toEqual([account.login.submit]);
    });
});
