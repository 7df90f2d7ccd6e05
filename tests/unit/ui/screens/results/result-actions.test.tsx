import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { Again, StyleFold, WriterFailed } from '#ui/screens/results/result-actions.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const onAgain = () => undefined;

describe.each([
  ['another roast', (busy: boolean) => <Again busy={busy} failed={false} onAgain={onAgain} />],
  ['the writer once more', (busy: boolean) => <WriterFailed busy={busy} onAgain={onAgain} />],
])('the button for %s', (_name, part) => {
  it('is busy while one is being written', () => {
    expect(markupOf(part(true))).toContain('aria-disabled="true"');
    expect(markupOf(part(false))).not.toContain('aria-disabled');
  });
});

describe.each([
  ['en', en],
  ['ja', ja],
] as const)('a rewrite that did not come (%s)', (lang, { result }) => {
  const again = (failed: boolean) =>
    markupOf(<Again busy={false} failed={failed} onAgain={onAgain} />, { lang });
  const style = (failed: boolean) => markupOf(<StyleFold failed={failed} />, { lang });
  const sentence = result.notAnew.replaceAll("'", '&#x27;');

  it('is said under the button, read out, and beside the styles', () => {
    expect(again(true)).toMatch(new RegExp(`role="alert".*${sentence}`));
    expect(style(true)).toContain(sentence);
    expect(style(true)).not.toMatch(/role="alert"[^>]*><svg/);
  });

  it('is not said where one has come', () => {
    expect(again(false) + style(false)).not.toContain(sentence);
  });
});
