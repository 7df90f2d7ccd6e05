/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import type { JourneyResult } from '#state/journey.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { FACTS } from '#tests/unit/platform/history/fakes.ts';
import { roastFor } from '#tests/unit/state/support/services.ts';
import { RESULT } from '#tests/unit/ui/support/result.ts';
import { textOf } from '#tests/unit/ui/support/show.tsx';
import { type Outcome, ShareDialog, ShareOutcomeLines } from '#ui/screens/results/share/share-dialog.tsx';

const said = (outcome: Outcome) => textOf(<ShareOutcomeLines outcome={outcome} hasCard />);
const link = () => screen.queryByRole('textbox');

it('shows the link to be selected where it could not be copied, and nowhere else', () => {
  expect(said('failed')).toContain(en.share.failed);
  expect(link()).toHaveProperty('readOnly', true);
  expect(link()).toHaveProperty('value', expect.stringMatching(/^\w+:/));
  said('copied');
  expect(link()).toBeNull();
});

it('says of a card that was not saved that it was not, and nothing of a link', () => {
  expect(said('notSaved')).toContain(en.share.notSaved);
  expect(link()).toBeNull();
});

describe('share dialog', () => {
  const SHARED: JourneyResult = {
    ...RESULT,
    roast: { ...roastFor(FACTS), headline: '{name}, look here', harshTruths: ['Hm.'], whatIsGreat: ['Ah.'] },
  };

  const sheet = (displayName: string, lang: 'en' | 'ja' = 'en', roast = SHARED.roast) =>
    textOf(<ShareDialog result={{ ...SHARED, roast }} onClose={() => undefined} />, {
      lang,
      prepare: (store) => store.set(personalizationAtom, { displayName }),
    });

  describe('the share sheet', () => {
    it('opens with a card without the name, and offers to put it there', () => {
      for (const [lang, words] of [
        ['en', en],
        ['ja', ja],
      ] as const) {
        const page = sheet('Mark', lang);
        const card = screen.getByRole('img', { name: /Look here/, hidden: true });
        expect(card.getAttribute('aria-label')).not.toContain('Mark');
        expect(page).toContain(words.share.name);
        expect(screen.queryByRole('switch', { checked: true, hidden: true })).toBeNull();
      }
    });

    it('asks nothing of somebody whose name it does not know, nor where the card has no place for it', () => {
      expect(sheet('')).not.toContain(en.share.name);
      expect(sheet('Mark', 'en', roastFor(FACTS))).not.toContain(en.share.name);
    });
  });
});
