/** Lets a browser run for a part of the time only: `npm run lab -- bench --slower 2`. */
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Browser } from 'playwright';

/** Milliseconds that the browser runs at a time: a fraction of anything that the bench measures. */
const TURN_MS = 2;

/**
 * Stops and continues a whole group of processes in turn, until there is none. `Atomics.wait` is more
 * even than a timer, and nothing else happens in this thread.
 */
const WORK = `
  const { workerData } = require('node:worker_threads');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  try {
    for (;;) {
      process.kill(-workerData.group, 'SIGSTOP');
      Atomics.wait(clock, 0, 0, workerData.stopMs);
      process.kill(-workerData.group, 'SIGCONT');
      Atomics.wait(clock, 0, 0, workerData.runMs);
    }
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
`;

/**
 * Makes the browser `factor` times slower until it is closed: pages, workers and the browser's other processes
 * alike. The throttle of the DevTools protocol reaches the main thread of a page alone ("Operation is only
 * supported for pages, not workers"), and the analysis runs in a worker. A factor of 1 does nothing.
 * Needs a system with process groups (not Windows); Playwright starts each browser as the head of its own.
 */
export async function slowDown(browser: Browser, factor: number): Promise<void> {
  if (factor === 1) return;
  if (process.platform === 'win32') throw new Error('--slower needs Linux or macOS.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const head = processInfo.find(({ type }) => type === 'browser');
  if (head === undefined) throw new Error('The browser does not tell its process.');
  new Worker(WORK, {
    eval: true,
    workerData: {
      group: head.id,
      runMs: TURN_MS,
      stopMs: TURN_MS * (factor - 1),
    },
  }).unref();
}
