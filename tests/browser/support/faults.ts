/** Ways to make a phone's day worse. Requests of dedicated workers pass through the context's routes. */
import type { BrowserContext, Page, Worker } from 'playwright';

/** Answers for the address with `spoil` applied to the real bytes; resolves with how often it was asked. */
export async function spoil(
  context: BrowserContext,
  address: string,
  change: (bytes: Buffer) => Buffer,
): Promise<() => number> {
  let asked = 0;
  await context.route(address, async (route) => {
    asked += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.body()) });
  });
  return () => asked;
}

/** The analysis worker of the page, which has one once a photo was read. */
export function workerOf(page: Page): Worker {
  const [worker, ...more] = page.workers();
  if (!worker || more.length > 0) throw new Error(`${page.workers().length} workers instead of one`);
  return worker;
}

/** From now on the worker stops in the first stage of each photo, until `release`. */
export async function holdNextPhoto(worker: Worker): Promise<{
  /** Resolves when a photo is being held. */
  readonly held: () => Promise<void>;
  readonly release: () => Promise<void>;
}> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Hold;
    const decode = scope.createImageBitmap.bind(globalThis);
    const open = new Promise<void>((resolve) => {
      scope.testRelease = () => {
        scope.createImageBitmap = decode;
        resolve();
      };
    });
    scope.testHeld = new Promise<void>((resolve) => {
      scope.createImageBitmap = (async (...args: Parameters<typeof createImageBitmap>) => {
        resolve();
        await open;
        return decode(...args);
      }) as typeof createImageBitmap;
    });
  });
  return {
    held: () => worker.evaluate(() => (globalThis as unknown as Hold).testHeld),
    release: () => worker.evaluate(() => (globalThis as unknown as Hold).testRelease()),
  };
}

interface Hold {
  createImageBitmap: typeof createImageBitmap;
  testHeld: Promise<void>;
  testRelease: () => void;
}
