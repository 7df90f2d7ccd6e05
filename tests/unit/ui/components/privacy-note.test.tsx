import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { NO_MOMENT, NO_PAST } from '#functions/moment-words.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { bandOfRating } from '#domain/score/bands.ts';
import { SCORED_SECTIONS } from '#functions/vocabulary.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';

const noteOf = (facts: RoastFacts, lang: 'en' | 'ja' = 'en') =>
  markupOf(<PrivacyNote id="1" facts={facts} sent={[JSON.stringify(facts)]} source="writer" />, { lang });

it('says what left in words first, the bytes behind a fold, and names nothing that the facts do not hold', () => {
  for (const [lang, { privacy, result }] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const { words } = privacy;
    const little = { ...SAMPLE_FACTS, faceShape: 'unclear', concern: null, level: null, teen: null } as const;
    const few = noteOf({ ...little, moment: NO_MOMENT, past: NO_PAST }, lang);
    expect(few).toContain(String(SAMPLE_FACTS.score));
    expect(few.indexOf(words.photo)).toBeGreaterThan(0);
    expect(few.indexOf(words.photo)).toBeLessThan(few.indexOf('<details', few.indexOf('<details') + 1));
    expect(few.indexOf('<pre')).toBeGreaterThan(few.indexOf(words.exact));
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
  }
});

it('calls the parts as the page does, and tells of an outline that the photo does not show', () => {
  for (const [lang, { privacy, result }] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const note = noteOf({ ...SAMPLE_FACTS, faceShape: 'unclear' }, lang);
    const inWords = note.slice(0, note.indexOf('<pre'));
    expect(inWords).toContain(privacy.words.shapeOpen);
    for (const name of SCORED_SECTIONS) {
      const rating = SAMPLE_FACTS.ratings[name];
      expect(inWords).toContain(result.sections[name]);
      expect(inWords).toContain(result.bands[bandOfRating(rating)]);
      expect(inWords.slice(0, inWords.lastIndexOf(privacy.words.exact))).not.toContain(rating);
      // Before the bytes stands what the page calls each of their words.
      const word = result.bands[bandOfRating(rating)];
      expect(inWords.slice(inWords.lastIndexOf(privacy.words.exact))).toContain(
        privacy.words.code.replace('{{code}}', rating).replace('{{word}}', word),
      );
    }
  }
});

it('keeps the bytes behind a line of their own where nothing left, too', () => {
  for (const [lang, { privacy }] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const note = markupOf(<PrivacyNote id="1" facts={SAMPLE_FACTS} sent={[]} source="writer" />, { lang });
    const before = note.slice(0, note.indexOf('<pre'));
    expect(before).toContain(privacy.words.own);
    expect(before.indexOf(privacy.words.photo)).toBeLessThan(before.indexOf(privacy.words.own));
    const opened = before.split('<details').length - before.split('</details>').length;
    expect(opened, 'folds around the bytes').toBe(3);
  }
});
