import { useEffect, type ReactNode } from 'react';
import styles from './toast.module.css';

interface ToastProps {
  readonly text: string;
  /** A button, perhaps. */
  readonly action?: ReactNode;
  readonly milliseconds: number;
  /** Must keep its identity while the toast stands. */
  readonly onClose: () => void;
}

/** A line at the bottom that goes away by itself; read aloud, and never in the way of the tab bar. */
export function Toast({ text, action, milliseconds, onClose }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, onClose]);
  return (
    <div className={styles.toast} data-keeps-focus>
      <output>{text}</output>
      {action}
    </div>
  );
}
