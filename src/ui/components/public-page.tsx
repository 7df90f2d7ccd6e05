import { useAtom, useAtomValue } from 'jotai';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#functions/vocabulary.ts';
import { themeAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { lazyOrNothing } from '#ui/later.ts';
import { BrandPanel } from './brand-panel.tsx';
import { Button } from './button.tsx';
import { Flame } from './flame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './public-page.module.css';

const CaptchaQuestion = lazyOrNothing(
  async () => (await import('./account/captcha-question.tsx')).CaptchaQuestion,
);

interface PublicPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** A `BackLink`, where the brand stands otherwise. Null: none. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the account pages: brand, language, one narrow column; beside it, on a desk, the promise. */
export function PublicPage({ title, lead, back, children }: PublicPageProps) {
  const { captcha } = useAtomValue(servicesAtom);
  return (
    <div className={styles.page}>
      <PageHeader back={back} />
      <div className={styles.columns}>
        <BrandPanel />
        <div className={styles.column}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
          <Suspense>{captcha !== undefined && <CaptchaQuestion captcha={captcha} />}</Suspense>
        </div>
      </div>
    </div>
  );
}

function PageHeader({ back }: { back: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      {back === undefined || back === null ? (
        <p className={styles.brand} translate="no">
          <span className={styles.logo}>
            <Flame />
          </span>
          {t(($) => $.common.appName)}
        </p>
      ) : (
        <div className={styles.back}>{back}</div>
      )}
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

const ICONS: Readonly<Record<Theme, typeof Sun>> = { auto: SunMoon, light: Sun, dark: Moon };

/** Goes round device → light → dark; its name says what holds now. */
function ThemeSwitch() {
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
