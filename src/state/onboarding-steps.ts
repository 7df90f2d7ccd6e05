/** The moves of the first run, as pure functions over its record. */
import { CONFIRMATIONS, type Interest, type RoastStyle } from '#functions/vocabulary.ts';
import { ONBOARDING_STEPS, type Onboarding, type OnboardingStep } from '#state/onboarding.ts';

export const STYLE_OF_INTEREST: Readonly<Record<Interest, RoastStyle>> = {
  serious: 'gentle',
  fun: 'classic',
  curious: 'classic',
  recommended: 'gentle',
};

/** All of the boxes are ticked, now or in a first run of earlier. */
export const isConfirmed = ({ completed, confirmed }: Onboarding): boolean =>
  completed || CONFIRMATIONS.every((item) => confirmed.includes(item));

/** Where somebody goes on who comes without an address of a step. */
export const openStep = (onboarding: Onboarding): OnboardingStep =>
  isConfirmed(onboarding) ? 'interest' : 'promise';

/** The step that an address names (`?step=interest`); null where it is none, or not reached yet. */
export function reachableStep(onboarding: Onboarding, name: string | null): OnboardingStep | null {
  const step = ONBOARDING_STEPS.find((one) => one === name);
  return step === undefined || (step === 'interest' && !isConfirmed(onboarding)) ? null : step;
}
