import type { ReactNode } from 'react';
import { BrandPanel } from './brand-panel.tsx';
import { PageHeader } from './page-header.tsx';
import styles from './public-page.module.css';

interface PublicPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Frame of the account pages: brand, language, one narrow column; beside it, on a desk, the promise. */
export function PublicPage({ title, lead, children }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader />
      <div className={styles.columns}>
        <BrandPanel />
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
