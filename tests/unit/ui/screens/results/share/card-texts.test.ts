import { describe, expect, it } from 'vitest';
import { FACTS } from '#tests/unit/platform/history/fakes.ts';
import { roastFor } from '#tests/unit/state/support/services.ts';
import { cardTexts, saysName } from '#ui/screens/results/share/use-card.ts';

const ROAST = {
  ...roastFor(FACTS),
  headline: '{name}, look here',
  harshTruths: ['The lamp won.', 'And you, {name}, lost.'],
  whatIsGreat: ['Crisp focus.'],
};
const NAMELESS = { ...ROAST, headline: 'Look here' };

describe('the texts of the card', () => {
  it('hold no name unless one is handed in, and read as they do for somebody without one', () => {
    expect(cardTexts(ROAST, 1, null)).toEqual({
      headline: 'Look here',
      joke: 'And you, lost.',
      strength: 'Crisp focus.',
    });
    expect(cardTexts(ROAST, 1, 'Mark')).toMatchObject({
      headline: 'Mark, look here',
      joke: 'And you, Mark, lost.',
    });
    const japanese = { ...ROAST, headline: '{name}さん、こっちを見て' };
    expect(cardTexts(japanese, 0, null).headline).toBe('こっちを見て');
    expect(cardTexts(japanese, 0, 'まり').headline).toBe('まりさん、こっちを見て');
  });

  it('number the jokes as the page does: the best one is the first', () => {
    const best = { ...ROAST, harshTruths: ['One', 'Two', 'Three'], best: 2 };
    const jokes = [0, 1, 2].map((truth) => cardTexts(best, truth, null).joke);
    expect(jokes).toEqual(['Three', 'One', 'Two']);
  });

  it('are none without a roast', () => {
    expect(cardTexts(null, 0, 'Mark')).toEqual({ headline: null, joke: null, strength: null });
  });

  it('leave nothing to choose without a name, or where none of them has a place for it', () => {
    expect(saysName(ROAST, 0, 'Mark')).toBe(true);
    expect(saysName(NAMELESS, 1, 'Mark')).toBe(true);
    expect(saysName(NAMELESS, 0, 'Mark')).toBe(false);
    expect(saysName(ROAST, 0, '')).toBe(false);
    expect(saysName(null, 0, 'Mark')).toBe(false);
  });
});
