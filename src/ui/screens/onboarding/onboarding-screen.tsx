import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ONBOARDING_STEPS } from '#state/onboarding.ts';
import { goToStepAtom, nextStepAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { reachableStep } from '#state/onboarding-steps.ts';
import { StepFrame } from './step-frame.tsx';
import { STEPS } from './steps/steps.ts';

const addressOf = (step: number) => `/onboarding?step=${ONBOARDING_STEPS[step] ?? 'language'}`;

/**
 * The first run. The address alone says which step is shown, so that the browser's own back and forward,
 * however quick, can never disagree with the screen; the record follows, so that a reload goes on there.
 */
export function OnboardingScreen() {
  const onboarding = useAtomValue(onboardingAtom);
  const next = useSetAtom(nextStepAtom);
  const goTo = useSetAtom(goToStepAtom);
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('step');
  const step = reachableStep(onboarding, asked);

  useEffect(() => {
    goTo(asked);
  }, [asked, goTo]);

  const name = step === null ? undefined : ONBOARDING_STEPS[step];
  if (step === null || name === undefined) return <Navigate to={addressOf(onboarding.step)} replace />;
  if (name === 'done') return <Navigate to="/onboarding-complete" replace />;
  const onNext = () => {
    if (!goTo(asked) || !next()) return false;
    void navigate(addressOf(step + 1));
    return true;
  };
  const onBack = () => void navigate(addressOf(step - 1), { replace: true });
  const Step = STEPS[name];
  return (
    <StepFrame key={name} step={step} onBack={step === 0 ? null : onBack}>
      <Step onNext={onNext} />
    </StepFrame>
  );
}
