/** The app itself, from opening its address to the first result on the screen. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { launchProfile } from '../chromium.ts';
import { guestPage } from './guest.ts';

const RUNS = 15;
export const COLD_RUNS = RUNS;
/** They fill the caches; V8 keeps compiled code from the second one on. */
const EARLIER_VISITS = 3;
/** As long as somebody reads a roast: V8 writes compiled code down when nothing new was compiled for 2 s. */
const READING_MS = 4_000;
const LIMIT_MS = 60_000;

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
      // Painted, and its effects have run: nobody is quicker.
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

/**
 * Milliseconds a visit, on the page's own clock, which starts with the navigation. In a profile on disk that has
 * been there before: an incognito context would throw away the compiled WebAssembly that a person's browser keeps.
 */
export async function measureCold(
  origin: string,
  photo: string,
  onRun: (done: number) => void,
): Promise<readonly number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roast-profile-'));
  const context = await launchProfile(folder);
  const bytes = (await readFile(photo)).toString('base64');
  try {
    for (let visit = 0; visit < EARLIER_VISITS; visit += 1)
      await visitOnce(context, origin, bytes, READING_MS);
    const samples: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      samples.push(await visitOnce(context, origin, bytes, 0));
      onRun(run + 1);
    }
    return samples;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
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
      undefined,
      { timeout: LIMIT_MS },
    );
    const ms = await handle.jsonValue();
    if (ms === null) throw new Error('No result came.');
    await page.waitForTimeout(stayMs);
    return ms;
  } finally {
    await page.close();
  }
}
