import type { Browser } from 'playwright';
import { launchBrowser } from '#scripts/chromium.ts';
import { serveTools } from '#scripts/lib/tools-build.ts';
import { showProgress } from './progress.ts';

/** Serves the build with the headless page and starts a Chromium for the work; both end with it, also where it fails. */
export async function withTools<Result>(
  work: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  showProgress('Building…');
  const server = await serveTools();
  try {
    const browser = await launchBrowser();
    try {
      const result = await work(browser, server.url);
      showProgress('');
      return result;
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
