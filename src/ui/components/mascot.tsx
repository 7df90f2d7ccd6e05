import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Flame } from './flame.tsx';
import styles from './mascot.module.css';

/** What the mascot's faces are drawn of, in the flame's square of 64. Each is a few strokes over its inner flame. */
const INK = '#4a1a0c';
const RIM = '#b8481f';
const WHITE = '#fffaf3';
const BLUSH = '#ff6f61';
const SKY = '#8ed3ff';
const HAND = '#ffc24d';

/** A line without a filling; `wide` in units of the square. */
function Stroke({ d, wide = 2.5, ink = INK }: { d: string; wide?: number; ink?: string }) {
  return (
    <path d={d} fill="none" stroke={ink} strokeWidth={wide} strokeLinecap="round" strokeLinejoin="round" />
  );
}

/** Both cheeks. */
function Cheeks({ y = 48, deep = 0.55 }: { y?: number; deep?: number }) {
  return (
    <g fill={BLUSH} opacity={deep}>
      <circle cx="21.6" cy={y} r="2.3" />
      <circle cx="43.4" cy={y} r="2.3" />
    </g>
  );
}

/** A round eye with its light. */
function Eye({ x, y = 42, r = 2.9 }: { x: number; y?: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={INK} />
      <circle cx={x - r * 0.32} cy={y - r * 0.38} r={r * 0.32} fill={WHITE} />
    </>
  );
}

/** The open mouth of a laugh: dark, with teeth above and a tongue below. */
function Laugh() {
  return (
    <>
      <path d="M24.3 46.6h16.4c0 5.6-3.3 9.2-8.2 9.2s-8.2-3.6-8.2-9.2Z" fill={INK} />
      <path d="M26 46.6h13l-.7 2.6H26.7Z" fill={WHITE} />
      <path d="M27.8 53.8c2.2-2.6 7.2-2.6 9.4 0-2.6 2.7-6.8 2.7-9.4 0Z" fill={BLUSH} />
    </>
  );
}

/** Welcome, or done: all teeth. */
function Grin() {
  return (
    <>
      <Cheeks y={47} />
      <Eye x={26} y={41} r={3.1} />
      <Eye x={39} y={41} r={3.1} />
      <Laugh />
    </>
  );
}

/** Too dark or too blurred: narrowed eyes under a hand that keeps the light off. */
function Squint() {
  return (
    <>
      <Cheeks y={48.4} />
      <path
        d="M21.4 43.6c2.8-2.3 6.6-2.3 9.4 0-2.8 2-6.6 2-9.4 0ZM34.2 43.6c2.8-2.3 6.6-2.3 9.4 0-2.8 2-6.6 2-9.4 0Z"
        fill={INK}
      />
      <circle cx="25" cy="43" r=".9" fill={WHITE} />
      <circle cx="37.8" cy="43" r=".9" fill={WHITE} />
      <Stroke d="M22.8 47.6c1.8.6 4 .5 5.8-.2M36.4 47.4c1.8.7 4 .8 5.8.2" wide={1.3} ink={RIM} />
      <Stroke d="M21.6 38.6c2-1.5 4.7-1.9 7-1.1" wide={2.3} />
      <Stroke d="M28.8 52.8c2.2 1.1 4.9.9 7-.6" />
      <path
        d="M55.8 45.5c-2.5 1-5.6-.9-7.3-3.3-1.5-2-3.3-2.5-6.1-2.2l-8.3 1c-3 .3-3.7-3-.9-3.9 5.4-1.8 10-4.6 14.8-4.5 5.7.2 10 4.9 10.4 9.3.1 1.7-1 3-2.6 3.6Z"
        fill={HAND}
        stroke={RIM}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <Stroke d="M37.5 38.5l6-1.3M47.2 38.8c.9-1 1.2-2.1.9-3.4" wide={1.2} ink={RIM} />
    </>
  );
}

/** Looking through a glass that makes one eye large. */
function Searching() {
  return (
    <>
      <Cheeks />
      <Stroke d="M22.4 36.4c1.6-1.5 3.8-1.9 5.6-1.2" wide={2} />
      <Eye x={25} y={42} r={2.6} />
      <Stroke d="M27 51c1.8 1.4 4.2 1.5 6.2.4" />
      <g className={styles.glass}>
        <path d="m47.6 49.6 8 8.4" stroke={RIM} strokeWidth="5.2" strokeLinecap="round" />
        <circle cx="41" cy="42.5" r="9.4" fill="#eaf7ff" stroke={RIM} strokeWidth="2.6" />
        <Eye x={40.6} y={42.8} r={5} />
        <Stroke d="M35.2 39.6c.8-1.8 2-2.9 3.7-3.5" wide={1.6} ink={WHITE} />
      </g>
    </>
  );
}

