import type { ComponentType } from 'react';
import type { OnboardingStep } from '#state/onboarding.ts';
import { AboutStep } from './about-step.tsx';
import { AgeStep } from './age-step.tsx';
import { InterestStep } from './interest-step.tsx';
import { LanguageStep } from './language-step.tsx';
import { PremiumStep } from './premium-step.tsx';
import { PromiseStep } from './promise-step.tsx';
import type { StepProps } from './step.ts';

/** The last one, `done`, is a page of its own. */
export const STEPS: Readonly<Record<Exclude<OnboardingStep, 'done'>, ComponentType<StepProps>>> = {
  language: LanguageStep,
  promise: PromiseStep,
  age: AgeStep,
  interest: InterestStep,
  about: AboutStep,
  premium: PremiumStep,
};
