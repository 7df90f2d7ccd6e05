import type { CSSProperties } from 'react';
import { cx } from '#ui/cx.ts';
import type { Tone } from '#ui/tones.ts';
import styles from './bar.module.css';

export type BarTone = 'accent' | 'plain' | Tone;

/** A filled bar, 0 to 1. Decorative: the number stands beside it. */
export function Bar({ share, tone }: { share: number; tone: BarTone }) {
  const fill = { '--share': Math.min(1, Math.max(0, share)) } as CSSProperties;
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={cx(styles.fill, styles[tone])} style={fill} />
    </div>
  );
}
