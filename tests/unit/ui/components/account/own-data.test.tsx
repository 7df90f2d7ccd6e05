import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { DeletionReport } from '#ui/components/account/own-data.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const reportOf = (deletion: unknown) => markupOf(<DeletionReport />, { state: { deletion } });

describe('the report of a deletion', () => {
  it('says what is gone in a plain sentence', () => {
    const report = reportOf({ what: 'account', gone: ['history', 'thumbnails'], left: [] });
    expect(report).toContain(en.privacyPage.own.done.account);
    expect(report).toContain('Gone from this device: your history and thumbnails.');
  });

  it.each(['account', 'phone'])('leads on to the start, after all of the %s', (what) => {
    const report = reportOf({ what, gone: [], left: [] });
    expect(report).toMatch(new RegExp(`<a[^>]* href="/"[^>]*>${en.common.toStart}</a>`));
  });

  it('stands nowhere else', () => {
    expect(markupOf(<DeletionReport />)).toBe('');
  });
});
