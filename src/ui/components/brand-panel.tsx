import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './brand-panel.module.css';
import { HeroArt } from './hero-art.tsx';

/** Beside a narrow column on a desk: who we are, and the promise. Nothing there on a phone. */
export function BrandPanel() {
  const { t } = useTranslation();
  return (
    <div className={styles.brand} aria-hidden>
      <HeroArt />
      <p className={styles.tagline}>{t(($) => $.splash.tagline)}</p>
      <p className={styles.promise}>
        <ShieldCheck size={20} aria-hidden />
        {t(($) => $.splash.promise)}
      </p>
    </div>
  );
}
