/** What a test needs to know of the service worker and of what it keeps. */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Worker } from 'playwright';
import { patience } from '#tests/support/patience.ts';
import { expect } from './test.ts';

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

/** The offer of a new version on this page, in English. */
export const updateOffer = (page: Page) => page.locator('[data-update="ready"]');

/** How often the page asks the new version to take over, and how long it waits each time (platform/pwa/updates.ts). */
const ATTEMPTS = 3;
const ATTEMPT_MS = 3_000;

/** Chromium keeps an old worker that owes an answer for five minutes at most, however fast the machine is. */
const LONGEST_MS = 330_000;

/**
 * Takes the offer and waits until the page shows this version. The page's clock stands still meanwhile, so that the
 * product's attempts last as long as this machine needs, and not three seconds each. Where the old worker stays all the
 * same (platform/pwa/registration.ts), the page says so, and is tapped again as it asks, as long as that can last.
 */
export async function update(page: Page, version: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const button = page.locator('[data-update]').getByRole('button').first();
  const renewed = page.locator(`meta[name="version"][content="${version}"]`);
  const there = () =>
    renewed.waitFor({ state: 'attached', timeout: patience(10) }).then(
      () => true,
      () => false,
    );
  let done = false;
  const began = Date.now();
  for (let tap = 0; !done && (tap === 0 || Date.now() - began < LONGEST_MS); tap += 1) {
    if (tap > 0) {
      console.log(`tapped again: ${await whereItStands(page)}`);
      // The new version may have come while nobody looked, and its page has no such button.
      done = await there();
      if (done) break;
    }
    await button.click();
    for (let attempt = 0; attempt < ATTEMPTS && !done; attempt += 1) {
      done = await there();
      if (!done) await page.clock.runFor(ATTEMPT_MS);
    }
  }
  if (!done) throw new Error(`Version ${version} does not come: ${await whereItStands(page)}`);
  await page.clock.resume();
}

/** What the browser and the page know of the update, for the message of a test that waits for it in vain. */
async function whereItStands(page: Page): Promise<string> {
  const known = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const locks = await navigator.locks.query();
    return {
      said: document.querySelector('[data-update]')?.getAttribute('data-update'),
      loading: document.readyState,
      version: document.querySelector('meta[name="version"]')?.getAttribute('content'),
      installing: registration?.installing?.state,
      waiting: registration?.waiting?.state,
      active: registration?.active?.state,
      controlled: navigator.serviceWorker.controller?.state,
      held: locks.held?.map(({ name }) => name),
    };
  });
  const silent = new Promise<string>((resolve) => {
    setTimeout(() => resolve('the page does not answer'), patience(10));
  });
  // A page that is just being loaded anew has nothing to ask.
  const said = known.then(
    (state) => JSON.stringify(state),
    () => 'the page is being loaded',
  );
  return Promise.race([said, silent]);
}

interface Ends {
  readonly testEnds: Promise<unknown>[];
}

/** Follows the events of this type that a service worker gets from now on; returns how to wait until so many are over. */
export async function watchEvents(
  worker: Worker,
  type: string,
): Promise<{ readonly over: (count: number) => Promise<void> }> {
  await worker.evaluate((type) => {
    const ends: Promise<unknown>[] = [];
    Object.assign(globalThis, { testEnds: ends } satisfies Ends);
    const { prototype } = (
      globalThis as unknown as {
        readonly ExtendableEvent: {
          readonly prototype: { waitUntil(this: Event, work: Promise<unknown>): void };
        };
      }
    ).ExtendableEvent;
    const wait = Object.getOwnPropertyDescriptor(prototype, 'waitUntil')?.value as typeof prototype.waitUntil;
    prototype.waitUntil = function (work) {
      if (this.type === type) ends.push(work);
      wait.call(this, work);
    };
  }, type);
  const look = () =>
    worker.evaluate(async () => {
      const { testEnds } = globalThis as unknown as Ends;
      await Promise.all(testEnds);
      return testEnds.length;
    });
  return { over: async (count) => expect.poll(look).toBe(count) };
}
