import { describe, expect, it } from 'vitest';
import type { RoastFacts } from '#roast/contract.ts';
import { tagsFor } from '#roast/plan/observe.ts';
import { seededRandom } from '#roast/random.ts';
import { brightFacts } from '#tests/unit/roast/random-facts.ts';

const facts = (moment: Partial<RoastFacts['moment']>, rest: Partial<RoastFacts> = {}): RoastFacts => {
  const bright = brightFacts(seededRandom(1), 'en');
  return { ...bright, ...rest, moment: { ...bright.moment, ...moment } };
};

describe('what goes together in one roast', () => {
  it.each([
    ['before-work', 'evening'],
    ['just-woke', 'afternoon'],
    ['night-out', 'morning'],
  ] as const)('%s is believed, the clock’s %s is left out', (told, daytime) => {
    const tags = tagsFor(facts({ told, daytime }));
    expect(tags).toContain(`told.${told}`);
    expect(tags).not.toContain(`daytime.${daytime}`);
    expect(tagsFor(facts({ told: null, daytime }))).toContain(`daytime.${daytime}`);
  });

  it('a window behind somebody leaves nothing to praise about the light', () => {
    const light = { light: 'great', confidence: 'high' } as const;
    expect(tagsFor(facts({ background: 'plain' }, light))).toContain('strength.light');
    const tags = tagsFor(facts({ background: 'bright' }, light));
    expect(tags).not.toContain('light.great');
    expect(tags).not.toContain('strength.light');
  });

  it('a photo that hides much is neither crisp nor a good one as a whole', () => {
    const sharp = { sharpness: 'crisp', light: 'great', framing: 'great' } as const;
    expect(tagsFor(facts({}, { ...sharp, confidence: 'high' }))).toContain('sharpness.crisp');
    const tags = tagsFor(facts({}, { ...sharp, confidence: 'low' }));
    expect(tags).not.toContain('sharpness.crisp');
    expect(tags).not.toContain('strength.vibe');
  });
});