/** A look from the corner of the eye, one brow up, and half a smile: here comes the joke. */
function SideEye() {
  return (
    <>
      <Cheeks y={48.6} />
      <path d="M20.8 41.6h9.4a4.7 4.5 0 0 1-9.4 0ZM34.8 41.6h9.4a4.7 4.5 0 0 1-9.4 0Z" fill={WHITE} />
      <path
        d="M25.4 41.6h4.8a4.6 4.5 0 0 1-1.6 3.4 3 3 0 0 1-3.2-3.4ZM39.4 41.6h4.8a4.6 4.5 0 0 1-1.6 3.4 3 3 0 0 1-3.2-3.4Z"
        fill={INK}
      />
      <Stroke d="M20.6 41.5h9.8M34.6 41.5h9.8" wide={2.2} />
      <g className={styles.brow}>
        <Stroke d="M35.2 36.2c2.4-2.3 5.6-2.9 8.4-1.6" wide={2.3} />
      </g>
      <Stroke d="M21.4 38.2l7.4.6" wide={2.3} />
      <Stroke d="M28 52c3.8.9 8-.2 10.2-3.4" />
    </>
  );
}

/** Nothing to do: eyes shut, and a snore. */
function Asleep() {
  return (
    <>
      <Cheeks y={47.6} />
      <Stroke d="M22.6 42.2c1 3 5.6 3 6.6 0M35.8 42.2c1 3 5.6 3 6.6 0" />
      <ellipse cx="32.5" cy="51" rx="2.3" ry="2.6" fill={INK} />
      <g className={styles.snore}>
        <Stroke d="M51 20h6.5l-6.5 7.5h6.5" wide={2.8} ink="#ff7a4a" />
        <Stroke d="M57.5 8h4.5l-4.5 5.4h4.5" wide={2.2} ink="#ffa24d" />
      </g>
    </>
  );
}

/** Our fault: worried brows, teeth clenched in a smile, and a drop of sweat. */
function Sheepish() {
  return (
    <>
      <Cheeks y={47.4} deep={0.8} />
      <Stroke d="M21.8 37.8c2-.4 4-1.5 5.6-3M43.2 37.8c-2-.4-4-1.5-5.6-3" wide={2.2} />
      <Eye x={26.4} y={42} r={2.7} />
      <Eye x={38.6} y={42} r={2.7} />
      <path
        d="M26.5 47.5c4-.8 8-.8 12 0 2.2.5 2.2 5.6 0 6-4 .8-8 .8-12 0-2.2-.4-2.2-5.5 0-6Z"
        fill={WHITE}
        stroke={INK}
        strokeWidth="1.9"
      />
      <Stroke d="M25.5 50.5h14M29.6 47.5v6M32.5 47.3v6.4M35.4 47.5v6" wide={1} />
      <path
        className={styles.drop}
        d="M50.5 19.5c2.6 3.7 4.3 6 4.3 8.3a4.3 4.3 0 0 1-8.6 0c0-2.3 1.7-4.6 4.3-8.3Z"
        fill={SKY}
        stroke="#3f9bd6"
        strokeWidth="1.2"
      />
    </>
  );
}

/** Both hands clap before a laughing face. */
function Applause() {
  return (
    <>
      <Cheeks y={43.8} />
      <Stroke d="M22.4 38.6c1-4.4 6-4.4 7 0M35.6 38.6c1-4.4 6-4.4 7 0" wide={2.6} />
      <path d="M25.6 42.2h13.8c0 4.6-2.8 7.4-6.9 7.4s-6.9-2.8-6.9-7.4Z" fill={INK} />
      <path d="M27 42.2h11l-.6 2.3h-9.8Z" fill={WHITE} />
      <path d="M28.6 47.9c2-2 5.8-2 7.8 0-2.2 2.2-5.6 2.2-7.8 0Z" fill={BLUSH} />
      <g fill={HAND} stroke={RIM} strokeWidth="1.6" strokeLinejoin="round">
        <path
          className={styles.left}
          d="M28.2 51.6c1.8-1.2 3.5.1 3.7 2.3.3 4-.6 8-3.8 9.6-3.8 1.9-8.6.5-10.3-2.9-1.3-2.6-.2-4.6 1.8-5.8 1-.7 2-.2 2.9.4Z"
        />
        <path
          className={styles.right}
          d="M36.8 51.6c-1.8-1.2-3.5.1-3.7 2.3-.3 4 .6 8 3.8 9.6 3.8 1.9 8.6.5 10.3-2.9 1.3-2.6.2-4.6-1.8-5.8-1-.7-2-.2-2.9.4Z"
        />
      </g>
      <Stroke
        d="M12.5 53.5l-4.5-2.8M12 59.5l-5.2.6M52.5 53.5l4.5-2.8M53 59.5l5.2.6"
        wide={2.2}
        ink="#ffa24d"
      />
    </>
  );
}

export type MascotMood = 'grin' | 'squint' | 'searching' | 'side-eye' | 'asleep' | 'sheepish' | 'applause';

const FACES: Readonly<Record<MascotMood, () => ReactNode>> = {
  grin: Grin,
  squint: Squint,
  searching: Searching,
  'side-eye': SideEye,
  asleep: Asleep,
  sheepish: Sheepish,
  applause: Applause,
};

interface MascotProps {
  readonly mood: MascotMood;
  /** Its width: 3, 6 or up to 9 rem. Left out: that of the box it stands in. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** The flame with the face of the moment. Decorative: the words beside it say it all. Still under reduced motion. */
export function Mascot({ mood, size }: MascotProps) {
  const Face = FACES[mood];
  return (
    <div className={cx(styles.mascot, size && styles[size])} data-mood={mood} aria-hidden="true">
      <Flame>
        <Face />
      </Flame>
    </div>
  );
}
