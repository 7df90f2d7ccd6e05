import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ONBOARDING_STEPS } from '#state/onboarding.ts';
import { BrandPanel } from '#ui/components/brand-panel.tsx';
import { Button } from '#ui/components/button.tsx';
import styles from './step-frame.module.css';

interface StepFrameProps {
  /** From 0. */
  readonly step: number;
  /** Null on the first step. */
  readonly onBack: (() => void) | null;
  readonly children: ReactNode;
}

/** Way back and progress above the step. */
export function StepFrame({ step, onBack, children }: StepFrameProps) {
  const { t } = useTranslation();
  const total = ONBOARDING_STEPS.length;
  const text = t(($) => $.onboarding.progress, { step: step + 1, total });
  return (
    <div className={styles.page}>
      <BrandPanel />
      <div className={styles.step}>
        <div className={styles.top}>
          <span className={styles.back}>
            {onBack !== null && (
              <Button look="round" label={t(($) => $.onboarding.back)} onClick={onBack}>
                <ArrowLeft size={22} aria-hidden />
              </Button>
            )}
          </span>
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
