import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Choices } from '../choices.tsx';
import { StepBody, type StepProps } from '../step-body.tsx';

/** One language is always chosen: who is happy with it goes on, another is one tap that also goes on. */
export function LanguageStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useAtom(languageAtom);
  const choose = (value: Lang) => {
    void setLanguage(value);
    onNext();
  };
  return (
    <StepBody
      title={t(($) => $.onboarding.language.title)}
      lead={t(($) => $.onboarding.language.lead)}
      onNext={onNext}
    >
      <Choices
        label={t(($) => $.common.language.label)}
        choices={LANGS.map((value) => ({
          value,
          label: t(($) => $.common.language[value]),
          lang: value,
        }))}
        chosen={language}
        onChoose={choose}
      />
    </StepBody>
  );
}
