/** When the history is synced: now, after every change, when the network or the person returns, and again after a failure. */
import type { SyncResult } from './sync-run.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 300_000;

/** Doubles from 2 s to 5 min, less up to a quarter, so that many phones do not knock together. */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (1 - random / 4));
}

export interface LoopOptions {
  readonly run: () => Promise<SyncResult>;
  readonly onChange: () => void;
  readonly random: () => number;
  /** Returns how to take it back. */
  readonly later: (then: () => void, ms: number) => () => void;
}

export interface SyncLoop {
  /** Something changed: sync now, or again when the round under way is over. */
  readonly kick: () => void;
  readonly stop: () => void;
}

export function startLoop({ run, onChange, random, later }: LoopOptions): SyncLoop {
  let stopped = false;
  let running = false;
  let again = false;
  let failures = 0;
  let cancel = () => {};

  const round = async (): Promise<void> => {
    running = true;
    const { complete, changed, dueInMs } = await run();
    running = false;
    if (stopped) return;
    if (changed) onChange();
    failures = complete ? 0 : failures + 1;
    if (again) {
      again = false;
      return kick();
    }
    const wait = complete ? dueInMs : retryDelay(failures, random());
    if (wait !== null) cancel = later(kick, wait);
  };
  const kick = (): void => {
    if (stopped) return;
    cancel();
    if (running) again = true;
    else void round();
  };
  kick();
  return {
    kick,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
