import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphemesOf } from '#domain/account/clean-text.ts';
import { phrasesOf } from '#i18n/japanese-phrases.ts';
import { balanceText, spacedWords, staysWhole, wrapText } from '#ui/screens/results/share/card.ts';

/** One unit a character. */
const measure = (text: string) => text.length;
const ENGLISH = 'Your eyebrows arrived early and brought snacks for everybody';
const JAPANESE = '炭火を起こしたのに、焼くものがない。眉だけが先に着いています。';

describe('wrapText', () => {
  it.each([
    ['en', ENGLISH, spacedWords],
    ['ja', JAPANESE, phrasesOf],
  ] as const)('keeps every word, and no line is too long (%s)', (_, text, phrases) => {
    const lines = wrapText(text, phrases, 16, 9, measure);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(16);
  });

  it('never begins a line with a full stop or a comma', () => {
    for (let width = 6; width < 30; width += 1) {
      for (const line of wrapText(JAPANESE, phrasesOf, width, 20, measure))
        expect(line).not.toMatch(/^[、。]/);
    }
  });

  it('cuts a word that is longer than a line', () => {
    const lines = wrapText('Hello Rindfleischetikettierung', spacedWords, 10, 9, measure);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(10);
    expect(lines.join('').replaceAll(' ', '')).toBe('HelloRindfleischetikettierung');
    expect(staysWhole('Hello Rindfleischetikettierung', spacedWords, 10, 9, measure)).toBe(false);
  });

  it('says whether all of it has room', () => {
    expect(staysWhole(ENGLISH, spacedWords, 16, 9, measure)).toBe(true);
    expect(staysWhole(ENGLISH, spacedWords, 16, 2, measure)).toBe(false);
  });

  it('ends what does not fit in an ellipsis', () => {
    const lines = wrapText(ENGLISH, spacedWords, 16, 2, measure);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(measure(lines[1] ?? '')).toBeLessThanOrEqual(16);
  });

  it('leaves no half of an emoji', () => {
    const family = '👨‍👩‍👧';
    const [line = ''] = wrapText(family.repeat(4), spacedWords, 2.5 * family.length, 1, measure);
    expect(line).toBe(`${family.repeat(2)}…`);
  });
});

describe('Japanese', () => {
  /** The two rules, told by hand and not by the code. */
  const STARTS = Array.from('」』）】〉》、。，．！？ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ…〜・％');
  const ENDS = Array.from('「『（【〈《');
  const part = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        '鏡',
        '先に行く',
        '眉だけが',
        'スーパーヒーロー',
        'ちょっと',
        '時々',
        'アップ',
        '66点',
        '％',
        'Roast Me ',
        'OK',
      ),
    },
    fc.constantFrom('、', '。', '！', '…', 'です'),
    fc.constantFrom('「おはよう」と', '『はい』。', '（たぶん）', '「', '」'),
  );
  const anyText = fc.array(part, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
  const width = fc.integer({ min: 8, max: 24 });

  function keepsTheRules(lines: readonly string[]): void {
    for (const [i, line] of lines.entries()) {
      if (i > 0) expect(STARTS, lines.join(' / ')).not.toContain(line[0]);
      if (i < lines.length - 1) expect(ENDS, lines.join(' / ')).not.toContain(line.at(-1));
    }
  }

  it.each([
    ['by phrases', phrasesOf],
    ['by letters, where the phrases did not come', graphemesOf],
  ] as const)('leaves no opening bracket at an end and no closing mark at a start: %s', (_, phrases) => {
    fc.assert(
      fc.property(anyText, width, (text, wide) => {
        const lines = wrapText(text, phrases, wide, 99, measure);
        keepsTheRules(lines);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        keepsTheRules(balanceText(text, phrases, wide, 2, measure));
      }),
    );
  });

  it('breaks what the jokes are made of between phrases', () => {
    const lines = wrapText('眉だけが「先に行く」と言って、戻ってきません。', phrasesOf, 12, 9, measure);
    expect(lines).toEqual(['眉だけが「先に行く」と', '言って、戻ってきません。']);
  });

  describe('in a browser without Intl.Segmenter', () => {
    afterEach(() => vi.unstubAllGlobals());

    it.each([
      [JAPANESE, phrasesOf],
      [ENGLISH, spacedWords],
      ['Rindfleischetikettierungsüberwachung', spacedWords],
    ] as const)('sets it all the same: %s', (text, phrases) => {
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      const lines = wrapText(text, phrases, 12, 99, measure);
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(12);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    });
  });
});

it('balances lines without needing more of them', () => {
  const plain = wrapText('The eyebrows arrived early, as ever', spacedWords, 30, 3, measure);
  const even = balanceText('The eyebrows arrived early, as ever', spacedWords, 30, 3, measure);
  expect(even).toHaveLength(plain.length);
  const shortest = (lines: readonly string[]) => Math.min(...lines.map(measure));
  expect(shortest(even)).toBeGreaterThan(shortest(plain));
});

it('keeps a particle with its word', () => {
  for (let width = 8; width < 24; width += 1) {
    for (const line of wrapText('炭火を起こしたのに、焼くものがない', phrasesOf, width, 20, measure)) {
      expect(line).not.toMatch(/^[をのにが]/);
    }
  }
});

it('keeps a compound in one piece', () => {
  for (let width = 8; width < 24; width += 1) {
    const lines = wrapText(
      '一枚目から笑い切った。準備運動なしで肩は大丈夫か。',
      phrasesOf,
      width,
      20,
      measure,
    );
    expect(lines.some((line) => line.includes('準備運動'))).toBe(true);
  }
});
