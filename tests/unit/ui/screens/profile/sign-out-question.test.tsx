/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { createI18n } from '#i18n/setup.ts';
import { KeepFirst } from '#ui/screens/profile/account-card.tsx';
import { signOutQuestion } from '#ui/screens/profile/account-card.tsx';
import { show } from '#tests/unit/ui/support/show.tsx';

const TEXTS = { en, ja };
const KEEP = { en: 'download your data first', ja: '先にデータをダウンロード' };
const IN_TIME = { en: 'in time', ja: '間に合わない' };

describe.each(['en', 'ja'] as const)('the question of a sign-out (%s)', (lang) => {
  const { t } = createI18n(lang, TEXTS[lang]);
  const ask = (onlyHere: Parameters<typeof signOutQuestion>[1]) => signOutQuestion(t, onlyHere, lang);

  it('says of what waits that it may still arrive', () => {
    expect(ask({ waiting: 2, refused: 0, profile: false })).toContain(IN_TIME[lang]);
    expect(ask({ waiting: 0, refused: 0, profile: true })).toContain(IN_TIME[lang]);
    const both = ask({ waiting: 1, refused: 0, profile: true });
    expect(both).toContain(t(($) => $.sync.signOut.both, { count: 1 }));
    expect(both.split(IN_TIME[lang])).toHaveLength(2);
  });

  it('says of what the account has turned down that it goes, and what keeps it', () => {
    const question = ask({ waiting: 0, refused: 1, profile: false });
    expect(question).not.toContain(IN_TIME[lang]);
    expect(question).toContain(KEEP[lang]);
    show(<KeepFirst refused={1} />, { lang });
    screen.getByRole('button', { name: TEXTS[lang].privacyPage.own.phoneExport });
  });

  it('offers no file where everything may still reach the account', () => {
    expect(show(<KeepFirst refused={0} />, { lang }).childElementCount).toBe(0);
  });

  it('counts each apart, and asks once', () => {
    const question = ask({ waiting: 2, refused: 3, profile: false });
    expect(question).toContain(t(($) => $.sync.signOut.roasts, { count: 2 }));
    expect(question).toContain(t(($) => $.sync.signOut.refused, { count: 3 }));
    expect(question.match(/[?？]/g)).toHaveLength(1);
  });
});
