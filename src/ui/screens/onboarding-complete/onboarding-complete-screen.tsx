import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { completeOnboardingAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { currentStep } from '#state/onboarding-steps.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { HeroArt } from '#ui/components/hero-art.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import styles from './onboarding-complete-screen.module.css';

/** The seventh step: it completes the first run once the other six are done. */
export function OnboardingCompleteScreen() {
  const { t } = useTranslation();
  const onboarding = useAtomValue(onboardingAtom);
  const complete = useSetAtom(completeOnboardingAtom);
  useEffect(() => {
    complete();
  }, [complete]);
  if (!onboarding.completed && currentStep(onboarding) !== 'done')
    return <Navigate to="/onboarding" replace />;

  const name = onboarding.personalization.displayName.trim();
  return (
    <div className={styles.page}>
      <div className={styles.flame}>
        <HeroArt>
          <Mascot mood="grin" />
        </HeroArt>
      </div>
      <h1 tabIndex={-1}>
        {name === ''
          ? t(($) => $.onboarding.complete.title)
          : t(($) => $.onboarding.complete.titleNamed, { name })}
      </h1>
      <p className={styles.lead}>{t(($) => $.onboarding.complete.lead)}</p>
      <ButtonLink look="primary" wide to="/login">
        {t(($) => $.onboarding.complete.go)}
      </ButtonLink>
    </div>
  );
}
