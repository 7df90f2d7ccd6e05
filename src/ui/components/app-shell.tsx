import { useAtomValue } from 'jotai';
import { Suspense, useRef, type MouseEvent, type ReactNode, startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { languageSetAtom } from '#state/onboarding-atoms.ts';
import { cx } from '#ui/cx.ts';
import { lazyOrNothing } from '#ui/later.ts';
import styles from './app-shell.module.css';
import { ChartNoAxesCombined, Flame as FlameIcon, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isPlainPress } from '#ui/places.ts';
import { Flame } from './flame.tsx';
import tabBarStyles from './tab-bar.module.css';

const TABS = [
  { key: 'roast', to: '/camera', Icon: FlameIcon },
  { key: 'history', to: '/history', Icon: ChartNoAxesCombined },
  { key: 'profile', to: '/profile', Icon: UserRound },
] as const;

/** Roast, History, Profile. Choosing the tab one is on goes back to its top. */
function TabBar({ tab }: { readonly tab: string }) {
  const { t } = useTranslation();
  // The router moves in a transition, in which the old screen stays until the new one is here: the tab shows at once.
  const [active, showActive] = useOptimistic(tab);
  const choose = (event: MouseEvent, to: string) => {
    window.scrollTo({ top: 0 });
    if (isPlainPress(event)) startTransition(() => showActive(to));
  };
  return (
    <nav className={tabBarStyles.bar} aria-label={t(($) => $.nav.label)}>
      <p className={tabBarStyles.brand} translate="no" aria-hidden>
        <span className={tabBarStyles.logo}>
          <Flame />
        </span>
        <span className={tabBarStyles.name}>{t(($) => $.common.appName)}</span>
      </p>
      <ul className={tabBarStyles.tabs}>
        {TABS.map(({ key, to, Icon }) => (
          <li key={key} className={tabBarStyles.tab}>
            <Link
              to={to}
              className={tabBarStyles.link}
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

/** Nothing to be had before a language is chosen, so no part of the first screen. */
const Prompts = lazyOrNothing(async () => (await import('./prompts/prompts.tsx')).Prompts);

interface AppShellProps {
  readonly children: ReactNode;
  /** The address of the tab that is marked in the tab bar, at the bottom on a phone, at the side from 768 px; null: no bar. */
  readonly tab: string | null;
  readonly path: string;
}

/** What every screen stands in: skip link, the one main landmark, tab bar. */
export function AppShell({ children, tab, path }: AppShellProps) {
  const { t } = useTranslation();
  const languageSet = useAtomValue(languageSetAtom);
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    // Followed, the link would make an entry of the history, without what the router keeps with each of its own.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={cx(styles.shell, tab !== null && styles.withBar)}>
      <a className={styles.skip} href="#content" onClick={skip}>
        {t(($) => $.common.skip)}
      </a>
      {tab !== null && <TabBar tab={tab} />}
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Suspense>{languageSet && <Prompts path={path} />}</Suspense>
    </div>
  );
}
