import type { Lang } from '#functions/vocabulary.ts';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { EngineChoice } from '#analysis/contract.ts';
import type { HeadlessResult } from '#app/headless/protocol.ts';
import { answerOf, giveUpMs } from '#scripts/lib/give-up.ts';
import { HEADLESS_PAGE } from '#scripts/lib/tools-build.ts';
import { variantOf } from './photos.ts';

/** Files per hand-over to the page: their paths are sent, the browser reads them itself when it is their turn. */
const BATCH = 50;

export interface DriveOptions {
  readonly browser: Browser;
  /** Origin of the served tools build. */
  readonly origin: string;
  readonly engine: EngineChoice;
  readonly lang: Lang;
}

/** A page with the analysis ready to be asked and no file yet. */
export async function openHeadless(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(await giveUpMs());
  await page.goto(`${origin}/${HEADLESS_PAGE}`);
  await page.waitForFunction(() => window.roastMe !== undefined);
  return page;
}

/** Results in the order of the photos. A photo that takes the page down is `internal`; a new page goes on. */
export async function* analyzePhotos(
  photos: readonly string[],
  options: DriveOptions,
): AsyncGenerator<{ readonly photo: string; readonly result: HeadlessResult }> {
  let page: Page | null = null;
  for (let start = 0; start < photos.length; start += BATCH) {
    const batch = photos.slice(start, start + BATCH);
    let handedOver = false;
    for (const [index, photo] of batch.entries()) {
      let result: HeadlessResult;
      try {
        if (page === null) {
          page = await openHeadless(options.browser, options.origin);
          handedOver = false;
        }
        if (!handedOver)
          await page.setInputFiles(
            '#photos',
            batch.map((path) => resolve(path)),
          );
        handedOver = true;
        result = await analyzeOne(page, index, photo, options);
      } catch (error) {
        await page?.close().catch(() => undefined);
        page = null;
        result = {
          ok: false,
          error: 'internal',
          detail: error instanceof Error ? error.message : String(error),
        };
      }
      yield { photo, result };
    }
  }
  await page?.close();
}

async function analyzeOne(
  page: Page,
  index: number,
  photo: string,
  { engine, lang }: DriveOptions,
): Promise<HeadlessResult> {
  const variant = await variantOf(photo);
  // The client has a limit of its own for each photo; this one catches a page that is gone.
  return answerOf(() =>
    page.evaluate(
      ([index, options]) => {
        if (!window.roastMe) throw new Error('The headless page did not start.');
        return window.roastMe.analyze(index, options);
      },
      [index, { engine, lang, variant }] as const,
    ),
  );
}
