import process from 'node:process';
import { vi } from 'vitest';
import { runLab } from '#lab/run.ts';

/** Runs a command of the lab as its command line does: how it ends, and what it says, on whichever stream. */
export async function inLab(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const hear = (text: unknown) => said.push(String(text));
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(hear),
  );
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runLab(args);
    return { code: process.exitCode, said: said.join('\n') };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
