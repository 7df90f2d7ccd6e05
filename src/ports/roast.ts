/** What writes the text. */
import type { Roast, RoastFacts } from '#roast/contract.ts';

export interface WrittenRoast {
  readonly roast: Roast;
  /** The exact text of the request that was made for it, answered or not; null: nothing left the phone. */
  readonly sent: string | null;
}

export interface RoastService {
  /**
   * Writes a roast unlike `previous`. `displayName` is put in on the phone and never sent; '' leaves the
   * form of address out. Rejects only when even the writer on the phone failed.
   */
  write(facts: RoastFacts, previous: Roast | null, displayName: string): Promise<WrittenRoast>;
  /** Fetches what writing needs, while there is time. Never rejects; calling it again costs nothing. */
  prepare(): Promise<void>;
}
