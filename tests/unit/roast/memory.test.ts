import { describe, expect, it } from 'vitest';
import { SHOWN_LINES_LIMIT, TURNS } from '#functions/moment-words.ts';
import { roastFactsSchema, type ShownLines } from '#roast/contract.ts';
import { withFreshTurns } from '#roast/plan/memory.ts';
import { remember } from '#domain/facts/shown-lines.ts';
import { shownLinesOf } from '#roast/plan/shown-lines.ts';
import { seededRandom } from '#roast/random.ts';
import { bankOf, composed } from '#tests/support/roast.ts';
import { randomFacts, SEED } from './random-facts.ts';

describe('a phone that remembers', () => {
  const facts = randomFacts(seededRandom(SEED), 'en');
  const bank = bankOf('en', facts.style);
  const told = (said: ShownLines) => {
    const fresh = withFreshTurns(facts, bank, said);
    const { roast, plan } = composed(fresh);
    return { fresh, roast, said: remember(said, shownLinesOf(roast, plan.premise.key)) };
  };

  it('takes the fittest lines first', () => {
    expect(told([]).fresh.turns).toEqual(TURNS.map(() => 0));
  });

  it('sends turns that the contract takes, by which the function tells the same', () => {
    let said: ShownLines = [];
    for (let i = 0; i < 40; i++) {
      const { fresh, roast, said: now } = told(said);
      expect(composed(roastFactsSchema.parse(fresh)).roast).toEqual(roast);
      said = now;
    }
  });

  it('begins again with what was said longest ago, and remembers no more than it may', () => {
    let said: ShownLines = [];
    for (let i = 0; i < 400; i++) said = told(said).said;
    expect(said.length).toBeLessThanOrEqual(SHOWN_LINES_LIMIT);
    expect(new Set(said).size).toBe(said.length);
  });
});
