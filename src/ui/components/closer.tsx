import { Flame } from './flame.tsx';
import styles from './closer.module.css';

/** The last word: always a true strength. */
export function Closer({ text }: { text: string }) {
  return (
    <div className={styles.closer}>
      <div className={styles.mascot}>
        <Flame alive />
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
