import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { GENDERS, INTERESTS } from '#functions/vocabulary.ts';
import { chooseInterestAtom, onboardingAtom, personalizationAtom } from '#state/onboarding-atoms.ts';
import { profileAtom } from '#state/profile-atoms.ts';
import { AboutFields, AnswersStay, NameField } from '#ui/components/about-fields.tsx';
import { Card } from '#ui/components/card.tsx';
import { Segmented } from '#ui/components/segmented.tsx';

/** What the first run and the first result asked, to be given and changed. With a profile, the name stands in its form. */
export function AboutCard() {
  const { t } = useTranslation();
  const { interest } = useAtomValue(onboardingAtom);
  const choose = useSetAtom(chooseInterestAtom);
  const [{ gender }, change] = useAtom(personalizationAtom);
  const hasProfile = useAtomValue(profileAtom) !== null;
  return (
    <Card title={t(($) => $.about.settings)}>
      <Segmented
        look="chips"
        legend={t(($) => $.about.interest)}
        note={t(($) => $.about.interestNote)}
        options={INTERESTS.map((value) => ({
          value,
          label: t(($) => $.onboarding.options.interest[value]),
        }))}
        value={interest}
        onChange={choose}
      />
      <AboutFields />
      {!hasProfile && <NameField />}
      <Segmented
        look="chips"
        legend={t(($) => $.about.gender)}
        options={GENDERS.map((value) => ({ value, label: t(($) => $.onboarding.options.gender[value]) }))}
        value={gender}
        onChange={(value) => change({ gender: value })}
      />
      <AnswersStay />
    </Card>
  );
}
