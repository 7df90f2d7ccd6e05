import type { ReactNode } from 'react';
import { FLAME_OUTER } from '#ui/components/flame.tsx';
import styles from './step-drawing.module.css';

/** A phone, 44 × 84, in the middle of a 96 × 92 picture. */
export function Phone({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect className={styles.frame} x="26" y="4" width="44" height="84" rx="8" />
      {children}
    </>
  );
}

/** A browser window with its bar. */
export function Desk({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect className={styles.frame} x="4" y="14" width="88" height="64" rx="6" />
      <path className={styles.rule} d="M4 30h88" />
      <circle className={styles.dot} cx="11" cy="22" r="2" />
      <circle className={styles.dot} cx="18" cy="22" r="2" />
      {children}
    </>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the picture that is not to be pressed. */
export function Quiet({ x, y, width, height }: Box) {
  return <rect className={styles.quiet} x={x} y={y} width={width} height={height} rx="3" />;
}

/** What is to be pressed. */
export function Target({ x, y, width, height }: Box) {
  return <rect className={styles.target} x={x} y={y} width={width} height={height} rx="4" />;
}

/** A row of a menu or sheet with a place for a sign at its left. */
export function Row({
  y,
  x = 30,
  width = 36,
  hot = false,
}: {
  y: number;
  x?: number;
  width?: number;
  hot?: boolean;
}) {
  return (
    <>
      {hot && <Target x={x - 2} y={y - 3} width={width + 4} height={15} />}
      <rect
        className={hot ? styles.words : styles.quiet}
        x={x + 13}
        y={y + 2}
        width={width - 17}
        height="5"
        rx="2.5"
      />
    </>
  );
}

/** A sign drawn with one stroke. */
export function Sign({ d }: { d: string }) {
  return <path className={styles.sign} d={d} />;
}

/** Apple's "share": an arrow that leaves a box. Its middle is at x, y. */
export function ShareSign({ x, y }: { x: number; y: number }) {
  return <Sign d={`M${x - 3} ${y - 1}h-2v8h10v-8h-2M${x} ${y + 3}v-9M${x - 3} ${y - 3}l3-3 3 3`} />;
}

/** A plus in a square. */
export function AddSign({ x, y }: { x: number; y: number }) {
  return <Sign d={`M${x - 4} ${y - 4}h8v8h-8zM${x - 2} ${y}h4M${x} ${y - 2}v4`} />;
}

/** An arrow into a tray. */
export function InstallSign({ x, y }: { x: number; y: number }) {
  return <Sign d={`M${x} ${y - 5}v7M${x - 3} ${y - 1}l3 3 3-3M${x - 4} ${y + 4}h8`} />;
}

/** Our icon, 16 wide, its corner at x, y. */
export function AppIcon({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect className={styles.icon} x={x} y={y} width="16" height="16" rx="4" />
      <path
        className={styles.flame}
        transform={`translate(${x + 2} ${y + 2}) scale(0.1875)`}
        d={FLAME_OUTER}
      />
    </>
  );
}
