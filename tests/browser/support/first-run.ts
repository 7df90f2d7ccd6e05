import type { Page } from 'playwright';
import { withoutBreaks } from '#i18n/japanese-phrases.ts';
import type { OnboardingStep } from '#state/onboarding-atoms.ts';
import type { Visitor } from './visit.ts';

/** A visitor who has reached this step of the first run. */
export const atStep = (step: OnboardingStep): Visitor => ({
  onboarding: {
    splashCompleted: true,
    confirmed: step === 'promise' ? [] : ['age', 'culture', 'mood'],
  },
});

/** The heading of the screen, once it is there. */
export async function heading(page: Page): Promise<string> {
  return withoutBreaks(await page.locator('main h1').first().innerText());
}
