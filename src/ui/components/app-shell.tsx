import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageSetAtom } from '#state/onboarding-atoms.ts';
import { applyUpdateAtom, postponeUpdateAtom, updateOfferAtom } from '#state/pwa/update-atoms.ts';
import { cx } from '#ui/cx.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';
import styles from './app-shell.module.css';
import { Button } from './button.tsx';
import { TabBar } from './tab-bar.tsx';

/** Nothing to be had before a language is chosen, so no part of the first screen. */
const InstallBanner = lazyOrNothing(async () => (await import('./install/install-banner.tsx')).InstallBanner);

interface AppShellProps {
  readonly children: ReactNode;
  /** Whether the tab bar shows: at the bottom on a phone, at the side from 768 px. */
  readonly bar: boolean;
  readonly path: string;
}

/** What every screen stands in: skip link, the one main landmark, tab bar. */
export function AppShell({ children, bar, path }: AppShellProps) {
  const { t } = useTranslation();
  const languageSet = useAtomValue(languageSetAtom);
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
      <Suspense>{languageSet && <InstallBanner path={path} />}</Suspense>
    </div>
  );
}

/** Offers a new version; never while a photo is being read, and never at the cost of a result. */
function UpdatePrompt() {
  const { t } = useTranslation();
  const offer = useAtomValue(updateOfferAtom);
  const apply = useSetAtom(applyUpdateAtom);
  const postpone = useSetAtom(postponeUpdateAtom);
  return (
    <div className={styles.place} role="status">
      {offer !== 'none' && (
        <div className={styles.prompt} data-update={offer}>
          <p className={styles.title}>{t(($) => $.app.update.title)}</p>
          <p className={styles.body}>{t(($) => $.app.update.state[offer])}</p>
          <div className={styles.actions}>
            <Button look="primary" onClick={() => void apply()}>
              {t(($) => $.app.update.apply)}
            </Button>
            <Button onClick={() => postpone()}>{t(($) => $.app.update.later)}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
