import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';
import { Button } from './button.tsx';
import styles from './error-panel.module.css';
import { Flame } from './flame.tsx';

/** Shown instead of everything when rendering failed, the router included. What is stored stays as it is. */
export function CrashPanel() {
  const { t } = useTranslation();
  return (
    <main className={cx(styles.panel, styles.full)}>
      <div className={styles.mascot}>
        <Flame />
      </div>
      <div role="alert" className={styles.alert}>
        <h1>{t(($) => $.common.crash.title)}</h1>
        <p>{t(($) => $.common.crash.body)}</p>
        <p className={styles.safe}>{t(($) => $.common.crashSafe)}</p>
      </div>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t(($) => $.common.crash.refresh)}
      </Button>
      <a href="/" className={styles.home}>
        {t(($) => $.common.toStart)}
      </a>
    </main>
  );
}
