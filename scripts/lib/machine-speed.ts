/** How patient the waits of tests and tools have to be on this machine: a nominal reference, and this machine beside it. */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

/**
 * What the work below takes on the nominal reference machine. It sets how long a wait may be, and which of two musts
 * Lighthouse is held to.
 */
const REFERENCE_MS = 400;

/** Plain arithmetic over an array that no cache level of a phone or a laptop holds whole, and no allocation. */
const WORK = `
  const values = new Float64Array(1 << 20).fill(1);
  for (let round = 0; round < 24; round += 1)
    for (let i = 1; i < values.length; i += 1) values[i] = Math.sqrt(values[i - 1] * 1.5 + i * round) % 7;
`;

/** Milliseconds until every core has done the same work once; another busy process makes it longer. */
async function measureOnce(): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from(
      { length: Math.min(2, availableParallelism()) },
      () =>
        new Promise((resolve, reject) => {
          new Worker(WORK, { eval: true }).once('exit', resolve).once('error', reject);
        }),
    ),
  );
  return performance.now() - started;
}

/** Time of a fixed piece of work on two cores over that of the reference machine: median of three, at least 1. */
export async function measureSlowness(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(await measureOnce());
  const median = times.toSorted((a, b) => a - b)[1] ?? REFERENCE_MS;
  return Math.max(1, Number((median / REFERENCE_MS).toFixed(2)));
}
