import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './outcome-line.module.css';

/** What was done, read out as it appears: its region is there before it. Null: nothing was. */
export function DoneLine({ children }: { children: string | null }) {
  return <output>{children !== null && <DoneBox>{children}</DoneBox>}</output>;
}

/** The same where something else reads it out. */
export function DoneBox({ children }: { children: ReactNode }) {
  return (
    <span className={styles.done}>
      <CircleCheck size={20} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

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
