/** Answers that tell nothing by their time: whether an address has an account, or a code that waits. */
import type { Queries } from '../database/open.ts';
import type { AuthContext } from './context.ts';

/** Many times what the work takes; nobody who waits for an e-mail notices. */
const EVEN_MS = 50;

/** A transaction that ends, well or badly, no sooner than after a fixed time. */
export async function evenly<T>(
  { database, pause }: Pick<AuthContext, 'database' | 'pause'>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const even = pause(EVEN_MS);
  try {
    return await database.transaction(work);
  } finally {
    await even;
  }
}
