import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNT_FROM } from '#domain/limits/photo.ts';
import styles from './countdown.module.css';

const TICK_MS = 1000;

interface CountdownProps {
  /** After the last second. */
  readonly onDone: () => void;
  /** Somebody has touched the screen, pressed a key or gone back. */
  readonly onStop: () => void;
}

/** 3, 2, 1 over everything: the whole screen is one button that stops it. */
export function Countdown({ onDone, onStop }: CountdownProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(COUNT_FROM);
  /** A finger is down: it counts no further, and stops for good with the click, which then falls on nothing below. */
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Closed, and not merely taken away: the focus goes back to where it was.
    return () => current?.close();
  }, []);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => (left === 1 ? done() : setLeft(left - 1)), TICK_MS);
    return () => clearTimeout(timer);
  }, [held, left]);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.count}
      aria-label={t(($) => $.camera.timer.counting)}
      data-count={left}
      onClose={() => {
        if (dialog.current?.open !== true) onStop();
      }}
      onKeyDown={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <button
        type="button"
        className={styles.touch}
        onPointerDown={() => setHeld(true)}
        onPointerCancel={close}
        onClick={close}
      >
        <span className={styles.figure} translate="no" aria-hidden="true">
          {left}
        </span>
        <span className={styles.words}>{t(($) => $.camera.timer.stop)}</span>
      </button>
      <span className="visually-hidden" role="status" translate="no">
        {left}
      </span>
    </dialog>
  );
}
