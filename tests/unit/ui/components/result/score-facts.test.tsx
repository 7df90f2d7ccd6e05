import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ScoreFacts } from '#ui/components/result/score-facts.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const facts = (hardLight: boolean, known = true) =>
  markupOf(
    <ScoreFacts
      score={{ value: 78, spread: 7, band: 'not-bad' }}
      engine="mediapipe"
      confidence="medium"
      hardLight={hardLight}
      moment={known ? { calm: 75, parts: { expression: 3, light: 0, framing: 0 } } : null}
      change={null}
    />,
  );
/** As a page writes it. */
const written = (text: string) => text.replaceAll("'", '&#x27;');

it('says of hard light that it widens the ±, and that no part of the sum holds what it did', () => {
  const html = facts(true);
  expect(html).toContain(written(en.result.score.spreadHard));
  expect(html).toContain(written(en.result.moment.hard));
});

it('says nothing of it in other light, nor of a sum that is not known', () => {
  expect(facts(false)).not.toContain(written(en.result.score.spreadHard));
  expect(facts(false)).not.toContain(written(en.result.moment.hard));
  expect(facts(true, false)).toContain(written(en.result.score.spreadHard));
  expect(facts(true, false)).not.toContain(written(en.result.moment.hard));
});

it('says why the number is not the mean of the three below it, of an old result, too', () => {
  for (const known of [true, false]) {
    expect(facts(false, known)).toContain(written(en.result.total.why));
  }
});
