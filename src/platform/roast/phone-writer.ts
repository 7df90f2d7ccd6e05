/**
 * Writes the roast on the phone, with the writer that the cloud function has too. No network, so
 * nothing is ever sent from here.
 */
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { fillName } from '#roast/fill-name.ts';
import { writeRoast } from '#roast/writer.ts';

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
}

export function createPhoneWriter(): PhoneWriter {
  return {
    write(facts, previous, displayName) {
      const roast = writeRoast(facts, previous ?? undefined);
      return Promise.resolve({ roast: fillName(roast, displayName), sent: null });
    },
  };
}
