import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  isConfirmed,
  onboardingAtom,
  type OnboardingStep,
  openStep,
  reachableStep,
} from '#state/onboarding-atoms.ts';
import { BrandPanel } from '#ui/components/brand-panel.tsx';
import { Button } from '#ui/components/button.tsx';
import { cameFrom, cameFromHere, SPLASH_ENTRY } from '#ui/places.ts';
import styles from './onboarding-screen.module.css';
import { InterestStep, PromiseStep } from './steps.tsx';

const addressOf = (step: OnboardingStep) => `/onboarding?step=${step}`;

/**
 * The first run. The address alone says which step is shown, so that the browser's own back and forward,
 * however quick, can never disagree with the screen. Its end is the answer to the last question: the address then
 * leads on to the door by itself.
 */
export function OnboardingScreen() {
  const onboarding = useAtomValue(onboardingAtom);
  const navigate = useNavigate();
  const step = reachableStep(onboarding, new URLSearchParams(useLocation().search).get('step'));
  if (step === null) return <Beginning at={addressOf(openStep(onboarding))} />;
  if (step === 'interest') {
    const toPromise = () => {
      if (cameFrom(addressOf('promise'))) void navigate(-1);
      else void navigate(addressOf('promise'), { replace: true });
    };
    return (
      <StepFrame key={step} onBack={toPromise}>
        <InterestStep />
      </StepFrame>
    );
  }
  const onNext = () => {
    const confirmed = isConfirmed(onboarding);
    if (confirmed) void navigate(addressOf('interest'));
    return confirmed;
  };
  const onBack = () => {
    if (cameFromHere()) void navigate(-1);
    else void navigate('/onboarding', { replace: true, state: SPLASH_ENTRY });
  };
  return (
    <StepFrame key={step} onBack={onBack}>
      <PromiseStep onNext={onNext} />
    </StepFrame>
  );
}

/** The way in, without the address of a step: the splash is put beneath, so that Back leads there and not out of the app. */
function Beginning({ at }: { readonly at: string }) {
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    // React runs effects twice while developing.
    if (begun.current) return;
    begun.current = true;
    void navigate('/onboarding', { replace: true, state: SPLASH_ENTRY });
    void navigate(at);
  }, [navigate, at]);
  return null;
}

interface StepFrameProps {
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** The way back above the step. How many there are is not counted: the door comes after them, and three screens need no bar. */
function StepFrame({ onBack, children }: StepFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <BrandPanel />
      <div className={styles.step}>
        <div className={styles.top}>
          <Button look="round" label={t(($) => $.onboarding.back)} onClick={onBack}>
            <ArrowLeft size={22} aria-hidden />
          </Button>
        </div>
        {children}
      </div>
    </div>
  );
}
