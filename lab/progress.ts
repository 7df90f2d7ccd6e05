import process from 'node:process';

/** Clears the line under the cursor of a terminal. */
const CLEAR_LINE = '\r\u001B[K';

/** Says how far a command is, in one line of the terminal that the next one replaces; nothing where no terminal is. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE + text);
}

const WIDTH = 24;

/** `[########----------------] 8/23  11.3/s`; without the rate where `elapsedMs` is 0. */
export function progressBar(done: number, total: number, elapsedMs: number): string {
  const filled = total === 0 ? WIDTH : Math.round((WIDTH * done) / total);
  const rate = elapsedMs > 0 ? `  ${((done / elapsedMs) * 1000).toFixed(1)}/s` : '';
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done}/${total}${rate}`;
}
