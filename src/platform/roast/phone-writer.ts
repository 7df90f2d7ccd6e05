/**
 * Writes the roast on the phone, with the writer that the cloud function has too. Nothing is ever sent from
 * here: the only request is for the writer's own code and phrases, when they are first needed.
 */
import type { RoastService } from '#ports/roast.ts';

const load = () => Promise.all([import('#roast/writer.ts'), import('#roast/fill-name.ts')]);

/** `sent` is always null: nothing leaves the phone. */
export function createPhoneWriter(): RoastService {
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
