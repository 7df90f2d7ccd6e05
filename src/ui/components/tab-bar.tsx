import { ChartNoAxesCombined, Flame as FlameIcon, UserRound } from 'lucide-react';
import { startTransition, useOptimistic, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPlainPress } from '#ui/plain-press.ts';
import { Flame } from './flame.tsx';
import styles from './tab-bar.module.css';

const TABS = [
  { key: 'roast', to: '/camera', Icon: FlameIcon },
  { key: 'history', to: '/history', Icon: ChartNoAxesCombined },
  { key: 'profile', to: '/profile', Icon: UserRound },
] as const;

/** Roast, History, Profile. Choosing the tab one is on goes back to its top. */
export function TabBar({ tab }: { readonly tab: string }) {
  const { t } = useTranslation();
  // The router moves in a transition, in which the old screen stays until the new one is here: the tab shows at once.
  const [active, showActive] = useOptimistic(tab);
  const choose = (event: MouseEvent, to: string) => {
    window.scrollTo({ top: 0 });
    if (isPlainPress(event)) startTransition(() => showActive(to));
  };
  return (
    <nav className={styles.bar} aria-label={t(($) => $.nav.label)}>
      <p className={styles.brand} aria-hidden>
        <span className={styles.logo}>
          <Flame />
        </span>
        <span className={styles.name}>{t(($) => $.common.appName)}</span>
      </p>
      <ul className={styles.tabs}>
        {TABS.map(({ key, to, Icon }) => (
          <li key={key} className={styles.tab}>
            <Link
              to={to}
              className={styles.link}
              aria-current={active === to ? 'page' : undefined}
              onClick={(event) => choose(event, to)}
            >
              <Icon size={24} aria-hidden />
              {t(($) => $.nav[key])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
