import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { InterestStep } from '#ui/screens/onboarding/steps/interest-step.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const NEXT = `>${en.onboarding.next}</button>`;

it('what brings somebody here can be kept once it is said', () => {
  expect(markupOf(<InterestStep />)).not.toContain(NEXT);
  expect(markupOf(<InterestStep />, { interest: 'fun' })).toContain(NEXT);
});
