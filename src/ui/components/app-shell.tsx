import { useAtomValue } from 'jotai';
import { Suspense, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageSetAtom } from '#state/onboarding-atoms.ts';
import { cx } from '#ui/cx.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';
import styles from './app-shell.module.css';
import { TabBar } from './tab-bar.tsx';

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
