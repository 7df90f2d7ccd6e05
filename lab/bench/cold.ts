/** The app itself, from opening its address to the first result on the screen. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { guestPage } from './guest.ts';
import { comeToRest } from './rest.ts';
import type { Run, Rounds } from './rounds.ts';
import type { Subject } from './samples.ts';

/** The warm-up fills the caches; V8 keeps compiled code from the second visit on. */
export const COLD_ROUNDS: Rounds = { warmUp: 3, counted: 16 };
/** About as long as a person reads a roast: V8 writes compiled code down when nothing new was compiled for 2 s. */
const READING_MS = 4_000;

interface ColdRun {
  readonly photo: string;
  resultMs: number | null;
}

/**
 * Runs in the page: hands the photo over as soon as the camera screen has painted, and notes when the result is
 * there. A driver outside looks every few hundred milliseconds, which would be measured, too.
 */
function handOver({ photo }: { readonly photo: string }): void {
  const run: ColdRun = { photo, resultMs: null };
  Object.assign(window, { coldRun: run });
  let given = false;
  // No function in here has a name: tsx would wrap it in a helper that the page does not have.
  const observer = new MutationObserver(() => {
    const input = document.querySelector<HTMLInputElement>('input[data-source="library"]');
    if (!given && input !== null) {
      given = true;
      // After the paint and its effects: a person cannot choose a photo sooner.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const bytes = Uint8Array.from(atob(photo), (letter) => letter.codePointAt(0) ?? 0);
          const files = new DataTransfer();
          files.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
          input.files = files.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }, 50),
      );
    }
    if (document.querySelector('[data-phase="done"]') === null) return;
    run.resultMs = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** A profile on disk: an incognito context would throw away the compiled WebAssembly that a person's browser keeps. */
export interface ColdProfile {
  /** Opens the app once a round; the rounds of the warm-up stay until everything is kept. */
  readonly run: Run;
  close(): Promise<void>;
}

/** Times are on the page's own clock, which starts with the navigation. */
export async function openColdProfile(
  launch: (folder: string) => Promise<BrowserContext>,
  { origin, samples }: Subject,
  photo: string,
): Promise<ColdProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'roast-profile-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const context = await launch(folder);
    const bytes = (await readFile(photo)).toString('base64');
    return {
      async run(counted) {
        const ms = await visitOnce(context, origin, bytes, counted ? 0 : READING_MS);
        if (counted) samples.cold.push(ms);
        const browser = context.browser();
        if (browser !== null) await comeToRest(browser);
      },
      async close() {
        await context.close();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function visitOnce(
  context: BrowserContext,
  origin: string,
  photo: string,
  stayMs: number,
): Promise<number> {
  const page = await guestPage(context);
  try {
    await page.addInitScript(handOver, { photo });
    await page.goto(`${origin}/camera`, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(
      () => (window as unknown as { coldRun?: ColdRun }).coldRun?.resultMs ?? null,
    );
    const ms = await handle.jsonValue();
    if (ms === null) throw new Error('No result came.');
    await page.waitForTimeout(stayMs);
    return ms;
  } finally {
    await page.close();
  }
}
