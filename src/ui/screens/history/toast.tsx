import { useAtomValue, useSetAtom } from 'jotai';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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

/**
 * A line at the bottom, read aloud, and never in the way of the tab bar. It goes away by itself, but not under a hand: its
 * time begins anew once it has neither focus nor pointer, or something else was pressed.
 */
export function Toast({ text, action, milliseconds, onClose }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const held = focused || touched;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds, onClose]);
  useEffect(() => {
    // Not every browser takes the focus from a button when something beside it is pressed.
    const goOn = ({ target }: PointerEvent) => {
      if (target instanceof Node && toast.current?.contains(target) !== true) setFocused(false);
    };
    document.addEventListener('pointerdown', goOn);
    return () => document.removeEventListener('pointerdown', goOn);
  }, []);
  return (
    <div
      ref={toast}
      className={styles.toast}
      data-keeps-focus
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setTouched(true)}
      onPointerLeave={() => setTouched(false)}
    >
      <output>{text}</output>
      {action}
    </div>
  );
}

/** How long a deletion can be taken back once nobody is about to: time to hear it read, and to come to its button. */
const UNDO_MS = 20_000;

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
