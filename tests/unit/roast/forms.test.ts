import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { remember } from '#domain/facts/shown-lines.ts';
import { formsIn, isWorn } from '#roast/banks/forms.ts';
import type { RoastFacts, ShownLines } from '#roast/contract.ts';
import { behindOf, withFreshTurns } from '#roast/plan/memory.ts';
import type { Plan } from '#roast/plan/planner.ts';
import { shownLinesOf } from '#roast/plan/shown-lines.ts';
import { seededRandom } from '#roast/random.ts';
import { composeRoast } from '#roast/writer.ts';
import { bankOf } from '#tests/support/roast.ts';
import { randomFacts, SEED } from './random-facts.ts';

const wornIn = ({ headline, opener, truths, greats, closer, verdict }: Plan, lang: Lang): string[] =>
  [headline, opener, ...truths, ...greats, closer, verdict].flatMap(({ line }) =>
    formsIn(line, lang).filter(isWorn),
  );

it.each([
  ['en', "You look like a man who's lost a ferret.", ['like-who']],
  ['en', "It's so dark that the moths gave up.", ['so-that']],
  ['en', 'Studio light, waiting-room face.', ['few-words']],
  ['ja', '鍵を先に探す人だ。', ['person', 'few-words']],
  ['ja', '光がよすぎて、不動産屋が来た。', ['too-much']],
  ['ja', '正面をお願いしたら、頬が来た。', []],
] as const)('knows the form of a line: %s, %s', (lang, line, forms) => {
  expect(formsIn(line, lang)).toEqual(forms);
});

it('tells each worn form once in a roast at most, whichever lines are chosen', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...LANGS), (seed, lang) => {
      const random = seededRandom(seed);
      const facts: RoastFacts = randomFacts(random, lang);
      const { plan } = composeRoast(facts, bankOf(lang, facts.style), (_turn, choices) =>
        Math.floor(random() * choices.length),
      );
      const forms = wornIn(plan, lang);
      expect(new Set(forms).size, forms.join(', ')).toBe(forms.length);
    }),
    { numRuns: 500 },
  );
});

/** So many photos of each of so many people. */
const PHOTOS = 12;
const PEOPLE = 20;

it.each(LANGS)(`tells a worn form in no two roasts running, in %s (seed ${SEED})`, (lang) => {
  const random = seededRandom(SEED);
  let running = 0;
  for (let person = 0; person < PEOPLE; person++) {
    const { style } = randomFacts(random, lang);
    const bank = bankOf(lang, style);
    let said: ShownLines = [];
    let before: readonly string[] = [];
    for (let photo = 0; photo < PHOTOS; photo++) {
      const facts = withFreshTurns({ ...randomFacts(random, lang), style }, bank, said);
      const { roast, plan } = composeRoast(facts, bank);
      said = remember(said, shownLinesOf(roast, behindOf(plan)));
      const forms = wornIn(plan, lang);
      if (forms.some((form) => before.includes(form))) running += 1;
      before = forms;
    }
  }
  console.log(`${lang}: ${running} of ${PEOPLE * (PHOTOS - 1)} roasts tell a form of the one before`);
  // Where a fact has a line or two, there may be no other.
  expect(running).toBeLessThanOrEqual((PEOPLE * (PHOTOS - 1)) / 100);
});
