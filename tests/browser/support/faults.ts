/** Ways to make a phone's day worse. Requests of dedicated workers pass through the context's routes. */
import type { BrowserContext, Page, Worker } from 'playwright';
import type { Stage } from '#analysis/contract.ts';

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

/** Holds every answer for these addresses back until `release`. */
export async function hold(page: Page, address: string): Promise<{ readonly release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(address, async (route) => {
    await released;
    // The page that asked may be closed by now.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release() };
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

/** The worker dies as soon as it reports that it begins this stage of a photo. */
export async function killInStage(worker: Worker, stage: Stage): Promise<void> {
  await worker.evaluate((stage) => {
    const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as (
      ...args: unknown[]
    ) => void;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      post.apply(this, args);
      if (!JSON.stringify(args[0])?.includes(`"stage":"${stage}"`)) return;
      // From here on it says nothing more, not even to itself: no stage follows this one, and no answer.
      MessagePort.prototype.postMessage = () => undefined;
      globalThis.postMessage = () => undefined;
      setTimeout(() => {
        throw new Error(`killed by the test in ${stage}`);
      });
    };
  }, stage);
}

interface Hold {
  createImageBitmap: typeof createImageBitmap;
  testHeld: Promise<void>;
  testRelease: () => void;
}
