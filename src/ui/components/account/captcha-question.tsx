import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptchaQuestion as Question, CaptchaService } from '#ports/captcha.ts';
import { languageAtom, themeAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';

/**
 * The check that a form waits for, while it does. No dialog: what some makers open beside their widget would lie behind
 * one.
 */
export function CaptchaQuestion({ captcha }: { readonly captcha: CaptchaService }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => captcha.watch(setQuestion), [captcha]);
  return question === null ? null : <Asked company={captcha.company} question={question} />;
}

function Asked({ company, question }: { readonly company: string; readonly question: Question }) {
  const { t } = useTranslation();
  const lang = useAtomValue(languageAtom);
  const theme = useAtomValue(themeAtom);
  const lead = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const dark =
    theme === 'dark' || (theme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    lead.current?.focus();
    if (place.current === null) return undefined;
    const takeOut = question.show(place.current, { lang, dark });
    // The words alone may fill the end of a small screen.
    place.current.scrollIntoView({ block: 'center' });
    return takeOut;
  }, [question, lang, dark]);
  return (
    <Card tone="warm" title={t(($) => $.account.captcha.title)}>
      <p ref={lead} tabIndex={-1}>
        {t(($) => $.account.captcha.lead, { company })}
      </p>
      <div ref={place} data-captcha />
      <Button wide onClick={() => question.close()}>
        {t(($) => $.account.captcha.close)}
      </Button>
    </Card>
  );
}
