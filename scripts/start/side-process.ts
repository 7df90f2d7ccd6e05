/** Long work in a process of its own, so that the server answers meanwhile and a signal ends it at once. */
import { fork } from 'node:child_process';
import process from 'node:process';
import { z } from 'zod';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

const SIGN = 'sign';
/** Why the work failed. */
const messageSchema = z.object({ problem: z.string() });

export interface SideProcess {
  /** Resolves when the work is done; rejects with the reason that it gave. */
  readonly done: Promise<void>;
  /** Ends it in the middle; `done` then rejects. */
  stop(): void;
}

/** Starts scripts/start/NAME.ts, which calls `workBeside`; `onSign` hears its sign. */
export function startBeside(
  name: string,
  args: readonly string[],
  onSign: () => void = () => undefined,
): SideProcess {
  const child = fork(inRoot('scripts', 'start', `${name}.ts`), args, {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
  });
  let problem = `${name} has ended early.`;
  child.on('message', (message: unknown) => {
    if (message === SIGN) onSign();
    else problem = messageSchema.parse(message).problem;
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(problem))));
  });
  return { done, stop: () => void child.kill('SIGKILL') };
}

/** In the other process: does the work and ends, at the latest with the process that started it; `sign` makes a sign there. */
export async function workBeside(work: (sign: () => void) => Promise<void>): Promise<void> {
  // By a signal: `exit` would wait for a thread that compresses.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  try {
    await work(() => process.send?.(SIGN));
    process.exit(0);
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) }, () =>
      process.exit(1),
    );
  }
}
