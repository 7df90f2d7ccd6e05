import { THEMES, type Theme } from '#functions/vocabulary.ts';
import { useAtom } from 'jotai';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { themeAtom } from '#state/preferences-atoms.ts';
import { Button } from './button.tsx';

const ICONS: Readonly<Record<Theme, typeof Sun>> = { auto: SunMoon, light: Sun, dark: Moon };

/** Goes round device → light → dark; its name says what holds now. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useAtom(themeAtom);
  const Icon = ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const label = `${t(($) => $.common.theme.label)}: ${t(($) => $.common.theme[theme])}`;
  return (
    <Button look="round" label={label} onClick={() => setTheme(next)}>
      <Icon size={20} aria-hidden />
    </Button>
  );
}
