import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly title?: string;
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'warm' | 'good';
}

/** The card: a section of the page with a title, an icon and a tone. */
export function Card({ children, title, icon, tone = 'plain' }: CardProps) {
  return (
    <section className={cx(styles.card, styles[tone])}>
      {title !== undefined && (
        <h2 className={styles.title}>
          {icon}
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
