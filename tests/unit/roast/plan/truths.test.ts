import { expect, it } from 'vitest';
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { seededRandom } from '#roast/random.ts';
import { composeRoast } from '#roast/writer.ts';
import { randomFacts, SEED } from '../random-facts.ts';

const PHOTOS = 60;
/** Facts drawn at random show so little now and then that two truths must be on what is not seen. */
const MOST_MISSED = 0.06;

it('tells a truth on the occasion that the person told', async () => {
  const random = seededRandom(SEED);
  let [occasions, missed] = [0, 0];
  for (const lang of LANGS) {
    for (const style of STYLES) {
      const bank = await loadBank(lang, style);
      for (let i = 0; i < PHOTOS; i++) {
        const drawn = randomFacts(random, lang);
        const facts = { ...drawn, style, moment: { ...drawn.moment, told: drawn.moment.told ?? 'exams' } };
        const { plan } = composeRoast(facts, bank);
        occasions++;
        const tag = `told.${facts.moment.told}`;
        if (!plan.truths.some(({ entry }) => entry.on.some((one) => one === tag))) missed++;
      }
    }
  }
  expect(missed / occasions, `${missed} of ${occasions}, seed ${SEED}`).toBeLessThanOrEqual(MOST_MISSED);
});
