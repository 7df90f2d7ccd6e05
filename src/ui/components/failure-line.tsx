import { CircleAlert } from 'lucide-react';
import styles from './failure-line.module.css';

interface FailureLineProps {
  readonly children: string;
  /** Not read out: the page says it in another place, too. */
  readonly silent?: boolean;
}

/** What did not work, read out as it appears; its sign tells it from a hint where colours are alike. */
export function FailureLine({ children, silent = false }: FailureLineProps) {
  return (
    <div {...(silent ? {} : { role: 'alert' })} className={styles.failure}>
      <CircleAlert size={20} aria-hidden />
      <p>{children}</p>
    </div>
  );
}
