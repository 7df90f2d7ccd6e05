/**
 * Writes the roast on the phone, with the writer that the cloud function has too. Nothing is ever sent from
 * here: the only request is for the writer's own code and phrases, when they are first needed.
 */
import type { RoastService } from '#ports/cloud.ts';
import type { Roast, RoastFacts, ShownLines } from '#roast/contract.ts';

const load = () => import('./writing.ts');

/** By this phone's calendar. */
export const today = (): string => new Date().toDateString();

/** What to remember of a roast that the function told of these facts, which carry the phone's turns. */
export async function toldOf(facts: RoastFacts, roast: Roast): Promise<ShownLines> {
  const { toldByFunction, loadBank, adviceToldBy } = await load();
  const bank = await loadBank(facts.lang, facts.style);
  return [...toldByFunction(facts, roast, bank), ...adviceToldBy(facts, today())];
}

/**
 * `sent` is always null: nothing leaves the phone.
 *
 * @param handheld false: a computer, to whose person no line speaks of a phone in the hand while there are others
 */
export function createPhoneWriter(handheld = true): RoastService {
  return {
    async write(facts, said, start = 0, taste) {
      const { composeRoast, loadBank, behindOf, withFreshTurns, adviceToldBy, shownLinesOf, bonusOf } =
        await load();
      const day = today();
      const bank = await loadBank(facts.lang, facts.style);
      const learned = taste === undefined ? {} : { bonus: bonusOf(taste, facts.variant) };
      const turned = withFreshTurns(facts, bank, said, { handheld, start, day, ...learned });
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
    async thingsOf(facts, { harshTruths, source }, truth) {
      const { composeRoast, loadBank, thingsOf, traitsOf } = await load();
      const { plan } = composeRoast(facts, await loadBank(facts.lang, facts.style));
      const own = plan.truths.find(({ line }) => line === truth);
      // The function's own writer tells another line of the same key in its place.
      const told = own ?? (source === 'writer' ? plan.truths[harshTruths.indexOf(truth)] : undefined);
      if (told === undefined) return [];
      const { on } = told.entry;
      return thingsOf({ name: truth, on, traits: traitsOf(truth, facts.lang, on) });
    },
    async prepare() {
      await load().catch(() => undefined);
    },
  };
}
