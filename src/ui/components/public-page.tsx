import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from './page-header.tsx';
import { Flame } from './flame.tsx';
import styles from './public-page.module.css';

interface PublicPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Frame of the account pages: brand, language, one narrow column; beside it, on a desk, the promise. */
export function PublicPage({ title, lead, children }: PublicPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeader />
      <div className={styles.columns}>
        <div className={styles.brand} aria-hidden>
          <span className={styles.flame}>
            <Flame alive />
          </span>
          <p className={styles.tagline}>{t(($) => $.splash.tagline)}</p>
          <p className={styles.promise}>
            <ShieldCheck size={20} aria-hidden />
            {t(($) => $.splash.promise)}
          </p>
        </div>
        <div className={styles.column}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
