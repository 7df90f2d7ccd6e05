import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AGE_RANGES } from '#functions/vocabulary.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { Segmented } from '#ui/components/segmented.tsx';
import { BetterTips } from '../better-tips.tsx';
import styles from '../step-body.module.css';
import { StepBody, type StepProps } from '../step-body.tsx';

/** The age, because jokes and tips hang on it; what else would help is folded. Each choice is stored at once. */
export function AboutStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  const [{ ageRange }, change] = useAtom(personalizationAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const [tried, setTried] = useState(false);
  const submit = () => {
    const stays = !onNext();
    setTried(stays);
    if (stays) requestAnimationFrame(focusAge);
  };
  return (
    <StepBody
      title={t(($) => $.onboarding.about.title)}
      lead={t(($) => $.onboarding.about.lead)}
      onNext={submit}
    >
      <Segmented
        look="chips"
        legend={t(($) => $.onboarding.about.ageRange)}
        options={AGE_RANGES.map((value) => ({
          value,
          label: t(($) => $.onboarding.options.ageRange[value]),
        }))}
        value={ageRange}
        onChange={(ageRange) => change({ ageRange })}
        error={tried && ageRange === null ? t(($) => $.onboarding.about.error) : null}
      />
      <BetterTips />
      <p className={styles.soft}>
        {t(($) => (hasAccounts ? $.onboarding.about.stays : $.onboarding.about.staysAlone))}
      </p>
    </StepBody>
  );
}

/** The page may be scrolled to its end: leads to the one question that is open. */
function focusAge(): void {
  const first = document.querySelector<HTMLInputElement>('fieldset input');
  first?.focus();
  first?.closest('fieldset')?.scrollIntoView({ block: 'center' });
}
