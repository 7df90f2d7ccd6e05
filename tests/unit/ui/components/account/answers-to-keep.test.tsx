/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { AnswersToKeep } from '#ui/components/account/answers-to-keep.tsx';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';

describe('what an account would keep', () => {
  it.each([
    ['en', en],
    ['ja', ja],
  ] as const)('stands with the answer that it would keep (%s)', (lang, { account, onboarding }) => {
    show(<AnswersToKeep />, {
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
    for (const [name = '', description = ''] of answers) screen.getByRole('switch', { name, description });
  });

  it('is one sentence where it is folded', () => {
    const folded = textOf(<AnswersToKeep folded />, { interest: 'fun' });
    expect(folded).toContain("Your account would keep: language and why you're here.");
    expect(textOf(<AnswersToKeep folded />, { interest: 'fun', lang: 'ja' })).toContain(
      `アカウントに保存されるもの：言語、${ja.account.keep.fields.interest}。`,
    );
  });
});
