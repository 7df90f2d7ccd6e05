import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Mascot, type MascotMood } from './mascot.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  /** 1 where the notice is the whole screen. */
  readonly level?: 1 | 2;
  /** What stands above: the mascot with this face, or an icon. */
  readonly mood?: MascotMood;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** The way on: a button or two. */
  readonly actions?: ReactNode;
  readonly alert?: boolean;
}

/** One thing to say and a way on, in the middle of the screen: what is empty, locked, over or done. */
export function Notice(props: NoticeProps) {
  const { title, level = 2, mood = 'grin', icon, children, actions, alert = false } = props;
  return (
    <section className={cx(styles.notice, level === 1 && styles.alone)} role={alert ? 'alert' : undefined}>
      {icon === undefined ? <Mascot mood={mood} size="large" /> : <span className={styles.icon}>{icon}</span>}
      {level === 1 ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      <div className={styles.words}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
