/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { askWithAtom, personalizationAtom } from '#state/onboarding-atoms.ts';
import { AboutYou } from '#ui/screens/results/about-you.tsx';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';

const auth = { availability: 'on' } as const;
/** Where its links lead. */
const goals = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the questions that come with the first result', () => {
  it('say what each would change, and offer an account and premium once where there are any', () => {
    const page = textOf(<AboutYou result="one" />, { auth });
    const { ageRangeNote, mainConcernNote, skincareLevelNote, displayNameHintAlone } = en.about;
    for (const note of [ageRangeNote, mainConcernNote, skincareLevelNote, displayNameHintAlone]) {
      expect(page).toContain(note);
    }
    const offers = ['/signup', '/premium'];
    expect(goals().filter((goal) => offers.includes(goal ?? ''))).toEqual(offers);
    show(<AboutYou result="one" />);
    expect(goals()).not.toEqual(expect.arrayContaining([expect.stringMatching('signup|premium')]));
  });

  it('tell a guest nothing of what an account of theirs keeps', () => {
    const page = textOf(<AboutYou result="one" />, { auth });
    expect(page).toContain(en.about.staysGuest);
    expect(page).not.toContain('Your account');
  });

  it('are folded, and none of them is answered before', () => {
    const page = show(<AboutYou result="one" />);
    expect(page.querySelector('details[open]')).toBeNull();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('come with the next result, too, as long as nothing is said, and not to who has answered', () => {
    show(<AboutYou result="two" />, { prepare: (store) => store.set(askWithAtom, 'one') });
    screen.getByText(en.about.title);
    const answered = show(<AboutYou result="one" />, {
      prepare: (store) => store.set(personalizationAtom, { ageRange: '40s' }),
    });
    expect(answered.childElementCount).toBe(0);
  });
});
