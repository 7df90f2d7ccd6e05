/**
 * Writes the roast on the phone, with the writer that the cloud function has too. Nothing is ever sent from
 * here: the only request is for the writer's own code and phrases, when they are first needed.
 */
import type { Roast, RoastFacts } from '#roast/contract.ts';

export interface PhoneWriter {
  /**
   * Writes a roast unlike `previous`; `sent` is null because nothing leaves the phone. The display name goes
   * into the text here; '' drops the form of address.
   */
  write(
    facts: RoastFacts,
    previous: Roast | null,
    displayName: string,
  ): Promise<{ roast: Roast; sent: null }>;
  /** Fetches what writing needs, so that the first roast does not wait for it. Never rejects. */
  prepare(): Promise<void>;
}

const load = () => Promise.all([import('#roast/writer.ts'), import('#roast/fill-name.ts')]);

export function createPhoneWriter(): PhoneWriter {
  return {
    async write(facts, previous, displayName) {
      const [{ writeRoast }, { fillName }] = await load();
      return { roast: fillName(writeRoast(facts, previous ?? undefined), displayName), sent: null };
    },
    async prepare() {
      await load().catch(() => undefined);
    },
  };
}
