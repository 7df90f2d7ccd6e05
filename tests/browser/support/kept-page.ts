/** One page for all tests of a file, on a device that each of them finds as it wants it. */
import type { BrowserContextOptions, Page } from 'playwright';
import { newContext } from './contexts.ts';
import { seedStorage, type SeededStorage } from './seed-storage.ts';
import { failOnThrown, test, withChromium, type Launch } from './test.ts';

interface KeptPagesOptions extends BrowserContextOptions {
  readonly launch?: Launch;
  /** Runs in every document before anything else does. */
  readonly script?: () => void;
}

export const PHONE = { width: 390, height: 844 };

/**
 * For `script`: on Save-Data no engine is started before a photo wants it, however often the camera screen is opened.
 * (A route that keeps its files away would also keep the browser from keeping any file.)
 */
export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
};

export interface KeptPages {
  /**
   * The page of this origin, the same in every test, with a phone's window; its storage holds exactly `laid`.
   * Routes go, and whatever goes with a document; a script of `addInitScript` stays until it is disposed of.
   * Errors that the page throws and does not catch fail the test, unless they are part of it.
   */
  fresh: (
    origin: string,
    laid: SeededStorage,
    options?: { readonly expectPageErrors?: boolean },
  ) => Promise<Page>;
}

/**
 * Call at the top of a file. A page that is kept costs a fifth of a new one: the browser has fetched and compiled
 * the product once. Without service workers.
 */
export function withKeptPages({ launch, script, ...options }: KeptPagesOptions = {}): KeptPages {
  const browser = withChromium(launch);
  const pages = new Map<string, Page>();
  const errors: string[] = [];
  let errorsExpected = false;

  test.afterEach(() => {
    if (errorsExpected) errors.length = 0;
    errorsExpected = false;
    failOnThrown(errors);
  });
  test.afterAll(async () => {
    for (const page of pages.values()) await page.context().close();
    pages.clear();
  });

  async function open(origin: string): Promise<Page> {
    const context = await newContext(browser(), {
      baseURL: origin,
      serviceWorkers: 'block',
      viewport: PHONE,
      ...options,
    });
    if (script !== undefined) await context.addInitScript(script);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    page.on('crash', () => pages.delete(origin));
    pages.set(origin, page);
    return page;
  }

  return {
    async fresh(origin, laid, { expectPageErrors = false } = {}) {
      errorsExpected = expectPageErrors;
      const page = pages.get(origin) ?? (await open(origin));
      const { width, height } = options.viewport ?? PHONE;
      const now = page.viewportSize();
      if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
      await page.unrouteAll();
      await seedStorage(page, origin, laid);
      return page;
    },
  };
}
