/** When the tools give up a page that answers no more: later on a slower machine, so that it says nothing about speed. */
import process from 'node:process';
import { measureSlowness } from './machine-speed.ts';

let slowness: Promise<number> | null = null;

/** Times slower than the nominal reference: what a run of the tests was told, else measured once a process. */
export function machineSlowness(): Promise<number> {
  const told = Number(process.env['SLOWNESS']);
  if (told >= 1) return Promise.resolve(told);
  slowness ??= measureSlowness();
  return slowness;
}

/** Milliseconds after which whatever never answers is given up. */
export const giveUpMs = async (): Promise<number> => Math.round(300_000 * (await machineSlowness()));

/** What is answered to the question. Rejects where nothing is within that time. */
export async function answerOf<Value>(ask: () => Promise<Value>): Promise<Value> {
  const ms = await giveUpMs();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page does not answer.')), ms);
  });
  try {
    return await Promise.race([ask(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
