import type { Browser, Page } from 'playwright';
import { giveUpMs } from '#scripts/lib/give-up.ts';
import { kept, type Run } from './rounds.ts';
// Says what `window.reference` is.
import './pages/protocol.ts';
import type { References } from './samples.ts';

/** The page with both references, each of which has seen the photo once. */
export async function openReference(browser: Browser, origin: string, photo: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(await giveUpMs());
  await page.goto(origin);
  await page.setInputFiles('#photos', photo);
  await page.evaluate(() => window.reference?.start());
  return page;
}

/** One detection of each reference a round. */
export const referenceRuns = (page: Page, into: References): readonly Run[] => [
  kept(into.landmarker, () => page.evaluate(() => window.reference?.landmarker() ?? Number.NaN)),
  kept(into.human, () => page.evaluate(() => window.reference?.human() ?? Number.NaN)),
];
