import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './card.module.css';

/**
 * The classes of a card, for what has another shape or tag: `raised` is its surface with a shadow, `flat` without,
 * `card` the whole with its padding.
 */
export const CARD_CLASSES = { card: styles.card, raised: styles.raised, flat: styles.flat } as const;

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
          <span className={styles.name}>{title}</span>
        </h2>
      )}
      {children}
    </section>
  );
}

interface CheckListProps {
  readonly items: readonly string[];
  /** Less room between the lines. */
  readonly tight?: boolean;
}

/** Lines with a green tick: what comes, or what is promised. */
export function CheckList({ items, tight = false }: CheckListProps) {
  return (
    <ul className={cx(styles.list, tight && styles.tight)}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Check size={20} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
