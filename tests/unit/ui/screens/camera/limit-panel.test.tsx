/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatHour } from '#i18n/format-date.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { LimitPanel, ReminderWay } from '#ui/screens/camera/limit-panel.tsx';
import { REPORT } from '#tests/support/report.ts';
import { showResultAtom } from '#tests/unit/ui/support/result.ts';
import { show, type Scene, textOf } from '#tests/unit/ui/support/show.tsx';

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

describe.each([
  ['en', en, 'midnight'],
  ['ja', ja, '0時'],
] as const)('%s', (lang, { camera, home }, midnight) => {
  const said = (scene: Scene) => textOf(<LimitPanel onSample={() => undefined} />, { lang, ...scene });
  const { value, spread } = REPORT.score;
  const here = camera.limit.here.replace('{{score}}', String(value)).replace('{{spread}}', String(spread));

  it('says once when the next roasts come, and how many', () => {
    const page = said({});
    expect(page.split(midnight)).toHaveLength(2);
    expect(page).toContain(
      camera.limit.body
        .replaceAll('{{limit}}', '3')
        .replace('{{when}}', lang === 'en' ? 'in 12 hours' : '12時間後'),
    );
    expect(page).toContain(home.sample.button);
  });

  it('says to a guest that the last result is there, and what an account gives, each where it is so', () => {
    const prepare: Scene['prepare'] = (store) => store.set(showResultAtom);
    expect(said({ prepare, auth: { availability: 'on' } })).toContain(here + camera.limit.gives);
    expect(said({ prepare })).not.toContain(camera.limit.gives);
    expect(said({ auth: { availability: 'on' } })).not.toContain(here.slice(0, 10));
  });
});
