import { useAtomValue, useSetAtom } from 'jotai';
import { HeartHandshake, Laugh, Search, Sprout } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERESTS } from '#functions/vocabulary.ts';
import { chooseInterestAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { Segmented } from '#ui/components/segmented.tsx';
import { StepBody, type StepProps } from '../step-body.tsx';

const ICONS = { serious: Sprout, fun: Laugh, curious: Search, recommended: HeartHandshake } as const;

/** What brings the person here; it also sets the style of the first roasts. */
export function InterestStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  const { interest } = useAtomValue(onboardingAtom);
  const choose = useSetAtom(chooseInterestAtom);
  const [tried, setTried] = useState(false);
  const title = t(($) => $.onboarding.interest.title);
  const options = INTERESTS.map((value) => {
    const Icon = ICONS[value];
    return {
      value,
      label: t(($) => $.onboarding.options.interest[value]),
      hint: t(($) => $.onboarding.options.interestHint[value]),
      icon: <Icon size={26} aria-hidden />,
    };
  });
  return (
    <StepBody title={title} lead={t(($) => $.onboarding.interest.lead)} onNext={() => setTried(!onNext())}>
      <Segmented
        look="cards"
        legend={title}
        legendHidden
        options={options}
        value={interest}
        onChange={choose}
        error={tried && interest === null ? t(($) => $.onboarding.interest.error) : null}
      />
    </StepBody>
  );
}
