/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { InterestStep } from '#ui/screens/onboarding/steps.tsx';
import { show } from '#tests/unit/ui/support/show.tsx';

it('what brings somebody here can be left open, and kept once it is said', () => {
  show(<InterestStep />);
  screen.getByRole('button', { name: en.onboarding.skip });
  show(<InterestStep />, { interest: 'fun' });
  screen.getByRole('button', { name: en.onboarding.next });
});
