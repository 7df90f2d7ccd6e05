import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { InterestStep } from '#ui/screens/onboarding/steps/interest-step.tsx';
import { LanguageStep } from '#ui/screens/onboarding/steps/language-step.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const NEXT = `>${en.onboarding.next}</button>`;
const stay = () => false;

it('a choice that stands can be kept: the language always, what brings somebody here once it is said', () => {
  expect(markupOf(<LanguageStep onNext={stay} />)).toContain(NEXT);
  expect(markupOf(<InterestStep onNext={stay} />)).not.toContain(NEXT);
  expect(markupOf(<InterestStep onNext={stay} />, { interest: 'fun' })).toContain(NEXT);
});
