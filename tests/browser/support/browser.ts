import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { newContext, startBrowser, type StartOptions } from './contexts.ts';
import { failOnThrown } from './evidence.ts';
import { saveData } from './kept-page.ts';

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

/** One Chromium for the tests of a file; call at the top of the file or of a `describe`. */
export function withBrowser(launch: StartOptions = {}): BrowserHandle {
  let running: Browser | null = null;
  const pageErrors: string[] = [];
  const baseUrl = inject('baseUrl');
  const browser = (): Browser => {
    if (!running) throw new Error('The browser starts before the first test of this file.');
    return running;
  };

  beforeAll(async () => {
    running = await startBrowser(launch);
  });
  afterEach(async ({ task }) => {
    try {
      await failOnThrown(task, pageErrors);
    } finally {
      for (const context of browser().contexts()) await context.close();
    }
  });
  afterAll(async () => {
    await running?.close();
  });

  return {
    baseUrl,
    browser,
    async newPage({ expectPageErrors = false, engine, ...options } = {}) {
      const context = await newContext(browser(), { baseURL: baseUrl, serviceWorkers: 'block', ...options });
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
