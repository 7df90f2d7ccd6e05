/** What a driver puts on the stage: somebody signed in, with a history. Read by staged.tsx. */
import type { HistoryEntry } from '#domain/history/entry.ts';
import type { User } from '#state/session.ts';

/** In sessionStorage, as JSON. */
export const STAGE_KEY = 'staged';

export interface Stage {
  readonly user: User;
  /** Put into the history once. */
  readonly entries: readonly HistoryEntry[];
  /** Ids that get the drawn face as their thumbnail. */
  readonly thumbnails: readonly string[];
  /** Ids bought on their own. */
  readonly purchased: readonly string[];
  /** What deleting the account answers. */
  readonly deletes: boolean;
}
