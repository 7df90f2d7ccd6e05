import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { AnswersToKeep } from '#ui/components/account/answers-to-keep.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

describe('what an account would keep', () => {
  it.each([
    ['en', en],
    ['ja', ja],
  ] as const)('stands with the answer that it would keep (%s)', (lang, { account, onboarding }) => {
    const list = markupOf(<AnswersToKeep />, {
      lang,
      interest: 'fun',
      ageRange: '40s',
      prepare: (store) => store.set(personalizationAtom, { displayName: 'Aki' }),
    });
    const answers = [
      [account.keep.fields.interest, onboarding.options.interest.fun],
      [account.keep.fields.ageRange, onboarding.options.ageRange['40s']],
      [account.keep.fields.displayName, 'Aki'],
    ];
    const texts = list
      .replaceAll('&#x27;', "'")
      .split(/<[^>]*>/)
      .filter((text) => text !== '');
    for (const [field = '', answer] of answers) expect(texts[texts.indexOf(field) + 1]).toBe(answer);
  });

  it('is one sentence where it is folded', () => {
    const folded = markupOf(<AnswersToKeep folded />, { interest: 'fun' }).replaceAll('&#x27;', "'");
    expect(folded).toContain("Your account would keep: language and why you're here.");
    expect(markupOf(<AnswersToKeep folded />, { interest: 'fun', lang: 'ja' })).toContain(
      `アカウントに保存されるもの：言語、${ja.account.keep.fields.interest}。`,
    );
  });
});
