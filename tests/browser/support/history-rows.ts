/** The list of the history, as a person uses it. */
import type { Locator, Page } from 'playwright';

/** Each row, by its link to the roast. */
export const HISTORY_ROWS = 'main ul > li:has(a)';

/** Deletes the roast of a row: by its dots, where they are not open yet, and what they open. */
export async function deleteRow(row: Locator): Promise<void> {
  const bin = row.locator('button:not([aria-expanded])');
  if (!(await bin.isVisible())) await row.locator('button[aria-expanded]').click();
  await bin.click();
}

export const deleteNewest = (page: Page): Promise<void> => deleteRow(page.locator(HISTORY_ROWS).first());
