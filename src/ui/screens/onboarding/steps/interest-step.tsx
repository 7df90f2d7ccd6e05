import { useAtomValue, useSetAtom } from 'jotai';
import { HeartHandshake, Laugh, Search, Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { INTERESTS, type Interest } from '#functions/vocabulary.ts';
import { chooseInterestAtom, completeOnboardingAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { Choices } from '../choices.tsx';
import styles from '../step-body.module.css';
import { StepBody } from '../step-body.tsx';

const ICONS = { serious: Sprout, fun: Laugh, curious: Search, recommended: HeartHandshake } as const;

/**
 * What brings the person here; it also sets the style of the first roasts. The answer ends the first run; who has given
 * one in a first run of before may keep it.
 */
export function InterestStep() {
  const { t } = useTranslation();
  const { interest } = useAtomValue(onboardingAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const answer = useSetAtom(chooseInterestAtom);
  const complete = useSetAtom(completeOnboardingAtom);
  const title = t(($) => $.onboarding.interest.title);
  const choose = (value: Interest) => {
    answer(value);
    complete();
  };
  const choices = INTERESTS.map((value) => {
    const Icon = ICONS[value];
    return {
      value,
      label: t(($) => $.onboarding.options.interest[value]),
      hint: t(($) => $.onboarding.options.interestHint[value]),
      icon: <Icon size={26} aria-hidden />,
    };
  });
  return (
    <StepBody
      title={title}
      lead={t(($) => $.onboarding.interest.lead)}
      onNext={interest === null ? null : complete}
    >
      <Choices label={title} choices={choices} chosen={interest} onChoose={choose} />
      <p className={styles.soft}>
        {t(($) => (hasAccounts ? $.onboarding.interest.stays : $.onboarding.interest.staysAlone))}
      </p>
    </StepBody>
  );
}
