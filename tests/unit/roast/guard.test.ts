import { describe, expect, it } from 'vitest';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { checkModelRoast, checkRoast } from '#roast/guard/check-roast.ts';
import { checkText } from '#roast/guard/check-text.ts';
import { plain, readings } from '#roast/guard/normalise.ts';
import { hasDig, isStrength } from '#roast/guard/praise.ts';
import { namesFaceLines, namesSkin } from '#roast/guard/skin-words.ts';
import { seededRandom } from '#roast/random.ts';
import { composed as composeRoast } from '#tests/support/roast.ts';
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
    expect(readings('ug ly').join(' ')).toContain('ugly');
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

const OF_LINES = [
  'Your wrinkles showed up early.',
  'Those forehead lines have stories to tell.',
  'The lines around your eyes are from laughing.',
  "Crow's feet, reporting for duty.",
  'Your smile lines are lovely.',
  'Your w r i n k l e s arrived first.',
  'There are creases across your forehead. Iron them.',
  'おでこのしわ、会議中。',
  '眉間にシワが集合しています。',
  '目尻の笑いジワがすてきです。',
  'ほうれい線も、ほめてと言っています。',
  'おでこに深い線が一本、考え中です。',
  'Your forehead has lines of its own.',
  'Lines run across your forehead.',
];
const OF_OTHER_LINES = [
  'The punch line arrived late.',
  'You crossed the finish line before the flash did.',
  'The head of the line gets the good light.',
  'One line of sunshine on the wall, and you missed it.',
  'The deadline called. It has seen this face before.',
  'A line-up of one, and you still stood at the back.',
  '少しわかる気がします。',
  'もしわすれたら、もう一枚。',
  '目線が天井に届きました。',
  'スタートの線から、まだ動いていません。',
  '光のしわざです。',
  'シワ寄せは布団にお願いします。',
  'Wrinkled shirt, proud grin.',
  'Wrinkles in the bedsheet behind you.',
  'しかしわたしは負けました。',
];

describe('the lines of a face', () => {
  it.each(OF_LINES)('are known in: %s', (text) => expect(namesFaceLines(text)).toBe(true));
  it.each(OF_OTHER_LINES)('are not meant by: %s', (text) => expect(namesFaceLines(text)).toBe(false));

  it.each([
    ['en', 'Your smile lines are lovely.'],
    ['ja', '笑いジワが最高です。'],
  ] as const)('are told to nobody, in no place of a %s roast', (lang, text) => {
    const facts = { ...randomFacts(seededRandom(5), lang), teen: false };
    const good = composeRoast(facts).roast;
    const [one = '', two = ''] = good.harshTruths;
    const [great = '', other = ''] = good.whatIsGreat;
    const changes: [string, Partial<Roast>][] = [
      ['headline', { headline: text }],
      ['opener', { opener: text }],
      ['harshTruths[2]', { harshTruths: [one, two, text] }],
      ['whatIsGreat[2]', { whatIsGreat: [great, other, text] }],
      ['sections.skin', { sections: { ...good.sections, skin: text } }],
      ['closer', { closer: text }],
    ];
    for (const [field, change] of changes) {
      expect(checkRoast({ ...good, ...change }, facts)).toEqual({
        ok: false,
        reasons: [`${field}: face-lines`],
      });
    }
  });

  it('may have a cream, for adults who asked', () => {
    const facts = { ...randomFacts(seededRandom(5), 'en'), teen: false };
    const products = [{ category: 'Moisturiser', why: 'Fine lines drink first.' }];
    expect(checkRoast({ ...composeRoast(facts).roast, products }, facts)).toEqual({ ok: true });
  });
});

const OF_SKIN = {
  en: [
    'Your forehead is shining like a lighthouse.',
    'Those pores are taking visitors.',
    "There's a bit of pink, as if the teacher heard you.",
    'The bags under your eyes are over the limit.',
    'Your tone is in two minds.',
    'Dark rings live under your eyes.',
    'Oily T-zone, hello.',
  ],
  ja: [
    '毛穴が点呼をとっている。',
    '頬がほんのり赤い。',
    '目の下に、夜が荷物を置いていった。',
    '肌のトーンが会議中。',
    'おでこのテカりが灯台。',
    'ほおが赤い。',
    '目のクマが主役。',
  ],
};
const OF_NO_SKIN = [
  'One of your cheeks is in the light. The other has heard it is nice.',
  'The light ran out at the nose.',
  'You picked the one spot that the lamp forgot.',
  "My calendar's blushing.",
  '光は片側だけ。もう片側のほっぺは、まだ信じている。',
  '声のトーンだけは一流。',
  '肌寒い朝の一枚。',
  'That smile sets the tone for the day.',
  'A face against the red wall behind you.',
  'A hint of red in the background.',
  '写真のトーンが暗い。',
  '目の下にある字幕。',
];

describe('a truth about the skin', () => {
  it.each([...OF_SKIN.en, ...OF_SKIN.ja])('is known: %s', (text) => expect(namesSkin(text)).toBe(true));
  it.each(OF_NO_SKIN)('is not: %s', (text) => expect(namesSkin(text)).toBe(false));

  describe.each(['en', 'ja'] as const)('in a %s roast by a model', (lang) => {
    const facts: RoastFacts = { ...randomFacts(seededRandom(5), lang), teen: false, style: 'spicy' };
    const teen: RoastFacts = { ...facts, teen: true };
    const plainTruths = {
      en: ['The lamp went home.', 'The angle is from the basement.', 'Third try, same sofa.'],
      ja: ['照明が先に帰った。', '角度が地下室からだ。', '三回目も同じソファだ。'],
    }[lang];
    const [a = '', b = '', c = ''] = plainTruths;
    const [first = '', second = ''] = OF_SKIN[lang];
    const good: Roast = {
      ...composeRoast({ ...facts, teen: true }).roast,
      headline: { en: 'Lights out, camera on', ja: '消灯後の一枚' }[lang],
      opener: { en: 'Welcome to the basement.', ja: '地下室へようこそ。' }[lang],
      source: 'model',
    };

    it('stands alone', () => {
      expect(checkModelRoast({ ...good, harshTruths: [a, b, c] }, facts)).toEqual({ ok: true });
      expect(checkModelRoast({ ...good, harshTruths: [a, first, c] }, facts)).toEqual({ ok: true });
      expect(checkModelRoast({ ...good, harshTruths: [second, first, c] }, facts)).toEqual({
        ok: false,
        reasons: ['harshTruths: skin-twice'],
      });
    });

    it('is told to no teen in spicy, nor is a headline or an opener', () => {
      const refused = { ok: false, reasons: ['roast: skin-teased'] };
      const clean = { ...good, harshTruths: [a, b, c] };
      expect(checkModelRoast(clean, teen)).toEqual({ ok: true });
      expect(checkModelRoast({ ...clean, harshTruths: [a, first, c] }, teen)).toEqual(refused);
      expect(checkModelRoast({ ...clean, headline: first }, teen)).toEqual(refused);
      expect(checkModelRoast({ ...clean, opener: first }, teen)).toEqual(refused);
      const classic = { ...teen, style: 'classic' as const };
      expect(checkModelRoast({ ...clean, harshTruths: [a, first, c] }, classic)).toEqual({ ok: true });
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
