/**
 * Writes the roast on the phone, with the writer that the cloud function has too. Nothing is ever sent from
 * here: the only request is for the writer's own code and phrases, when they are first needed.
 */
import type { RoastService } from '#ports/cloud.ts';

const load = () =>
  Promise.all([
    import('#roast/writer.ts'),
    import('#roast/banks/banks.ts'),
    import('#roast/plan/memory.ts'),
    import('#roast/plan/shown-lines.ts'),
  ]);

/** By this phone's calendar. */
export const today = (): string => new Date().toDateString();

/**
 * `sent` is always null: nothing leaves the phone.
 *
 * @param handheld false: a computer, to whose person no line speaks of a phone in the hand while there are others
 */
export function createPhoneWriter(handheld = true): RoastService {
  return {
    async write(facts, said, start = 0) {
      const [{ composeRoast }, { loadBank }, { behindOf, withFreshTurns }, { adviceToldBy, shownLinesOf }] =
        await load();
      const day = today();
      const bank = await loadBank(facts.lang, facts.style);
      const turned = withFreshTurns(facts, bank, said, { handheld, start, day });
      const { roast, plan } = composeRoast(turned, bank);
      return {
        facts: turned,
        roast,
        // The opener without the caveat that may follow it.
        told: [
          ...shownLinesOf({ ...roast, opener: plan.opener.line }, behindOf(plan)),
          ...adviceToldBy(turned, day),
        ],
        sent: null,
      };
    },
    async prepare() {
      await load().catch(() => undefined);
    },
  };
}
