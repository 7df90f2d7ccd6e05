import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';
import styles from './app-shell.module.css';
import { InstallBanner } from './install/install-banner.tsx';
import { TabBar } from './tab-bar.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

interface AppShellProps {
  readonly children: ReactNode;
  /** Whether the tab bar shows: at the bottom on a phone, at the side from 768 px. */
  readonly bar: boolean;
  readonly path: string;
}

/** What every screen stands in: skip link, the one main landmark, tab bar. */
export function AppShell({ children, bar, path }: AppShellProps) {
  const { t } = useTranslation();
  return (
    <div className={cx(styles.shell, bar && styles.withBar)}>
      <a className={styles.skip} href="#content">
        {t(($) => $.common.skip)}
      </a>
      {bar && <TabBar path={path} />}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <UpdatePrompt />
      <InstallBanner path={path} />
    </div>
  );
}
