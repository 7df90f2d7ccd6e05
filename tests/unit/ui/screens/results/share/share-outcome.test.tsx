import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { ShareOutcomeLines, type Outcome } from '#ui/screens/results/share/share-outcome.tsx';

const said = (outcome: Outcome) =>
  markupOf(<ShareOutcomeLines outcome={outcome} hasCard />).replaceAll('&#x27;', "'");

it('shows the link to be selected where it could not be copied, and nowhere else', () => {
  expect(said('failed')).toContain(en.share.failed);
  expect(said('failed')).toMatch(/<input[^>]*readOnly[^>]*value="\w+:/i);
  expect(said('copied')).not.toContain('<input');
});

it('says of a card that was not saved that it was not, and nothing of a link', () => {
  expect(said('notSaved')).toContain(en.share.notSaved);
  expect(said('notSaved')).not.toContain('<input');
});
