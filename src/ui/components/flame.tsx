import { useId, type ReactNode } from 'react';
import { FLAME_INNER, FLAME_OUTER } from './flame-paths.ts';
import styles from './flame.module.css';

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
