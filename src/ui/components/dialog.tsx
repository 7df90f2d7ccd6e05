import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useBackCloses } from '#ui/back-closes.ts';
import { cx } from '#ui/cx.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Names the cross. */
  readonly closeLabel: string;
  /** However it was closed: by its cross, by Escape, or by the browser's Back. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `card`: in the middle. `sheet`: from below on a phone. */
  readonly look?: 'card' | 'sheet';
  /** Id of what says more than the title; with it, an alert reads that out, too. */
  readonly describedBy?: string;
  readonly alert?: boolean;
}

/** A modal, open as long as it is mounted: title, cross, content. The browser keeps the focus inside. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, children, look = 'card', describedBy, alert = false } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      className={cx(styles.dialog, styles[look])}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button look="round" label={closeLabel} onClick={() => dialog.current?.close()}>
          <X size={22} aria-hidden />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
