/** What a result tells only on request: its lines that open, and what the ± means. */
import type { Page } from 'playwright';
import { withoutBreaks } from '#i18n/japanese-phrases.ts';

/** Opens the line of this name (`Fold`), as a person does; one that is open stays open. */
export async function openLine(page: Page, name: string): Promise<void> {
  const line = page.locator(`[data-fold="${name}"]`);
  await line.waitFor();
  if ((await line.getAttribute('open')) === null) await line.locator('> summary').click();
}

/** Presses the score, and returns what is then said of it. */
export async function saidOfScore(page: Page): Promise<string> {
  await page.locator('[data-score]').click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('[data-fold="sum"] summary').click();
  const said = withoutBreaks(await sheet.innerText());
  await page.keyboard.press('Escape');
  return said;
}
