import { useAtom } from 'jotai';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from './button.tsx';

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [language, setLanguage] = useAtom(languageAtom);
  const other = language === 'ja' ? 'en' : 'ja';
  return (
    <Button
      look="round"
      lang={other}
      icon={<Languages size={20} aria-hidden />}
      onClick={() => void setLanguage(other)}
    >
      {other === 'ja' ? t(($) => $.common.language.ja) : t(($) => $.common.language.en)}
    </Button>
  );
}
