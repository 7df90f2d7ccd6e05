/** What a page asks its analysis worker for, and whether it has been answered. */
import type { Page } from 'playwright';

export interface WorkerCall {
  /** Of the worker's interface (src/analysis/contract.ts): `prepare`, `guide`, `analyze`, … */
  readonly name: string;
  readonly answered: boolean;
}

/** Before the first load of the page. */
export const recordWorkerCalls = (page: Page): Promise<unknown> => page.addInitScript(record);

/** All calls since the page was loaded, in order. */
export const workerCalls = (page: Page): Promise<readonly WorkerCall[]> =>
  page.evaluate(() => (window as unknown as { testCalls: WorkerCall[] }).testCalls);

/** Resolves when the worker has answered everything, and was asked for something at all. */
export async function workerRests(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { testCalls } = window as unknown as { testCalls: WorkerCall[] };
    return testCalls.length > 0 && testCalls.every(({ answered }) => answered);
  });
}

/** Runs in the page: calls and answers are Comlink's messages, which carry the same id. */
function record(): void {
  const calls: { name: string; answered: boolean }[] = [];
  Object.assign(window, { testCalls: calls });
  const send = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
    ...args: unknown[]
  ) => void;
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
    const { id, path } = { ...(args[0] as { readonly id?: string; readonly path?: readonly string[] }) };
    const name = path?.[0];
    if (id !== undefined && name !== undefined) {
      const call = { name, answered: false };
      calls.push(call);
      const listen = ({ data }: MessageEvent<{ readonly id?: string } | null>) => {
        if (data?.id !== id) return;
        call.answered = true;
        this.removeEventListener('message', listen);
      };
      this.addEventListener('message', listen);
    }
    send.apply(this, args);
  };
}
