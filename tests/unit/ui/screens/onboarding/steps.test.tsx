import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { InterestStep } from '#ui/screens/onboarding/steps.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

it('what brings somebody here can be left open, and kept once it is said', () => {
  expect(markupOf(<InterestStep />)).toContain(`>${en.onboarding.skip}</button>`);
  expect(markupOf(<InterestStep />, { interest: 'fun' })).toContain(`>${en.onboarding.next}</button>`);
});
