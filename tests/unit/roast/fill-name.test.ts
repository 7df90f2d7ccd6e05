import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { roastSchema } from '#roast/contract.ts';
import { fillName, fillNameIn } from '#roast/fill-name.ts';
import { seededRandom } from '#roast/random.ts';
import { bankOf, composed as composeRoast } from '#tests/support/roast.ts';
import { bankSentences } from './bank-sentences.ts';
import { randomFacts } from './random-facts.ts';

describe('fillNameIn', () => {
  it.each([
    ['{name}, we need to talk.', 'We need to talk.'],
    ['Hold my lemonade, {name}.', 'Hold my lemonade.'],
    ['Deep breath, {name}, I am here.', 'Deep breath, I am here.'],
    ['It is fine. {name}, look here.', 'It is fine. Look here.'],
    ['{name}さん、今日もいい笑顔です。', '今日もいい笑顔です。'],
    ['いい笑顔です、{name}さん。', 'いい笑顔です。'],
    ['No name here.', 'No name here.'],
  ])('drops the name from %s', (text, without) => {
    expect(fillNameIn(text, null)).toBe(without);
    expect(fillNameIn(text, '  ')).toBe(without);
  });

  it('puts any name in as it is', () => {
    expect(fillNameIn('{name}, hello.', ' Mo ')).toBe('Mo, hello.');
    expect(fillNameIn('{name}, hello.', '$& $1 {x}')).toBe('$& $1 {x}, hello.');
    expect(fillNameIn('{name}さん、やあ。', 'ゆき')).toBe('ゆきさん、やあ。');
  });

  it.each(LANGS)('leaves no trace of the name in any %s sentence', (lang) => {
    for (const { text } of STYLES.flatMap((style) => bankSentences(bankOf(lang, style)))) {
      const filled = fillNameIn(text, null);
      expect(filled).not.toMatch(/[{}]|^[\s,、さん]*[,、]|[,、]{2}|\s(?!\.{3})[,.!?]|^\p{Ll}/u);
    }
  });
});

describe('fillName', () => {
  it('keeps a roast valid without a name', () => {
    const random = seededRandom(3);
    for (let i = 0; i < 100; i++) {
      const { roast } = composeRoast(randomFacts(random, 'en'));
      const filled = fillName(roast, null);
      expect(roastSchema.parse(filled)).toEqual(filled);
      expect(JSON.stringify(filled)).not.toContain('{name}');
    }
  });
});
