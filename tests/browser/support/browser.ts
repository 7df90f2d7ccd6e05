import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { newContext } from './contexts.ts';
import { saveData } from './kept-page.ts';
import { served } from './served.ts';
import { failOnThrown, test, withChromium, type Launch } from './test.ts';

export interface NewPageOptions extends BrowserContextOptions {
  /** Errors that the page throws and does not catch are part of the test. */
  readonly expectPageErrors?: boolean;
  /**
   * For a test that only passes the camera screen, where an engine would start. `none`: its files never come.
   * `late`: as on Save-Data where no engine has run yet, at each load: none before a photo, then the small one.
   */
  readonly engine?: 'none' | 'late';
}

export interface BrowserHandle {
  /** Origin of the served production build. */
  readonly baseUrl: string;
  /**
   * A page of its own context (own storage, own cache), on no address yet. Closed after the test.
   * Without a service worker, unless `serviceWorkers` is `allow`: a test sees and changes every request itself.
   * Errors that the page throws and does not catch fail the test.
   */
  newPage: (options?: NewPageOptions) => Promise<Page>;
  browser: () => Browser;
}

/** Runs in the page; storage may be shut there. */
function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is remembered where nothing can be.
  }
}

/** Call at the top of the file or of a `describe`. */
export function withBrowser(launch?: Launch): BrowserHandle {
  const browser = withChromium(launch);
  const opened: BrowserContext[] = [];
  const pageErrors: string[] = [];
  const { baseUrl } = served;

  test.afterEach(async () => {
    try {
      failOnThrown(pageErrors);
    } finally {
      for (const context of opened.splice(0)) await context.close();
    }
  });

  return {
    baseUrl,
    browser,
    async newPage({ expectPageErrors = false, engine, ...options } = {}) {
      const context = await newContext(browser(), { baseURL: baseUrl, serviceWorkers: 'block', ...options });
      opened.push(context);
      if (engine === 'none') await context.route('**/wasm/**', () => undefined);
      if (engine === 'late') {
        await context.addInitScript(saveData);
        await context.addInitScript(forget, ENGINE_KEY);
      }
      const page = await context.newPage();
      if (!expectPageErrors) page.on('pageerror', (error) => pageErrors.push(error.stack ?? error.message));
      return page;
    },
  };
}
