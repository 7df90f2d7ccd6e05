/** Runs the benches of two checkouts in turn, each in processes of its own, so that a slow moment hits both. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { alternate, kept } from '../bench/rounds.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import type { Speeds } from './speeds.ts';

const ROUNDS = { warmUp: 1, counted: 12 } as const;

const speedsSchema = z.object({ medianMs: z.number(), perSecond: z.number(), perCoreSecond: z.number() });
const printedSchema = z.object({ stdout: z.string().min(1) });

/** What the bench of a checkout prints as JSON. Rejects where it does not run. */
async function benchOf(checkout: string, counterRows: number): Promise<Speeds> {
  const args = ['--import', 'tsx', 'lab/main.ts', 'bench-roast', '--json', '--without-sign-ups'];
  if (counterRows > 0) args.push('--counter-rows', String(counterRows));
  const running = promisify(execFile)(process.execPath, args, { cwd: checkout });
  // One that is not content with its figures rejects, but has printed them.
  const { stdout } = await running.catch((error: unknown) => {
    const printed = printedSchema.safeParse(error);
    if (printed.success) return printed.data;
    throw error;
  });
  return speedsSchema.parse(JSON.parse(stdout));
}

/** The speeds of this checkout and of the one in the folder `baseline`, as many of each. Rejects where one does not run. */
export async function measureInTurn(baseline: string, counterRows: number) {
  const ours: Speeds[] = [];
  const theirs: Speeds[] = [];
  const runs = [
    kept(ours, () => benchOf(ROOT, counterRows)),
    kept(theirs, () => benchOf(resolve(baseline), counterRows)),
  ];
  await alternate(runs, ROUNDS, () => undefined);
  return { ours, baseline: theirs };
}
