import { useSetAtom } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { completeSplashAtom } from '#state/onboarding-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { HeroArt } from '#ui/components/hero-art.tsx';
import { LanguageSwitch } from '#ui/components/language-switch.tsx';
import { isSplashEntry } from '#ui/places.ts';
import styles from './splash-screen.module.css';

/** The first thing on a new device, once: who we are, and the way in. */
export function SplashScreen() {
  const { t } = useTranslation();
  const complete = useSetAtom(completeSplashAtom);
  const navigate = useNavigate();
  const cameBack = isSplashEntry(useLocation().state);
  const start = () => {
    complete();
    // Otherwise the guard leads on, to what was asked for.
    if (cameBack) void navigate('/onboarding?step=promise');
  };
  return (
    <div className={styles.page}>
      <div className={styles.switch}>
        <LanguageSwitch />
      </div>
      <div className={styles.art}>
        <HeroArt />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name} translate="no">
          {t(($) => $.splash.title)}
        </h1>
        <p className={styles.tagline}>{t(($) => $.splash.tagline)}</p>
        <div className={styles.end}>
          <Button look="primary" wide onClick={start}>
            {t(($) => $.splash.start)}
          </Button>
          <p className={styles.promise}>
            <ShieldCheck size={18} aria-hidden />
            <Link to="/privacy" className={styles.link}>
              {t(($) => $.splash.promise)}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
