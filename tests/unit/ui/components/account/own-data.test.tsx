/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { DeletionReport } from '#ui/components/account/own-data.tsx';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';

const reportOf = (deletion: unknown) => textOf(<DeletionReport />, { state: { deletion } });

describe('the report of a deletion', () => {
  it('says what is gone in a plain sentence', () => {
    const report = reportOf({ what: 'account', gone: ['history', 'thumbnails'], left: [] });
    expect(report).toContain(en.privacyPage.own.done.account);
    expect(report).toContain('Gone from this device: your history and thumbnails.');
  });

  it.each(['account', 'phone'])('leads on to the start, after all of the %s', (what) => {
    reportOf({ what, gone: [], left: [] });
    expect(screen.getByRole('link', { name: en.common.toStart }).getAttribute('href')).toBe('/');
  });

  it('stands nowhere else', () => {
    expect(show(<DeletionReport />).childElementCount).toBe(0);
  });
});
