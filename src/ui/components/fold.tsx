import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** Stands under the title and is seen while the fold is closed: a rating, a word. */
  readonly note?: ReactNode;
  /** Stands at the end of the line: a number. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
  /** Names the fold for tests and for links to it. */
  readonly name: string;
  /** How deep the title lies among the headings of the page. */
  readonly level?: 2 | 3;
}

/** One line that opens into more, as the browser's own disclosure. Lines lie in a `FoldList`. */
export function Fold({ title, icon, note, end, children, name, level = 3 }: FoldProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className={styles.fold} data-fold={name}>
      <summary className={styles.line}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {note}
        </span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
        <ChevronDown className={styles.chevron} size={20} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Folds as the lines of one card. */
export function FoldList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
