/** Splash, onboarding and account screens: accessible in both themes, whole when texts are long and large. */
import { describe, expect, test } from 'vitest';
import { axeViolations } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { FIRST_SCREENS } from './support/first-run.ts';
import { layoutFaults } from './support/layout.ts';
import { actAs } from './support/visit.ts';

const app = withBrowser();

describe.each(FIRST_SCREENS)('%s', (_name, path, visitor) => {
  test('axe finds nothing, in Japanese and light, in English and dark', async () => {
    for (const settings of [
      { language: 'ja', theme: 'light' },
      { language: 'en', theme: 'dark' },
    ] as const) {
      const page = await app.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
      await actAs(page, { ...visitor, settings });
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
    }
  });

  test.each([390, 1280])(
    'at %d px the pseudo-locale shows no cut and no untranslated text',
    async (width) => {
      const page = await app.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      await actAs(page, { ...visitor, settings: { language: 'en' } });
      await page.goto(`${path}?pseudo`);
      await page.locator('main h1').first().waitFor();
      expect(await layoutFaults(page, { pseudo: true })).toEqual({
        clipped: [],
        sideways: false,
        unmarked: [],
      });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await layoutFaults(page, { pseudo: true })).toEqual({
        clipped: [],
        sideways: false,
        unmarked: [],
      });
    },
  );
});
