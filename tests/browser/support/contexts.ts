/** Browsers and contexts whose waits are given up late: how fast this machine is decides no test. */
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright';
import { findChromium, findShell, launchBrowser, launchProfile } from '#scripts/chromium.ts';
import { STEP_LIMIT_MS } from '#tests/support/patience.ts';

/**
 * WebAssembly stays as it is compiled at first: compiling it again, better, in the background takes more of the
 * machine than all photos of a test do.
 */
const COMPILED_ONCE = '--js-flags=--liftoff-only';

export interface StartOptions extends LaunchOptions {
  /** Hundreds of photos, for which the better code pays; a camera's film of a test does not. */
  readonly manyPhotos?: boolean;
  /** Notifications and questions for permission: the headless shell has neither and denies both. */
  readonly asksAndNotifies?: boolean;
}

/** A Chromium of its own; the caller closes it. */
export async function startBrowser({
  manyPhotos = false,
  asksAndNotifies = false,
  args = [],
  ...options
}: StartOptions = {}): Promise<Browser> {
  return launchBrowser({
    executablePath: await (asksAndNotifies ? findChromium() : findShell()),
    timeout: STEP_LIMIT_MS,
    args: [...(manyPhotos ? [] : [COMPILED_ONCE]), ...args],
    ...options,
  });
}

/** Sets how long the context's pages wait for a state, navigations included, and returns the context. */
function patient(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(STEP_LIMIT_MS);
  return context;
}

/** A context with storage and cache of its own, on a device that speaks the product's default language. */
export const newContext = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => patient(await browser.newContext({ locale: 'ja-JP', ...options }));

/** A browser whose profile lies in `folder`: a context that keeps everything from one start to the next. */
export async function startProfile(folder: string): Promise<BrowserContext> {
  return patient(await launchProfile(folder, { timeout: STEP_LIMIT_MS }));
}
