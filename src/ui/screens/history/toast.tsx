import { useAtomValue, useSetAtom } from 'jotai';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deletedAtom, forgetDeletedAtom, undoDeleteAtom } from '#state/history-atoms.ts';
import { Button } from '#ui/components/button.tsx';
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

/** How long a deletion can be taken back. */
const UNDO_MS = 6_000;

/** Offers the way back from a deletion; takes the focus that the deleted row has left behind. */
export function UndoToast({ onUndone }: { onUndone: (worked: boolean) => void }) {
  const { t } = useTranslation();
  const deleted = useAtomValue(deletedAtom);
  const undo = useSetAtom(undoDeleteAtom);
  const forget = useSetAtom(forgetDeletedAtom);
  const button = useRef<HTMLButtonElement>(null);
  const id = deleted?.entry.id;
  useEffect(() => {
    if (id !== undefined) button.current?.focus({ preventScroll: true });
  }, [id]);
  if (deleted === null) return null;
  const takeBack = async () => onUndone((await undo()) === 'done');
  return (
    <Toast
      key={id}
      text={t(($) => $.history.deleted.text)}
      milliseconds={UNDO_MS}
      onClose={forget}
      action={
        <Button ref={button} icon={<Undo2 size={20} aria-hidden />} onClick={() => void takeBack()}>
          {t(($) => $.history.deleted.undo)}
        </Button>
      }
    />
  );
}
