import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#domain/account/limits.ts';
import { AGE_RANGES, GENDERS, SKINCARE_LEVELS } from '#functions/vocabulary.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { concernOf, concernsFor } from '#state/person.ts';
import { Segmented } from '#ui/components/segmented.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { StepBody, type StepProps } from '../step-body.tsx';

/** Each choice is stored at once, so that a reload loses none. */
export function AboutStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  const [person, change] = useAtom(personalizationAtom);
  const [tried, setTried] = useState(false);
  const concern = concernOf(person);
  const missing = (value: string | null) =>
    tried && value === null ? t(($) => $.onboarding.about.error) : null;
  const submit = () => {
    const stays = !onNext();
    setTried(stays);
    if (stays) requestAnimationFrame(focusFirstMissing);
  };
  return (
    <StepBody
      title={t(($) => $.onboarding.about.title)}
      lead={t(($) => $.onboarding.about.lead)}
      onNext={submit}
    >
      <TextField
        label={t(($) => $.onboarding.about.displayName)}
        optional={t(($) => $.onboarding.about.optional)}
        hint={t(($) => $.onboarding.about.displayNameHint)}
        value={person.displayName}
        maxLength={NAME_MAX}
        autoComplete="nickname"
        onChange={(displayName) => change({ displayName })}
      />
      <Segmented
        look="chips"
        legend={t(($) => $.onboarding.about.ageRange)}
        options={AGE_RANGES.map((value) => ({
          value,
          label: t(($) => $.onboarding.options.ageRange[value]),
        }))}
        value={person.ageRange}
        onChange={(ageRange) => change({ ageRange })}
        error={missing(person.ageRange)}
      />
      <Segmented
        look="chips"
        legend={t(($) => $.onboarding.about.gender)}
        options={GENDERS.map((value) => ({ value, label: t(($) => $.onboarding.options.gender[value]) }))}
        value={person.gender}
        onChange={(gender) => change({ gender })}
        error={missing(person.gender)}
      />
      <Segmented
        look="chips"
        legend={t(($) => $.onboarding.about.mainConcern)}
        options={concernsFor(person.ageRange).map((value) => ({
          value,
          label: t(($) => $.onboarding.options.mainConcern[value]),
        }))}
        value={concern}
        onChange={(mainConcern) => change({ mainConcern })}
        error={missing(concern)}
      />
      <Segmented
        look="cards"
        legend={t(($) => $.onboarding.about.skincareLevel)}
        options={SKINCARE_LEVELS.map((value) => ({
          value,
          label: t(($) => $.onboarding.options.skincareLevel[value]),
          hint: t(($) => $.onboarding.options.skincareLevelHint[value]),
        }))}
        value={person.skincareLevel}
        onChange={(skincareLevel) => change({ skincareLevel })}
        error={missing(person.skincareLevel)}
      />
    </StepBody>
  );
}

/** The page is longer than a phone: focuses the first question without a choice and scrolls it to the middle. */
function focusFirstMissing(): void {
  const open = [...document.querySelectorAll('fieldset')].find(
    (set) => set.querySelector(':checked') === null,
  );
  open?.querySelector('input')?.focus();
  open?.scrollIntoView({ block: 'center' });
}
