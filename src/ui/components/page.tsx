import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly lead?: string;
  /** A `BackLink`. */
  readonly back?: ReactNode;
  /** Stands beside the title: a button or two. */
  readonly actions?: ReactNode;
  /** `text`: for reading and forms. `wide`: uses the room of a desktop. */
  readonly width?: 'text' | 'wide';
}

/** A screen that scrolls: heading, one line of what it is for, content. */
export function Page({ title, children, lead, back, actions, width = 'wide' }: PageProps) {
  return (
    <div className={cx(styles.page, styles[width])}>
      {back}
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
