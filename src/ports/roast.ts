/** What writes the text. */
import type { Roast, RoastFacts, ShownLines } from '#roast/contract.ts';

export interface WrittenRoast {
  /** With the turns by which it was written. */
  readonly facts: RoastFacts;
  /** With `{name}` where the person is spoken to: the screens put the name in. */
  readonly roast: Roast;
  /** What it tells: no line that nobody sees counts as told. */
  readonly told: ShownLines;
  /** The exact text of the request that was made for it, answered or not; null: nothing left the phone. */
  readonly sent: string | null;
}

export interface RoastService {
  /**
   * Writes a roast of what was not said yet. Rejects only when even the writer on the phone failed.
   *
   * @param start where this phone begins among lines of about equal rank; left out or 0: with the fittest
   */
  write(facts: RoastFacts, said: ShownLines, start?: number): Promise<WrittenRoast>;
  /** Fetches what writing needs, while there is time. Never rejects; calling it again costs nothing. */
  prepare(): Promise<void>;
}
