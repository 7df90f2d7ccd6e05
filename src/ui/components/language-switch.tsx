import { useAtom } from 'jotai';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGS } from '#functions/vocabulary.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from './button.tsx';

/** Offers the next language, in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [language, setLanguage] = useAtom(languageAtom);
  const next = LANGS[(LANGS.indexOf(language) + 1) % LANGS.length] ?? LANGS[0];
  return (
    <Button
      look="round"
      lang={next}
      icon={<Languages size={20} aria-hidden />}
      onClick={() => void setLanguage(next)}
    >
      {t(($) => $.common.language[next])}
    </Button>
  );
}
