/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { NO_MOMENT, NO_PAST } from '#functions/moment-words.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { bandOfRating } from '#domain/score/bands.ts';
import { SCORED_SECTIONS } from '#functions/vocabulary.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import { textOf } from '#tests/unit/ui/support/show.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';

const noteOf = (facts: RoastFacts, lang: 'en' | 'ja', left = true) => {
  const sent = left ? [JSON.stringify(facts)] : [];
  return textOf(<PrivacyNote id="1" facts={facts} sent={sent} source="writer" />, { lang });
};
/** How many folds one opens to see this. */
const foldsAround = (words: string | RegExp) => {
  let count = 0;
  const [found] = screen.getAllByText(words);
  let fold = found?.closest('details');
  while (fold) {
    // What stands on its line is seen while it is closed.
    if (!fold.querySelector(':scope > summary')?.contains(found ?? null)) count += 1;
    fold = fold.parentElement?.closest('details');
  }
  return count;
};
const BYTES = /^\{.*\}$/s;
const LANGS = [
  ['en', en],
  ['ja', ja],
] as const;

it.each(LANGS)(
  'says what left in words first, the bytes behind a fold, and names nothing that the facts do not hold (%s)',
  (lang, { privacy, result }) => {
    const { words } = privacy;
    const little = { ...SAMPLE_FACTS, faceShape: 'unclear', concern: null, level: null, teen: null } as const;
    const few = noteOf({ ...little, moment: NO_MOMENT, past: NO_PAST }, lang);
    expect(few).toContain(String(SAMPLE_FACTS.score));
    expect(foldsAround(words.photo)).toBe(1);
    expect(foldsAround(words.exact)).toBe(1);
    expect(foldsAround(BYTES)).toBe(2);
    const parts = [...Object.values(words.ofMoment), ...Object.values(words.ofPast), words.ofAnswers.concern];
    expect(parts.filter((part) => few.includes(part))).toEqual([]);
    const moment = { ...NO_MOMENT, gaze: 'away', told: 'exam' } as unknown as typeof SAMPLE_FACTS.moment;
    const more = noteOf({ ...SAMPLE_FACTS, faceShape: 'oval', concern: 'acne', moment, past: NO_PAST }, lang);
    expect(parts.filter((part) => more.includes(part))).toEqual([
      words.ofMoment.gaze,
      words.ofMoment.told,
      words.ofAnswers.concern,
    ]);
    expect(more).toContain(words.shape.replace('{{shape}}', result.shape.names.oval));
  },
);

it.each(LANGS)(
  'calls the parts as the page does, and tells of an outline that the photo does not show (%s)',
  (lang, { privacy, result }) => {
    noteOf({ ...SAMPLE_FACTS, faceShape: 'unclear' }, lang);
    const inWords = screen.getByRole('list').textContent;
    const exact = screen.getByText(privacy.words.exact).closest('details')?.textContent;
    expect(inWords).toContain(privacy.words.shapeOpen);
    for (const name of SCORED_SECTIONS) {
      const rating = SAMPLE_FACTS.ratings[name];
      const word = result.bands[bandOfRating(rating)];
      expect(inWords).toContain(result.sections[name]);
      expect(inWords).toContain(word);
      expect(inWords).not.toContain(rating);
      // Beside the bytes stands what the page calls each of their words.
      expect(exact).toContain(privacy.words.code.replace('{{code}}', rating).replace('{{word}}', word));
    }
  },
);

it.each(LANGS)(
  'keeps the bytes behind a line of their own where nothing left, too (%s)',
  (lang, { privacy }) => {
    noteOf(SAMPLE_FACTS, lang, false);
    expect(foldsAround(privacy.words.photo)).toBe(2);
    expect(foldsAround(privacy.words.own)).toBe(2);
    expect(foldsAround(BYTES)).toBe(3);
  },
);

it.each(LANGS)(
  'says of each text for which jokes it left, where there are several (%s)',
  (lang, { privacy }) => {
    const sent = [SAMPLE_FACTS, { ...SAMPLE_FACTS, variant: 1 }].map((facts) => JSON.stringify(facts));
    const note = (texts: readonly string[]) =>
      textOf(<PrivacyNote id="1" facts={SAMPLE_FACTS} sent={texts} source="writer" />, { lang });
    const [first, again] = [privacy.forEarlier, privacy.forNewest];
    expect(note(sent)).toMatch(new RegExp(`${first}\\{.*${again}\\{`, 's'));
    expect(note(sent.slice(0, 1))).not.toContain(first);
  },
);
