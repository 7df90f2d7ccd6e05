import { describe, expect, it } from 'vitest';
import { BREAK, withBreaks } from '#i18n/japanese-phrases.ts';
import { ja } from '#i18n/locales/ja/ja.ts';

const textsOf = (node: unknown): readonly string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(textsOf);

describe('withBreaks', () => {
  it('lets a line break between phrases and nowhere else', () => {
    expect(withBreaks('その顔、愛をこめていじらせてください。').split(BREAK)).toEqual([
      'その顔、',
      '愛を',
      'こめて',
      'いじらせてください。',
    ]);
  });

  it.each([
    ['明暗、仲たがいの記録', ['明暗、', '仲たがいの', '記録']],
    ['まだ読んでませんよね', ['まだ', '読んでませんよね']],
    ['画素が少なすぎて', ['画素が', '少なすぎて']],
    ['明るすぎて、何も見えません。', ['明るすぎて、', '何も', '見えません。']],
    ['おでこの光。真剣なお顔の笑顔', ['おでこの光。', '真剣な', 'お顔の笑顔']],
    ['言い訳なし。後ろがにぎやか。', ['言い訳なし。', '後ろがにぎやか。']],
    ['いま、すぎました', ['いま、', 'すぎました']],
  ])('tears no word in %s', (text, phrases) => {
    expect(withBreaks(text).split(BREAK)).toEqual(phrases);
  });

  it.each([
    [
      '目の下に「早寝、皆勤」のはんこが押してある。',
      ['目の下に', '「早寝、', '皆勤」のはんこが', '押してある。'],
    ],
    ['消しました：写真', ['消しました：', '写真']],
  ])('begins no phrase inside a word, or with a mark that closes: %s', (text, phrases) => {
    expect(withBreaks(text).split(BREAK)).toEqual(phrases);
  });

  it('begins no phrase of the app with a small letter, ん or a mark that closes', () => {
    const torn = textsOf(ja)
      .map((text) => withBreaks(text))
      .filter((text) => /\u200B[んっゃゅょァィェォッャュョー、。：；・！？」』）]/.test(text));
    expect(torn).toEqual([]);
  });

  it('tears neither name of the two engines', () => {
    const phrases = withBreaks(ja.engine.costs).split(BREAK);
    expect(phrases.filter((phrase) => /通常版|軽量版/.test(phrase))).toHaveLength(2);
  });

  it('changes no word of any text of the app', () => {
    for (const text of textsOf(ja))
      expect(withBreaks(text).replaceAll(BREAK, '')).toBe(text.replaceAll(BREAK, ''));
  });

  it('leaves together what a word joiner holds', () => {
    expect(withBreaks(ja.privacyPage.title).split(BREAK)).toEqual([
      'プライバシー：残る\u2060もの、',
      '出ていく\u2060もの',
    ]);
  });

  it('leaves a break that a long word was given', () => {
    expect(withBreaks(ja.soon.adviser.title).split(BREAK)).toEqual(['ビューティー', 'アドバイザー']);
  });

  it('is done once, and not at all without Japanese', () => {
    const once = withBreaks('写真を読むのは、この端末の中だけ。');
    expect(once).toContain(BREAK);
    expect(withBreaks(once)).toBe(once);
    expect(withBreaks('Roast Me — 79 ± 2')).toBe('Roast Me — 79 ± 2');
    expect(withBreaks('')).toBe('');
  });
});
