import { useTranslation } from 'react-i18next';
import type { InsideApp } from '#domain/install/inside-app.ts';
import styles from '#ui/components/account/form.module.css';
import { ButtonLink } from '#ui/components/button-link.tsx';

interface InsideAppWaysProps {
  readonly app: NonNullable<InsideApp>;
  readonly look: 'primary' | 'quiet';
}

/** This address as one that LINE opens in the phone's own browser. */
function outsideLine(address: string): string {
  const outside = new URL(address);
  outside.searchParams.set('openExternalBrowser', '1');
  return outside.href;
}

/** In place of Google, which signs in nobody inside another app: the code, and the way out into a browser. */
export function InsideAppWays({ app, look }: InsideAppWaysProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.stack}>
      <p>{t(($) => $.account.insideApp[app])}</p>
      <ButtonLink to="/auth/code" wide look={look}>
        {t(($) => $.account.insideApp.code)}
      </ButtonLink>
      {app === 'line' && (
        <p className={styles.foot}>
          <a href={outsideLine(window.location.href)} className={styles.link}>
            {t(($) => $.account.insideApp.open)}
          </a>
        </p>
      )}
    </div>
  );
}
