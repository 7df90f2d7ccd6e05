import type { Page } from 'playwright';
import type { en } from '#i18n/locales/en/en.ts';

/** Takes a photo with the open camera, in whichever language, and says yes to it. */
export async function takeShot(page: Page, { shutter, check }: typeof en.camera): Promise<void> {
  await page.getByRole('button', { name: shutter, exact: true }).click();
  await page.getByRole('button', { name: check.use, exact: true }).click();
}
