/** How far it is to the first roast, counted: taps and screens from the splash, as a person with a phone goes. */
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { LANGS } from '#functions/vocabulary.ts';
import { STRANGER } from '#scripts/screenshots/scene.ts';
import { FACE } from './support/account-steps.ts';
import { resultShown } from './support/journey.ts';
import { PHONE, withKeptPages } from './support/kept-page.ts';
import { TEXTS } from './support/picker.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';

/** All that the issue on the first roast allows. */
const MOST_TAPS = 14;
/** Splash, the seven steps, the door, camera, analysis, result. */
const MOST_SCREENS = 12;

const device = withKeptPages();

/** Taps as they are counted: every press of the person, and the screens that these were made on. */
function counter(page: Page) {
  const screens = new Set<string>();
  let taps = 0;
  const see = () => screens.add(new URL(page.url()).pathname + new URL(page.url()).search);
  page.on('framenavigated', see);
  return {
    tap: async (what: Locator) => {
      await what.click();
      taps += 1;
    },
    seen: () => ({ taps, screens: [...screens] }),
  };
}

describe.each(LANGS)('in %s', (lang) => {
  const { onboarding, account, camera, common } = TEXTS[lang];

  test('a first roast takes at most fourteen taps', async () => {
    const page = await device.fresh(inject('baseUrl'), {});
    const { tap, seen } = counter(page);
    const button = (name: string) => page.getByRole('button', { name }).first();
    await page.goto('/');
    // A new device speaks Japanese until it is told otherwise, which the second tap does.
    await tap(button(TEXTS.ja.splash.start));
    await tap(button(common.language[lang]));
    await tap(button(onboarding.next));
    for (const item of Object.values(onboarding.age.items)) await tap(page.getByLabel(item));
    await tap(button(onboarding.next));
    await tap(button(onboarding.options.interest.fun));
    await tap(page.getByRole('radio', { name: onboarding.options.ageRange['early-30s'] }));
    await tap(button(onboarding.next));
    await tap(button(onboarding.next));
    await tap(page.getByRole('link', { name: onboarding.complete.go }));
    await tap(button(account.guest.button));
    const library = page.waitForEvent('filechooser');
    await tap(button(camera.library));
    await (await library).setFiles(FACE);
    await resultShown(page);
    const { taps, screens } = seen();
    console.log(`${lang}: ${taps} taps on ${screens.length} screens: ${screens.join(' ')}`);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(screens.length).toBeLessThanOrEqual(MOST_SCREENS);
  });
});

describe('the door', () => {
  const staged = withStagedServer();
  const SIZES = [PHONE, { width: 360, height: 740 }, { width: 320, height: 568 }];
  const CASES = LANGS.flatMap((lang) => SIZES.map((size) => [lang, size.width, size.height] as const));

  test.each(CASES)(
    'has the guest first and whole without scrolling (%s, %i × %i)',
    async (lang, width, height) => {
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
      const google = await top(page.getByRole('button', { name: account.google }));
      const email = await top(page.getByLabel(account.email));
      expect((await top(guest)).y).toBeLessThan(google.y);
      expect(google.y).toBeLessThan(email.y);
    },
  );
});
