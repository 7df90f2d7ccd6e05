import { Check } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import styles from './check-list.module.css';

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
