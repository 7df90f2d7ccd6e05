/**
 * Writes the roast on the phone. Nothing is ever sent from here: the only request is for the writer's own code and phrases,
 * when they are first needed.
 */
import type { RoastService } from '#ports/cloud.ts';

const load = () => import('./writing.ts');

/**
 * `sent` is always null: nothing leaves the phone.
 *
 * @param handheld false: a computer, to whose person no line speaks of a phone in the hand while there are others
 */
export function createPhoneWriter(handheld = true): RoastService {
  return {
    write: async (...asked) => (await load()).write(handheld, ...asked),
    thingsOf: async (...asked) => (await load()).thingsOf(...asked),
    async prepare() {
      await load().catch(() => undefined);
    },
  };
}
