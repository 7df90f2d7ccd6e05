/** Figures in texts come from the constants that rule them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACTS_MAX_BYTES } from '#functions/moment-words.ts';
import { LANGS } from '#functions/vocabulary.ts';
import { withFigures } from '#i18n/figures.ts';
import { en } from '#i18n/locales/en/en.ts';
import { enStart } from '#i18n/locales/en/start.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { jaStart } from '#i18n/locales/ja/start.ts';
import { inRoot } from '#scripts/lib/paths.ts';

describe('withFigures', () => {
  it('puts each figure in its place, as its language writes it, and leaves other variables alone', () => {
    const texts = { age: '{{minAge}}+', deep: { facts: 'at most {{factsMax}} of {{count}}' } };
    for (const lang of LANGS) {
      const most = new Intl.NumberFormat(lang).format(FACTS_MAX_BYTES);
      expect(withFigures(lang, texts)).toEqual({
        age: '13+',
        deep: { facts: `at most ${most} of {{count}}` },
      });
    }
  });

  it('says the words of the specification', () => {
    expect(en.onboarding.age.items.age).toBe('I am 13 or older');
    expect(en.premium.prices.yearBadge).toBe('Save 17%');
    expect(ja.premium.prices.yearBadge).toBe('2ヶ月分お得');
    expect(ja.account.fields.passwordLong).toContain('半角で72文字まで、全角なら24文字ほど');
  });

  it('has nothing to do in the texts of the start, which come without it', () => {
    expect(withFigures('en', enStart)).toEqual(enStart);
    expect(withFigures('ja', jaStart)).toEqual(jaStart);
  });
});

/** Where a numeral is no figure of ours: the scale itself, names, counts of what the sentence lists, and measurements. */
const NO_FIGURES = [
  /100/,
  /2G|3G|WebGL2|Face ID|v\d/,
  /^(about|onboarding\.options|privacy\.words\.ofAnswers|privacyPage\.(promises\.teens|facts\.names\.teen))\b.*(10代|\d0s|\d0代)/,
  /^metrics\.wobble\b/,
  /0（目立つ）|0 \(stands out\)/,
  /(今夜|毎日|{{when}}の)0時/,
  /1(枚|回|件|度|日|秒|つ|年|か月|ヶ月|行|人|か所|台| y)/,
  /2(つ|枚|回|件|nd)| of 2\b/,
  /^(soon|install)\./,
];

it('no figure is written by hand', () => {
  const files = LANGS.flatMap((lang) =>
    readdirSync(inRoot('src', 'i18n', 'locales', lang))
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace('.json', ''), `src/i18n/locales/${lang}/${name}`] as const),
  );
  const texts = (node: unknown, key: string): string[] =>
    typeof node === 'string'
      ? [`${key} ${node}`]
      : Object.entries(Object(node)).flatMap(([name, inner]) => texts(inner, `${key}.${name}`));
  const written = files.flatMap(([name, path]) =>
    texts(JSON.parse(readFileSync(inRoot(path), 'utf8')), name).filter(
      (text) => /\d/.test(text.replaceAll(/\{\{\w+\}\}/g, '')) && !NO_FIGURES.some((fine) => fine.test(text)),
    ),
  );
  expect(written).toEqual([]);
});
