import { describe, expect, it } from 'vitest';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { checkRoast, hasDig, isStrength } from '#roast/guard/check-roast.ts';
import { checkText } from '#roast/guard/check-text.ts';
import { plain, readings } from '#roast/guard/normalise.ts';
import { seededRandom } from '#roast/random.ts';
import { composed as composeRoast } from '#tests/support/roast.ts';
import { HARMLESS_CORPUS, HOSTILE_CORPUS } from './guard-corpus.ts';
import { SECOND_HARMLESS, SECOND_HOSTILE } from './guard-corpus-second.ts';
import { THIRD_HARMLESS, THIRD_HOSTILE } from './guard-corpus-third.ts';
import { HARMLESS, HOSTILE, TEEN_HOSTILE } from './guard-samples.ts';
import { randomFacts } from './random-facts.ts';

describe('checkText', () => {
  it.each(HOSTILE)('refuses (%s) %s', (reason, text) => {
    expect(checkText(text, { teen: false })).toContain(reason);
  });

  it.each(HARMLESS)('lets through: %s', (text) => {
    expect(checkText(text, { teen: false })).toEqual([]);
  });

  it.each(TEEN_HOSTILE)('refuses for teens: %s', (text) => {
    expect(checkText(text, { teen: true })).toContain('teen-advice');
  });

  it('refuses every hostile and no harmless text of the corpus', () => {
    expect(HOSTILE_CORPUS.filter((text) => checkText(text, { teen: false }).length === 0)).toEqual([]);
    const refused = HARMLESS_CORPUS.map((text) => ({ text, reasons: checkText(text, { teen: false }) }));
    expect(refused.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  });

  it.each([
    ['second', SECOND_HOSTILE, SECOND_HARMLESS],
    ['third', THIRD_HOSTILE, THIRD_HARMLESS],
  ])(
    'refuses every hostile text of the %s corpus, and lets 98 %% of the harmless ones through',
    (_n, bad, good) => {
      expect(bad.filter((text) => checkText(text, { teen: false }).length === 0)).toEqual([]);
      const refused = good.filter((text) => checkText(text, { teen: false }).length > 0);
      expect(refused.length / good.length, refused.join('\n')).toBeLessThanOrEqual(0.02);
    },
  );

  it('lets {name} through and no other slot', () => {
    expect(checkText('{name}, lovely smile.', { teen: true })).toEqual([]);
    expect(checkText('{Name}, lovely smile.', { teen: true })).toContain('markup');
  });

  it('ends quickly on long and repetitive texts', () => {
    const LENGTH = 4000;
    const timeOf = (piece: string) => {
      const text = piece.repeat(LENGTH / piece.length);
      const start = performance.now();
      checkText(text, { teen: true });
      return performance.now() - start;
    };
    const ordinary = Math.max(...[1, 2, 3].map(() => timeOf('Your smile is lovely in that soft light. ')));
    for (const piece of ['a ', 'a.', 'デ・', '1!', 'fa', ' ', '{', 'a@']) {
      // About twelve times as long at worst; a pattern that tries every way to split the text takes thousands. The
      // least of many, because whatever else the machine does makes a time longer and none shorter.
      let least = Infinity;
      for (let round = 0; round < 30 && least >= 100; round += 1) {
        least = Math.min(least, timeOf(piece) / ordinary);
      }
      expect(least, piece).toBeLessThan(100);
    }
  });
});

describe('readings', () => {
  it('undoes disguises', () => {
    expect(plain('Ｕ́g\u200Bl\u0443')).toBe('ugly');
    expect(readings('f a t')).toContain('fat');
    expect(readings('s-e-x')).toContain('sex');
    expect(readings('ug ly')).toContain('ugly');
    expect(readings('5exy')).toContain('sexy');
    expect(readings('デ・ブ')).toContain('デブ');
  });

  it('leaves Japanese voicing marks alone', () => {
    expect(plain('がぎぐげご ﾌﾞﾄﾞｳ')).toBe('がぎぐげご ブドウ');
  });
});

describe('checkRoast', () => {
  const facts: RoastFacts = { ...randomFacts(seededRandom(5), 'en'), teen: true };
  const good = composeRoast(facts).roast;
  const reasonsOf = (change: Partial<Roast>) => {
    const verdict = checkRoast({ ...good, ...change, source: 'model' }, facts);
    return verdict.ok ? [] : verdict.reasons;
  };

  it('accepts a kind roast', () => {
    expect(checkRoast({ ...good, source: 'model' }, facts)).toEqual({ ok: true });
  });

  it('refuses a roast with one bad sentence, and says where', () => {
    expect(reasonsOf({ headline: 'Well, that is an ugly one' })).toEqual(['headline: attractiveness']);
    expect(reasonsOf({ products: [{ category: 'Retinol cream', why: 'It works.' }] })).toEqual([
      'products[0].category: teen-advice',
    ]);
  });

  it('refuses an ending that is no strength', () => {
    expect(reasonsOf({ closer: 'That is all there is to say.' })).toEqual(['closer: closer-not-a-strength']);
    expect(reasonsOf({ closer: 'Great smile, sadly the rest is a mess.' })).toEqual([
      'closer: closer-not-a-strength',
    ]);
  });

  it('refuses digs among the strengths, repeats, and the wrong language', () => {
    const [one = '', two = ''] = good.whatIsGreat;
    expect(reasonsOf({ whatIsGreat: [one, two, 'Unfortunately that was it.'] })).toEqual([
      'whatIsGreat[2]: dig-among-strengths',
    ]);
    expect(reasonsOf({ whatIsGreat: [one, two, one] })).toEqual(['whatIsGreat[2]: repeated-text']);
    expect(reasonsOf({ opener: '笑顔がいいですね。' })).toEqual(['opener: wrong-language']);
  });

  it('refuses what is not a roast', () => {
    expect(checkRoast({ ...good, harshTruths: [] }, facts)).toEqual({
      ok: false,
      reasons: ['roast: malformed'],
    });
  });
});

describe('isStrength and hasDig', () => {
  it.each([
    ['en', 'That smile is wonderful.', true, false],
    ['en', 'The end.', false, false],
    ['en', 'Good light, terrible angle.', true, true],
    ['ja', 'その笑顔、最高です。', true, false],
    ['ja', '以上です。', false, false],
    ['ja', '笑顔はいいのに残念。', true, true],
  ] as const)('%s: %s', (lang, text, strength, dig) => {
    expect(isStrength(text, lang)).toBe(strength);
    expect(hasDig(text, lang)).toBe(dig);
  });
});
