import { CircleAlert } from 'lucide-react';
import styles from './told-line.module.css';

interface FailureLineProps {
  /** One sentence, or several on a line each. */
  readonly children: string | readonly string[];
  /** Not read out: what is around it does that, or the page says it in another place, too. */
  readonly silent?: boolean;
}

/** What did not work, read out as it appears; its sign tells it from a hint where colours are alike. */
export function FailureLine({ children, silent = false }: FailureLineProps) {
  return (
    <div {...(silent ? {} : { role: 'alert' })} className={styles.failure}>
      <CircleAlert size={20} aria-hidden />
      <div>
        {[children].flat().map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
