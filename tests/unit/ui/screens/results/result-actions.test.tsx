/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { Again, StyleFold, WriterFailed } from '#ui/screens/results/result-actions.tsx';
import { show } from '#tests/unit/ui/support/show.tsx';

const onAgain = () => undefined;

describe.each([
  ['another roast', (busy: boolean) => <Again busy={busy} failed={false} onAgain={onAgain} />],
  ['the writer once more', (busy: boolean) => <WriterFailed busy={busy} onAgain={onAgain} />],
])('the button for %s', (_name, part) => {
  it('is busy while one is being written', () => {
    const isBusy = () => screen.getByRole('button').getAttribute('aria-disabled');
    show(part(true));
    expect(isBusy()).toBe('true');
    show(part(false));
    expect(isBusy()).toBeNull();
  });
});

describe.each([
  ['en', en],
  ['ja', ja],
] as const)('a rewrite that did not come (%s)', (lang, { result }) => {
  const again = (failed: boolean) => show(<Again busy={false} failed={failed} onAgain={onAgain} />, { lang });
  const style = (failed: boolean) => show(<StyleFold failed={failed} />, { lang });
  const alert = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

  it('is said under the button, read out, and beside the styles', () => {
    again(true);
    expect(alert()).toEqual([result.notAnew]);
    style(true);
    screen.getByText(result.notAnew);
    // It was read out under the button.
    expect(alert().join('')).toBe('');
  });

  it('is not said where one has come', () => {
    for (const part of [again, style]) {
      part(false);
      expect(screen.queryByText(result.notAnew)).toBeNull();
    }
  });
});
