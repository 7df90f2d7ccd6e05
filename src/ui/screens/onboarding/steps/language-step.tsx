import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LANGS } from '#functions/vocabulary.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Segmented } from '#ui/components/segmented.tsx';
import { StepBody, type StepProps } from '../step-body.tsx';

export function LanguageStep({ onNext }: StepProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useAtom(languageAtom);
  return (
    <StepBody
      title={t(($) => $.onboarding.language.title)}
      lead={t(($) => $.onboarding.language.lead)}
      onNext={onNext}
    >
      <Segmented
        look="cards"
        legend={t(($) => $.common.language.label)}
        legendHidden
        options={LANGS.map((value) => ({ value, label: t(($) => $.common.language[value]), hint: '' }))}
        value={language}
        onChange={(value) => void setLanguage(value)}
      />
    </StepBody>
  );
}
