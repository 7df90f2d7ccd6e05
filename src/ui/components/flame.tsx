import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './flame.module.css';

/** The outline of the flame in a square of 64: for the logo, and for the card that is drawn on a canvas. */
export const FLAME_SIZE = 64;
export const FLAME_OUTER =
  'M34 3c2 9 8 12 13 19 4 5 6 10 6 16 0 13-9 23-21 23S11 51 11 38c0-8 4-14 9-19 0 5 1 8 4 9 1-10 3-18 10-25Z';
export const FLAME_INNER =
  'M33 25c2 5 6 7 9 11 2 3 3 5 3 9 0 8-6 13-13 13s-13-5-13-13c0-5 2-8 5-11 1 3 2 4 4 5 0-5 2-10 5-14Z';

interface FlameProps {
  readonly alive?: boolean;
  /** Another face than the smile, in the same square of 64. */
  readonly children?: ReactNode;
}

/** The flame with a smile: logo, mascot, and the one who roasts. Decorative: the text says it all. */
export function Flame({ alive = false, children }: FlameProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      className={alive ? styles.alive : undefined}
    >
      <defs>
        <linearGradient id={`${id}o`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ff8a4d" />
          <stop offset="1" stopColor="#ff4a3d" />
        </linearGradient>
        <linearGradient id={`${id}i`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd65c" />
          <stop offset="1" stopColor="#ff9d52" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}o)`} d={FLAME_OUTER} />
      <path fill={`url(#${id}i)`} d={FLAME_INNER} />
      <g className={styles.face}>{children ?? <Smile />}</g>
    </svg>
  );
}

function Smile() {
  return (
    <>
      <circle cx="26.5" cy="43" r="2.5" fill="#4a1a0c" />
      <circle cx="38" cy="43" r="2.5" fill="#4a1a0c" />
      <path
        d="M25.5 48.5c2 4 11.5 4 13.5 0"
        fill="none"
        stroke="#4a1a0c"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="22.5" cy="47.5" r="2" fill="#ff6f61" opacity=".55" />
      <circle cx="42" cy="47.5" r="2" fill="#ff6f61" opacity=".55" />
    </>
  );
}

/** Fills the page while something loads; shows itself only when that takes long enough to notice. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <output className={styles.page}>
      <span className={styles.flame}>
        <Flame alive />
      </span>
      <span>{t(($) => $.nav.loading)}</span>
    </output>
  );
}
