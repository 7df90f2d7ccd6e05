import { useTranslation } from 'react-i18next';
import { Flame } from './flame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './page-header.module.css';

export function PageHeader() {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <span className={styles.logo}>
          <Flame />
        </span>
        {t(($) => $.common.appName)}
      </p>
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
