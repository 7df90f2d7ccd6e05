/** The moves of the first run, as pure functions over its record. */
import { CONFIRMATIONS, type Interest, type RoastStyle } from '#functions/vocabulary.ts';
import { ONBOARDING_STEPS, type Onboarding, type OnboardingStep } from '#state/onboarding.ts';

export const STYLE_OF_INTEREST: Readonly<Record<Interest, RoastStyle>> = {
  serious: 'gentle',
  fun: 'classic',
  curious: 'classic',
  recommended: 'gentle',
};

export function currentStep({ step }: Onboarding): OnboardingStep {
  return ONBOARDING_STEPS[step] ?? 'language';
}

/** All of the age step's boxes are ticked, now or in a first run of earlier. */
export const isConfirmed = ({ completed, confirmed }: Onboarding): boolean =>
  completed || CONFIRMATIONS.every((item) => confirmed.includes(item));

/** Steps that ask for something hold on until it is answered; the rest may be skipped. */
export function canLeave(onboarding: Onboarding): boolean {
  switch (currentStep(onboarding)) {
    case 'age':
      return isConfirmed(onboarding);
    case 'interest':
      return onboarding.interest !== null;
    case 'about':
      // The rest only makes the tips fit better: what is left out is guessed with care (`UNKNOWN_PERSON`).
      return onboarding.personalization.ageRange !== null;
    case 'language':
    case 'promise':
    case 'premium':
    case 'done':
      return true;
  }
}

/** How far the answers reach: the index of the first step that still holds on, or of the last one. */
export function furthestStep(onboarding: Onboarding): number {
  const holding = ONBOARDING_STEPS.findIndex((_step, step) => !canLeave({ ...onboarding, step }));
  return holding === -1 ? ONBOARDING_STEPS.length - 1 : holding;
}

/** The index of a step as an address names it (`?step=about`); null where it is none, or not reached yet. */
export function reachableStep(onboarding: Onboarding, name: string | null): number | null {
  const index = ONBOARDING_STEPS.findIndex((step) => step === name);
  return index === -1 || index > furthestStep(onboarding) ? null : index;
}

export function stepAfter({ step }: Onboarding): Pick<Onboarding, 'step'> {
  return { step: Math.min(step + 1, ONBOARDING_STEPS.length - 1) };
}
