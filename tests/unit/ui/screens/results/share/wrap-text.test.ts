import { describe, expect, it } from 'vitest';
import { balanceText, staysWhole, wrapText } from '#ui/screens/results/share/wrap-text.ts';

/** One unit a character. */
const measure = (text: string) => text.length;
const ENGLISH = 'Your eyebrows arrived early and brought snacks for everybody';
const JAPANESE = '炭火を起こしたのに、焼くものがない。眉だけが先に着いています。';

describe('wrapText', () => {
  it.each([
    ['en', ENGLISH],
    ['ja', JAPANESE],
  ])('keeps every word, and no line is too long (%s)', (language, text) => {
    const lines = wrapText(text, language, 16, 9, measure);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(16);
  });

  it('never begins a line with a full stop or a comma', () => {
    for (let width = 6; width < 30; width += 1) {
      for (const line of wrapText(JAPANESE, 'ja', width, 20, measure)) expect(line).not.toMatch(/^[、。]/);
    }
  });

  it('cuts a word that is longer than a line', () => {
    const lines = wrapText('Hello Rindfleischetikettierung', 'de', 10, 9, measure);
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(10);
    expect(lines.join('').replaceAll(' ', '')).toBe('HelloRindfleischetikettierung');
    expect(staysWhole('Hello Rindfleischetikettierung', 'de', 10, 9, measure)).toBe(false);
  });

  it('says whether all of it has room', () => {
    expect(staysWhole(ENGLISH, 'en', 16, 9, measure)).toBe(true);
    expect(staysWhole(ENGLISH, 'en', 16, 2, measure)).toBe(false);
  });

  it('ends what does not fit in an ellipsis', () => {
    const lines = wrapText(ENGLISH, 'en', 16, 2, measure);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(measure(lines[1] ?? '')).toBeLessThanOrEqual(16);
  });

  it('leaves no half of an emoji', () => {
    const family = '👨‍👩‍👧';
    const [line = ''] = wrapText(family.repeat(4), 'en', 2.5 * family.length, 1, measure);
    expect(line).toBe(`${family.repeat(2)}…`);
  });
});

it('balances lines without needing more of them', () => {
  const plain = wrapText('The eyebrows arrived early, as ever', 'en', 30, 3, measure);
  const even = balanceText('The eyebrows arrived early, as ever', 'en', 30, 3, measure);
  expect(even).toHaveLength(plain.length);
  const shortest = (lines: readonly string[]) => Math.min(...lines.map(measure));
  expect(shortest(even)).toBeGreaterThan(shortest(plain));
});

it('keeps a particle with its word', () => {
  for (let width = 8; width < 24; width += 1) {
    for (const line of wrapText('炭火を起こしたのに、焼くものがない', 'ja', width, 20, measure)) {
      expect(line).not.toMatch(/^[をのにが]/);
    }
  }
});

it('keeps a compound in one piece', () => {
  for (let width = 8; width < 24; width += 1) {
    const lines = wrapText('一枚目から笑い切った。準備運動なしで肩は大丈夫か。', 'ja', width, 20, measure);
    expect(lines.some((line) => line.includes('準備運動'))).toBe(true);
  }
});
