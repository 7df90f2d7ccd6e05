import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ONBOARDING_STEPS } from '#state/onboarding.ts';
import { goToStepAtom, nextStepAtom, onboardingAtom, previousStepAtom } from '#state/onboarding-atoms.ts';
import { currentStep } from '#state/onboarding-steps.ts';
import { StepFrame } from './step-frame.tsx';
import { STEPS } from './steps/steps.ts';

const addressOf = (step: number) => `/onboarding?step=${ONBOARDING_STEPS[step] ?? 'language'}`;

/**
 * The first run. Where it stands is stored, so a reload goes on at the same step; the address names the
 * step as well, so the browser's own back and forward lead through the steps.
 */
export function OnboardingScreen() {
  const onboarding = useAtomValue(onboardingAtom);
  const next = useSetAtom(nextStepAtom);
  const previous = useSetAtom(previousStepAtom);
  const goTo = useSetAtom(goToStepAtom);
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const asked = new URLSearchParams(search).get('step');
  const { step } = onboarding;
  const name = currentStep(onboarding);

  // Answers to a new address only: the step that a button has just moved to is not undone by the old one.
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (answered.current === key) return;
    answered.current = key;
    if (!goTo(asked)) void navigate(addressOf(step), { replace: true });
  }, [asked, key, step, goTo, navigate]);

  if (name === 'done') return <Navigate to="/onboarding-complete" replace />;
  const onNext = () => {
    if (!next()) return false;
    void navigate(addressOf(step + 1));
    return true;
  };
  const onBack = () => {
    previous();
    void navigate(addressOf(step - 1), { replace: true });
  };
  const Step = STEPS[name];
  return (
    <StepFrame key={name} step={step} onBack={step === 0 ? null : onBack}>
      <Step onNext={onNext} />
    </StepFrame>
  );
}
