/** What the address of a result remembers over a reload: where the result is kept. */
import * as z from 'zod/mini';
import type { JourneyResult } from '#state/journey.ts';

const schema = z.object({ keptAs: z.uuid() });

/** For the router's `state`; null where nothing but this tab has the result. */
export function stateOf({ id, kept }: Pick<JourneyResult, 'id' | 'kept'>): z.infer<typeof schema> | null {
  return kept === 'history' ? { keptAs: id } : null;
}

/** Where the result is to be found when the tab no longer holds it: in the history, else nowhere. */
export function insteadOfResult(state: unknown): string {
  const remembered = schema.safeParse(state);
  return remembered.success ? `/history/${remembered.data.keptAs}` : '/camera';
}
