/** How much memory one page and its workers hold, for tests that look for leaks. */
import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession } from 'playwright';

const MB = 1024 * 1024;

export interface Memory {
  /**
   * Megabytes that live JavaScript objects of page and workers hold after a collection: both heaps, what
   * the browser keeps for their DOM and platform objects, and their array buffers.
   */
  readonly heapMb: number;
  /**
   * Megabytes that the browser's renderer processes hold for themselves (not shared with others): decoded
   * pictures, WebAssembly, and freed memory that was not given back as well. Null where /proc does not tell.
   */
  readonly privateMb: number | null;
}

/** What the page (the only one of the browser) and its workers hold now, after a collection of garbage. */
export async function memoryOf(browser: Browser): Promise<Memory> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { targetInfos } = await session.send('Target.getTargets', {
      filter: [{ type: 'page' }, { type: 'worker' }],
    });
    let bytes = 0;
    for (const { targetId } of targetInfos) bytes += await heapOf(session, targetId);
    return { heapMb: bytes / MB, privateMb: await privateMbOf(session) };
  } finally {
    await session.detach();
  }
}

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

async function heapOf(session: CDPSession, targetId: string): Promise<number> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const ask = asker(session, sessionId);
  try {
    // Twice: what a finalizer lets go of in the first goes with the second.
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const usage = (await ask('Runtime.getHeapUsage')) as HeapUsage;
    return usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
  } finally {
    await session.send('Target.detachFromTarget', { sessionId });
  }
}

/** Sends commands to an attached target; Playwright has sessions for pages only, not for their workers. */
function asker(session: CDPSession, sessionId: string): (method: string) => Promise<unknown> {
  let last = 0;
  return (method) => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const listen = (event: { readonly sessionId: string; readonly message: string }) => {
        if (event.sessionId !== sessionId) return;
        const answer = JSON.parse(event.message) as { id?: number; result?: unknown; error?: unknown };
        if (answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', listen);
        if (answer.error === undefined) resolve(answer.result);
        else reject(new Error(`${method}: ${JSON.stringify(answer.error)}`));
      };
      session.on('Target.receivedMessageFromTarget', listen);
      session
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
        .catch(reject);
    });
  };
}

async function privateMbOf(session: CDPSession): Promise<number | null> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  let kilobytes = 0;
  for (const { type, id } of processInfo) {
    if (type !== 'renderer') continue;
    const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => null);
    if (text === null) return null;
    for (const [, amount] of text.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm))
      kilobytes += Number(amount);
  }
  return kilobytes / 1024;
}
