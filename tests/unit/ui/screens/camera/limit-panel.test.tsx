/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatHour } from '#i18n/format-date.ts';
import { en } from '#i18n/locales/en/en.ts';
import { LimitPanel, ReminderWay } from '#ui/screens/camera/limit-panel.tsx';
import { show } from '#tests/unit/ui/support/show.tsx';

/** The words of what stands out. */
const filled = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]
    .filter(({ className }) => className.includes('primary'))
    .map(({ textContent }) => textContent);

it('lets nothing stand out before it is known whether a reminder reaches anybody', () => {
  show(<LimitPanel onSample={() => undefined} />);
  expect(filled()).toEqual([]);
});

it('lets the reminder stand out, and is a button no more once it is set; then its hour can be chosen', () => {
  const showReminder = (kind: 'offered' | 'set' | 'none' | 'unknown') => {
    const reminder = {
      kind,
      reach: 'exact',
      remind: () => Promise.resolve(),
      answer: { current: null },
    } as const;
    return show(<ReminderWay reminder={reminder} />);
  };
  showReminder('offered');
  expect(filled()).toEqual([en.camera.limit.remind.replace('{{hour}}', formatHour(18, 'en'))]);
  showReminder('set');
  expect(screen.queryByRole('combobox')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(showReminder('none').childElementCount).toBe(0);
  expect(showReminder('unknown').childElementCount).toBe(0);
});
