import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Flame } from './flame.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  /** 1 where the notice is the whole screen. */
  readonly level?: 1 | 2;
  /** Instead of the mascot. */
  readonly icon?: ReactNode;
  readonly tone?: 'warm' | 'good';
  readonly children: ReactNode;
  /** The way on: a button or two. */
  readonly actions?: ReactNode;
  readonly alert?: boolean;
}

/** One thing to say and a way on, in the middle of the screen: what is empty, locked, over or done. */
export function Notice(props: NoticeProps) {
  const { title, level = 2, icon, tone = 'warm', children, actions, alert = false } = props;
  return (
    <section className={cx(styles.notice, level === 1 && styles.alone)} role={alert ? 'alert' : undefined}>
      {icon === undefined ? (
        <div className={styles.mascot}>
          <Flame alive />
        </div>
      ) : (
        <span className={cx(styles.icon, styles[tone])}>{icon}</span>
      )}
      {level === 1 ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      <div className={styles.words}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
