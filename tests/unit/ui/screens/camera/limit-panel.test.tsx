import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ReminderWay } from '#ui/screens/camera/reminder-way.tsx';
import { LimitPanel } from '#ui/screens/camera/limit-panel.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const filled = (html: string) =>
  [...html.matchAll(/<(?:a|button)[^>]*primary[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)].map((match) => match[1]);

it('lets nothing stand out before it is known whether a reminder reaches anybody', () => {
  expect(filled(markupOf(<LimitPanel onSample={() => undefined} />))).toEqual([]);
});

it.each(['primary', 'quiet'] as const)(
  'offers the reminder as %s, and as a button no more once it is set',
  (look) => {
    const of = (kind: 'offered' | 'set' | 'none' | 'unknown') => {
      const reminder = {
        kind,
        reach: 'exact',
        remind: () => Promise.resolve(),
        answer: { current: null },
      } as const;
      return markupOf(<ReminderWay reminder={reminder} look={look} />);
    };
    expect(filled(of('offered'))).toEqual(look === 'primary' ? [en.camera.limit.remind] : []);
    expect(of('offered')).toContain(en.camera.limit.remind);
    expect(of('set')).not.toContain('<button');
    expect(of('none')).toBe('');
    expect(of('unknown')).toBe('');
  },
);
