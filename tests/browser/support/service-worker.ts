/** What a test needs to know of the service worker and of what it keeps. */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Resolves when the service worker answers for this page. */
export async function inControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Addresses in every cache of this origin, by cache. */
export const cached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return [name, keys.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Turns the build in `dir` into another version of itself, which says so in its page. */
export async function renew(dir: string, version: string): Promise<void> {
  const next = `${dir}-${version}`;
  await cp(dir, next, { recursive: true });
  const [page, worker] = [join(next, 'index.html'), join(next, 'sw.js')];
  const script = await readFile(worker, 'utf8');
  const entry = /\{"revision":"[0-9a-f]+","url":"index\.html"\}/;
  if (!entry.test(script)) throw new Error('sw.js names no index.html');
  await writeFile(worker, script.replace(entry, `{"revision":"${version}","url":"index.html"}`));
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('</head>', `<meta name="version" content="${version}" /></head>`));
  // `npm start`, which another test runs on the same build, leaves compressed copies: they would be served as before.
  for (const file of [page, worker]) await rm(`${file}.br`, { force: true });
  // All of it at once: no request may meet the new worker beside the old page.
  await rename(dir, `${next}-before`);
  await rename(next, dir);
}
