import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './paths.ts';

export interface RunOptions {
  /** Kill the command after this many milliseconds. */
  readonly timeoutMs: number;
  /** `inherit` shows the output as it comes; `capture` keeps it for the result. */
  readonly output: 'inherit' | 'capture';
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunResult {
  readonly ok: boolean;
  /** Captured stdout and stderr in the order of arrival. */
  readonly text: string;
  readonly timedOut: boolean;
}

/** Runs a program in the repository root; resolves in every case, also when it is not there or hangs. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: options.output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    // Whoever stops us means what we started, too.
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(130);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    let text = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 3_000).unref();
    }, options.timeoutMs);
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const finish = (ok: boolean) => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ ok, text, timedOut });
    };
    child.once('error', (error) => {
      text += error.message;
      finish(false);
    });
    child.once('close', (code) => finish(code === 0 && !timedOut));
  });
}

/** Runs the command-line program of an installed package, by its file, without npx. */
export const runNode = (script: string, args: readonly string[], options: RunOptions): Promise<RunResult> =>
  run(process.execPath, [script, ...args], options);
