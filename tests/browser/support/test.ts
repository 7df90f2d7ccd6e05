/** `test` and `expect` of the browser tests, with what a worker has ready for all its files. */
/* oxlint-disable no-empty-pattern -- Playwright reads from this pattern what a fixture needs: some need nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Browser } from '@playwright/test';
import { serveStaged } from '#scripts/lib/tools-build.ts';
import '#tests/support/seed.ts';
import { startBrowser, type StartOptions } from './contexts.ts';
import { filmArguments, writeFaceFilm } from './face-film.ts';

interface OfTheWorker {
  /** Path of a film of the drawn face. */
  readonly film: string;
  /** A Chromium whose camera shows the film. */
  readonly filming: Browser;
  /** Origin of the staged product. */
  readonly staged: string;
}

export const test = base.extend<object, OfTheWorker>({
  browser: [
    async ({}, use) => {
      const browser = await startBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  film: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'roast-film-'));
      const film = join(folder, 'face.mjpeg');
      await writeFaceFilm(film);
      await use(film);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  filming: [
    async ({ film }, use) => {
      const browser = await startBrowser({ args: filmArguments(film) });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  staged: [
    async ({}, use) => {
      const server = await serveStaged();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

export interface Launch extends StartOptions {
  /** Its camera shows a film of the drawn face; the other options are then not heeded. */
  readonly filming?: boolean;
}

/**
 * A Chromium for the tests of a file or a `describe`: the worker's own where nothing special is asked of it. Returns how
 * to get it, once the tests run.
 */
export function withChromium({ filming = false, ...options }: Launch = {}): () => Browser {
  let running: Browser | null = null;
  if (filming) {
    test.beforeAll(({ filming }) => {
      running = filming;
    });
  } else if (Object.keys(options).length === 0) {
    test.beforeAll(({ browser }) => {
      running = browser;
    });
  } else {
    test.beforeAll(async () => {
      running = await startBrowser(options);
    });
    test.afterAll(() => running?.close());
  }
  return () => {
    if (running === null) throw new Error('The browser starts before the first test of this file.');
    return running;
  };
}

/** Fails the test where its pages threw what nobody caught; empties the list. */
export function failOnThrown(errors: string[]): void {
  const thrown = errors.splice(0);
  if (thrown.length > 0) throw new Error(`The page threw:\n${thrown.join('\n')}`);
}
