/** Lays down in a browser's storage what a visit begins with, and nothing else. */
import type { Page } from 'playwright';

/** What storage of one origin holds, by key. */
export interface SeededStorage {
  /** localStorage. */
  readonly entries?: Readonly<Record<string, string>>;
  /** sessionStorage of the page's tab. */
  readonly tab?: Readonly<Record<string, string>>;
}

/**
 * A file of every build, with the headers of its pages but no script: from here storage can be emptied while
 * no code of the app writes to it, and the browser goes on in the same process, with the code that it has compiled.
 */
const NEUTRAL = '/robots.txt';

const STORES = 'cookies,indexeddb,cache_storage,file_systems,service_workers';

/**
 * Leaves the page on neutral ground of `origin`, whose storage holds exactly this from now on; what the browser
 * keeps of files that it fetched (its HTTP cache) stays.
 */
export async function seedStorage(
  page: Page,
  origin: string,
  { entries = {}, tab = {} }: SeededStorage,
): Promise<void> {
  await page.goto(`${origin}${NEUTRAL}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORES });
  await session.detach();
  await page.evaluate(
    ({ entries, tab }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
    },
    { entries, tab },
  );
}
