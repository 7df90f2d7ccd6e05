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
        <Flame>
          <Worried />
        </Flame>
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

/** Not one of the mascot's faces: they are fetched with the screens that show them, and here fetching may have failed. */
function Worried() {
  return (
    <>
      <circle cx="26.5" cy="43" r="2.5" fill="#4a1a0c" />
      <circle cx="38" cy="43" r="2.5" fill="#4a1a0c" />
      <path
        d="M21.8 38.3c2-.4 4-1.5 5.6-3M42.7 38.3c-2-.4-4-1.5-5.6-3M27 51.5c2.5-3 8-3 10.5 0"
        fill="none"
        stroke="#4a1a0c"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  );
}
