import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './told-line.module.css';

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
