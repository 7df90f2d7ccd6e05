import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '#i18n/setup.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { keepFocus } from './keep-focus.ts';
import { openFoldsInPrint } from './open-folds.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The system's bars in the colour of the paper, also where the person's choice is not the system's. */
function colourSurroundings(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paper === '') return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', paper);
}

/** Keeps language and theme of the document as the settings say, the focus within it, and its folds open on paper. */
export function DocumentEffects() {
  const { i18n } = useTranslation();
  const { language, theme } = useAtomValue(settingsAtom);

  useEffect(() => {
    let wanted = true;
    const change = async () => {
      const shown = await switchLanguage(i18n, language, () => wanted);
      if (shown) document.documentElement.lang = language;
    };
    void change();
    return () => {
      wanted = false;
    };
  }, [i18n, language]);

  useEffect(() => {
    if (language !== 'ja' || CSS.supports('word-break', 'auto-phrase')) return undefined;
    let stop: (() => void) | null = null;
    let wanted = true;
    const start = async () => {
      const { keepPhrases } = await import('./keep-phrases.ts');
      if (wanted) stop = keepPhrases(document.body);
    };
    // Without it lines break as they come.
    start().catch(() => undefined);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [language]);

  useEffect(() => keepFocus(document.body), []);

  useEffect(openFoldsInPrint, []);

  // Before the first paint: no flash of the other theme.
  useLayoutEffect(() => {
    const device = window.matchMedia(DARK);
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'auto' && device.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
      colourSurroundings();
    };
    apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [theme]);

  return null;
}
