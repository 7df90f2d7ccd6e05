/** The engines' files, and the line that they come over. */
import type { EngineName } from '#functions/vocabulary.ts';

/** What the browser says of the line; browsers without the Network Information API say nothing. */
export interface NetworkInfo {
  readonly saveData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`; null where it is not said. */
  readonly effectiveType: string | null;
}

/** Bytes on the line for each engine as a whole; null where it is not offered. */
export type EngineCosts = Readonly<Record<EngineName, number | null>>;

export interface ModelPrefetchService {
  line(): NetworkInfo;
  /** Null where the list cannot be had. Never rejects. */
  costs(): Promise<EngineCosts | null>;
  /** Fetches what an engine needs, in a quiet moment. Never rejects. */
  prefetch(engine: 'auto' | 'lite'): Promise<void>;
  /** An engine has started: its code is worth keeping for flight mode. */
  used(engine: EngineName): void;
  /** Asks the browser not to clear what is stored here when room gets scarce. */
  persist(): void;
}
