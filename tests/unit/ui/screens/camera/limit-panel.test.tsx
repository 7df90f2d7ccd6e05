import { expect, it } from 'vitest';
import { formatHour } from '#i18n/format-date.ts';
import { en } from '#i18n/locales/en/en.ts';
import { LimitPanel, ReminderWay } from '#ui/screens/camera/limit-panel.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const filled = (html: string) =>
  [...html.matchAll(/<(?:a|button)[^>]*primary[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)].map((match) => match[1]);

it('lets nothing stand out before it is known whether a reminder reaches anybody', () => {
  expect(filled(markupOf(<LimitPanel onSample={() => undefined} />))).toEqual([]);
});

it('lets the reminder stand out, and is a button no more once it is set; then its hour can be chosen', () => {
  const of = (kind: 'offered' | 'set' | 'none' | 'unknown') => {
    const reminder = {
      kind,
      reach: 'exact',
      remind: () => Promise.resolve(),
      answer: { current: null },
    } as const;
    return markupOf(<ReminderWay reminder={reminder} />);
  };
  const remind = en.camera.limit.remind.replace('{{hour}}', formatHour(18, 'en'));
  expect(filled(of('offered'))).toEqual([remind]);
  expect(of('set')).toContain('<select');
  expect(of('set')).not.toContain('<button');
  expect(of('none')).toBe('');
  expect(of('unknown')).toBe('');
});
