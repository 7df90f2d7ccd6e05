import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

const LOOK_MS = 200;
/** Seconds of processor time within a look that count as rest: a tenth of one core. */
const AT_REST = 0.02;
/** A browser that never rests is measured all the same. */
const LOOKS = 50;

/**
 * Waits until the browser's processes have nothing left to do. A page that was closed goes on for a while:
 * compiled code is written down, memory freed. Whatever is measured meanwhile would pay for it.
 */
export async function comeToRest(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  try {
    let before = await processorSeconds(session);
    for (let look = 0; look < LOOKS; look += 1) {
      await wait(LOOK_MS);
      const now = await processorSeconds(session);
      if (now - before < AT_REST) return;
      before = now;
    }
  } finally {
    await session.detach();
  }
}

/** Processor time of all processes that the browser has now. */
async function processorSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
