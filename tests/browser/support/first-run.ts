import type { Page } from 'playwright';
import type { OnboardingStep } from '#state/onboarding.ts';
import type { Visitor } from './visit.ts';

const CONFIRMED = ['age', 'culture', 'mood'] as const;

/** A visitor who has reached this step of the onboarding. */
export function atStep(step: OnboardingStep): Visitor {
  const order: readonly OnboardingStep[] = [
    'language',
    'promise',
    'age',
    'interest',
    'about',
    'premium',
    'done',
  ];
  const index = order.indexOf(step);
  return {
    onboarding: {
      splashCompleted: true,
      step: index,
      confirmed: index > 2 ? [...CONFIRMED] : [],
      interest: index > 3 ? 'fun' : null,
      ...(index > 4
        ? {
            personalization: {
              ageRange: 'early-20s',
              gender: 'female',
              mainConcern: 'pores',
              displayName: 'Aki',
              skincareLevel: 'basic',
            },
          }
        : {}),
    },
  };
}

/** The heading of the screen, once it is there. */
export async function heading(page: Page): Promise<string> {
  return page.locator('main h1').first().innerText();
}
