import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './paths.ts';

export interface RunOptions {
  /**
   * Stop the command when it has given no sign of life for this many milliseconds: nothing printed, and
   * `signsOfLife` the same. How long it takes in all says nothing about it: machines differ.
   */
  readonly silenceMs: number;
  /** A number that changes while the command gets on with its work, where that is seen elsewhere than in its output. */
  readonly signsOfLife?: () => number;
  /** `inherit` hands the terminal over; `relay` shows the output as it comes; `capture` keeps it for the result only. */
  readonly output: 'inherit' | 'relay' | 'capture';
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunResult {
  readonly ok: boolean;
  /** Captured or relayed stdout and stderr in the order of arrival. */
  readonly text: string;
  /** Stopped because it gave no sign of life. */
  readonly silent: boolean;
}

/** How often a silent command is looked at. */
const LOOK_MS = 1_000;
/** What a program that was asked to stop gets before it is killed. */
const GRACE_MS = 3_000;

/** Runs a program in the repository root; resolves in every case, also when it is not there or hangs. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: options.output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    // Who stops us means what we started, too.
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let text = '';
    let silent = false;
    let aliveAt = Date.now();
    let seen = options.signsOfLife?.() ?? 0;
    const watch = setInterval(() => {
      const now = options.signsOfLife?.() ?? 0;
      if (now !== seen) aliveAt = Date.now();
      seen = now;
      if (Date.now() - aliveAt < options.silenceMs) return;
      silent = true;
      clearInterval(watch);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    }, LOOK_MS);
    const take = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      aliveAt = Date.now();
      text += chunk.toString();
      if (options.output === 'relay') to.write(chunk);
    };
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    const finish = (ok: boolean) => {
      clearInterval(watch);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ ok, text, silent });
    };
    child.once('error', (error) => {
      text += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0 && !silent));
  });
}

/** Runs the command-line program of an installed package, by its file, without npx. */
export const runNode = (script: string, args: readonly string[], options: RunOptions): Promise<RunResult> =>
  run(process.execPath, [script, ...args], options);
