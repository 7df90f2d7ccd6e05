import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { askWithAtom, personalizationAtom } from '#state/onboarding-atoms.ts';
import { AboutYou } from '#ui/screens/results/about-you.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const OFFERS = /href="\/(signup|premium)"/g;
/** As a page writes it. */
const written = (text: string) => text.replaceAll("'", '&#x27;');
const auth = { availability: 'on' } as const;

describe('the questions that come with the first result', () => {
  it('say what each would change, and offer an account and premium once where there are any', () => {
    const page = markupOf(<AboutYou result="one" />, { auth });
    const { ageRangeNote, mainConcernNote, skincareLevelNote, displayNameHintAlone } = en.about;
    for (const note of [ageRangeNote, mainConcernNote, skincareLevelNote, displayNameHintAlone]) {
      expect(page).toContain(note);
    }
    expect(page.match(OFFERS)).toEqual(['href="/signup"', 'href="/premium"']);
    expect(markupOf(<AboutYou result="one" />).match(OFFERS)).toBeNull();
  });

  it('tell a guest nothing of what an account of theirs keeps', () => {
    const page = markupOf(<AboutYou result="one" />, { auth });
    expect(page).toContain(en.about.staysGuest);
    expect(page).not.toContain('Your account');
  });

  it('are folded, and none of them is answered before', () => {
    const page = markupOf(<AboutYou result="one" />);
    expect(page).not.toMatch(/<details[^>]* open|checked=""/);
  });

  it('come with the next result, too, as long as nothing is said, and not to who has answered', () => {
    const later = markupOf(<AboutYou result="two" />, { prepare: (store) => store.set(askWithAtom, 'one') });
    expect(later).toContain(written(en.about.title));
    const answered = markupOf(<AboutYou result="one" />, {
      prepare: (store) => store.set(personalizationAtom, { ageRange: '40s' }),
    });
    expect(answered).toBe('');
  });
});
