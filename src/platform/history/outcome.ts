import type { StoreOutcome } from '#ports/storage.ts';

/** Runs a write; a failure becomes a word for what the person can do about it. */
export async function attempt(write: () => Promise<unknown>): Promise<StoreOutcome> {
  try {
    await write();
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}
