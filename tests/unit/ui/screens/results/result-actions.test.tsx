import { describe, expect, it } from 'vitest';
import { Again, WriterFailed } from '#ui/screens/results/result-actions.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

describe.each([
  ['another roast', Again],
  ['the writer once more', WriterFailed],
])('the button for %s', (_name, Part) => {
  const markup = (busy: boolean) => markupOf(<Part busy={busy} onAgain={() => undefined} />);

  it('is busy while one is being written', () => {
    expect(markup(true)).toContain('aria-disabled="true"');
    expect(markup(false)).not.toContain('aria-disabled');
  });
});
