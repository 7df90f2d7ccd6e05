import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanLine, cleanText, countGraphemes, firstLetters } from '#domain/account/clean-text.ts';
import { BIO_MAX } from '#domain/account/limits.ts';
import { profileFormSchema } from '#state/profile-form.ts';

describe('graphemes', () => {
  /** Made of seven code points. */
  const FAMILY = '👨‍👩‍👧‍👦';

  afterEach(() => vi.unstubAllGlobals());

  describe('the letters of a text', () => {
    it('are those that one sees', () => {
      expect(countGraphemes('')).toBe(0);
      expect(countGraphemes(`a${FAMILY}🇯🇵が`)).toBe(4);
    });

    it('are counted by code points where the browser cannot tell', () => {
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      expect(countGraphemes('aé')).toBe(2);
      expect(countGraphemes(FAMILY)).toBe(7);
    });
  });

  it('a bio may have as many letters as its hint says, also of emoji', () => {
    const takes = (bio: string) =>
      profileFormSchema('2026-11-27', null).safeParse({ name: 'Ana', email: '', birthDate: '', bio }).success;
    expect(takes('👍🏽'.repeat(BIO_MAX))).toBe(true);
    expect(takes('あ'.repeat(BIO_MAX))).toBe(true);
    expect(takes('あ'.repeat(BIO_MAX + 1))).toBe(false);
  });
});

const ZALGO = `Z${'\u0301'.repeat(300)}oe`;

describe('a text from elsewhere', () => {
  it.each([
    ['NUL', 'A\u0000na', 'Ana'],
    ['a lone high surrogate', 'Ana\ud83d', 'Ana'],
    ['a lone low surrogate', '\ude00Ana', 'Ana'],
    ['surrogates in the wrong order', 'A\udc00\ud800na', 'Ana'],
    ['300 combining marks', ZALGO, `Z${'\u0301'.repeat(5)}oe`],
    ['300 enclosing marks', `a${'\u20dd'.repeat(300)}`, `a${'\u20dd'.repeat(5)}`],
    ['right-to-left marks', '\u200f\u202eanA\u202c\u2067\u2069', 'anA'],
    ['the Arabic letter mark', 'A\u061cna', 'Ana'],
    ['a byte order mark and spaces of no width', '\ufeffA\u200bn\u2060a\u00ad', 'Ana'],
    ['escape and delete', '\u001b[31mAna\u007f\u0085', '[31mAna'],
    [
      'a text hidden in tags',
      `Ana${Array.from('obey', (c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('')}`,
      'Ana',
    ],
    ['a name of fillers', '\u3164\uffa0', ''],
    ['a hundred joiners', `a${'\u200d'.repeat(100)}b`, 'a\u200db'],
    ['noncharacters', 'A\uffff\u{1fffe}na\ufdd0', 'Ana'],
    ['a tab', 'Ana\tMaria', 'Ana Maria'],
  ])('is taken in without %s', (_what, given, kept) => {
    expect(cleanText(given)).toBe(kept);
    expect(cleanText(kept)).toBe(kept);
    expect(() => encodeURIComponent(cleanText(given))).not.toThrow();
  });

  it.each([
    ['emoji with joiners and skin colours', '👨‍👩‍👧‍👦👍🏽❤️🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣🇯🇵'],
    ['Japanese, with the form of a name that it chooses', 'がぎ 邉\u{e0100}さん'],
    ['letters taken apart', 'か\u3099 e\u0301'],
    ['Hebrew and Arabic', 'שׁ\u05bcָרה محمّد'],
    ['Persian, joined on purpose', 'می\u200cخواهم'],
    ['Burmese', 'ကြွေ့'],
    ['Vietnamese, Thai, Devanagari', 'Nguyễn ที่ क्षि'],
    ['spaces at the ends', ' Ana '],
    ['lines', 'One\n\nTwo'],
  ])('keeps %s', (_what, given) => {
    expect(cleanText(given)).toBe(given);
  });

  it('has lines of one kind, and a name has one', () => {
    expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
    expect(cleanLine('Ana\r\nMaria')).toBe('Ana Maria');
  });
});

it('is cut between letters, never within one', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(firstLetters(family.repeat(3), 2, 100)).toBe(family.repeat(2));
  expect(firstLetters(family.repeat(3), 3, 2 * family.length + 1)).toBe(family.repeat(2));
  expect(firstLetters('Ana', 30, 120)).toBe('Ana');
  expect(firstLetters('e\u0301e\u0301', 1, 120)).toBe('e\u0301');
});
