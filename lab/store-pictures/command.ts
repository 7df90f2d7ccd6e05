/** Taken of the product itself. The only face in the pictures is the drawn one that comes with the app. */
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { FIRST_RUN, ONBOARDING_KEY, type Onboarding } from '#state/onboarding-atoms.ts';
import { giveUpMs } from '#scripts/lib/give-up.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { withTools } from '../with-tools.ts';

const FORMS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

const GUEST: Onboarding = {
  ...FIRST_RUN,
  splashCompleted: true,
  completed: true,
  confirmed: ['age', 'culture', 'mood'],
  interest: 'fun',
  guest: true,
};
const IN_FIRST_RUN: Onboarding = { ...FIRST_RUN, splashCompleted: true };

async function openAs(page: Page, onboarding: Onboarding, path: string) {
  await page.goto('/samples/face.jpg');
  const stored = JSON.stringify(onboarding);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [ONBOARDING_KEY, stored] as const);
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function save(page: Page, name: string): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot)
    .webp({ quality: 82 })
    .toFile(inRoot('public', 'store', `${name}.webp`));
}

export const command = createCommand().action(async () => {
  await mkdir(inRoot('public', 'store'), { recursive: true });
  await withTools(async (browser, origin) => {
    for (const [form, device] of Object.entries(FORMS)) {
      const context = await browser.newContext({
        ...device,
        baseURL: origin,
        locale: 'ja-JP',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(await giveUpMs());
      const page = await context.newPage();
      await openAs(page, IN_FIRST_RUN, '/onboarding');
      await save(page, `promise-${form}`);
      await openAs(page, GUEST, '/camera');
      await save(page, `camera-${form}`);
      await page
        .locator('input[type="file"]')
        .last()
        .setInputFiles(inRoot('public', 'samples', 'face.jpg'));
      await page.locator('[data-phase="done"]').waitFor();
      await page.waitForTimeout(1500);
      await save(page, `result-${form}`);
      await context.close();
    }
  });
});
