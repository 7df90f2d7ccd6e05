/** The production analysis without its interface: what the command-line tools drive, for tests that need codes and numbers. */
import type { Browser, BrowserContext, Page } from 'playwright';
import type { EngineChoice } from '#analysis/contract.ts';
import type { HeadlessResult } from '#app/headless/protocol.ts';
import { HEADLESS_PAGE, serveTools } from '#scripts/lib/tools-build.ts';
import { newContext, startBrowser, type StartOptions } from './contexts.ts';
import { withFile, type Photo } from './photo.ts';
import { failOnThrown, test } from './test.ts';

export interface HeadlessPage {
  readonly page: Page;
  /** Hands the photo to the page's file input and waits for the outcome. */
  readonly analyze: (photo: Photo, engine: EngineChoice) => Promise<HeadlessResult>;
}

export interface HeadlessHandle {
  /** A page of its own context (own storage, own worker). `prepare` comes before its first request. */
  open(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<HeadlessPage>;
  browser(): Browser;
}

/**
 * One Chromium and one server for the tests of a file; call at its top. Pages live until the file ends,
 * so that many photos can share one. Errors that a page throws and does not catch fail the test.
 */
export function withHeadless({ manyPhotos = false }: Pick<StartOptions, 'manyPhotos'> = {}): HeadlessHandle {
  let browser: Browser | null = null;
  let server: Awaited<ReturnType<typeof serveTools>> | null = null;
  const pageErrors: string[] = [];

  test.beforeAll(async () => {
    server = await serveTools();
    browser = await startBrowser({ manyPhotos });
  });
  test.afterEach(() => failOnThrown(pageErrors));
  test.afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const running = () => {
    if (!browser || !server) throw new Error('The browser starts before the first test of this file.');
    return { browser, origin: server.url };
  };
  return {
    browser: () => running().browser,
    async open(prepare) {
      const { browser, origin } = running();
      const context = await newContext(browser);
      await prepare?.(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => pageErrors.push(error.stack ?? error.message));
      await page.goto(`${origin}/${HEADLESS_PAGE}`);
      await page.waitForFunction(() => window.roastMe !== undefined);
      return {
        page,
        async analyze(photo, engine) {
          return withFile(photo, async (path) => {
            await page.setInputFiles('#photos', path);
            return page.evaluate((engine) => {
              if (!window.roastMe) throw new Error('The headless page did not start.');
              return window.roastMe.analyze(0, { engine, lang: 'en', variant: 1 });
            }, engine);
          });
        },
      };
    },
  };
}
