import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { goToStepAtom, nextStepAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { reachableStep } from '#state/onboarding-steps.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '#state/onboarding.ts';
import { BrandPanel } from '#ui/components/brand-panel.tsx';
import { Button } from '#ui/components/button.tsx';
import styles from './onboarding-screen.module.css';
import type { StepProps } from './step-body.tsx';
import { AboutStep } from './steps/about-step.tsx';
import { AgeStep } from './steps/age-step.tsx';
import { InterestStep } from './steps/interest-step.tsx';
import { LanguageStep } from './steps/language-step.tsx';
import { PremiumStep } from './steps/premium-step.tsx';
import { PromiseStep } from './steps/promise-step.tsx';

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

interface StepFrameProps {
  /** From 0. */
  readonly step: number;
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
  readonly children: ReactNode;
}

/** Way back and progress above the step. */
function StepFrame({ step, onBack, children }: StepFrameProps) {
  const { t } = useTranslation();
  const total = ONBOARDING_STEPS.length;
  const text = t(($) => $.onboarding.progress, { step: step + 1, total });
  return (
    <div className={styles.page}>
      <BrandPanel />
      <div className={styles.step}>
        <div className={styles.top}>
          {onBack !== null && (
            <Button look="round" label={t(($) => $.onboarding.back)} onClick={onBack}>
              <ArrowLeft size={22} aria-hidden />
            </Button>
          )}
          <progress className={styles.bar} max={total} value={step + 1} aria-label={text} />
          <span className={styles.count} aria-hidden>
            {step + 1}/{total}
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The last one, `done`, is a page of its own. */
const STEPS: Readonly<Record<Exclude<OnboardingStep, 'done'>, ComponentType<StepProps>>> = {
  language: LanguageStep,
  promise: PromiseStep,
  age: AgeStep,
  interest: InterestStep,
  about: AboutStep,
  premium: PremiumStep,
};
