import { useAtomValue } from 'jotai';
import { LightbulbOff } from 'lucide-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Band } from '#functions/vocabulary.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { cx } from '#ui/cx.ts';
import { BAND_TONES } from '#ui/tones.ts';
import styles from './score-ring.module.css';

interface ScoreRingProps {
  /** Whole points out of 100, and the half-width of their 95 % range. */
  readonly value: number;
  readonly spread: number;
  readonly band: Band;
  /** Just measured: the ring fills as it appears. */
  readonly fresh: boolean;
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * The score as a big friendly number in a ring of its band's colour; the pale arc around its end is the ±. As large as
 * the box that it lies in, which says its size as `--ring`. Of phrasing content, so that it can lie in a button.
 */
export function ScoreRing({ value, spread, band, fresh }: ScoreRingProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const low = Math.max(0, value - spread);
  const high = Math.min(100, value + spread);
  const length = { '--length': LENGTH, '--rest': LENGTH * (1 - value / 100) } as CSSProperties;
  const score = formatInteger(value, language);
  const shown = formatInteger(useCountUp(value, fresh), language);
  const plusMinus = formatInteger(spread, language);
  return (
    <span className={cx(styles.ring, styles[BAND_TONES[band]])}>
      <span className="visually-hidden">{t(($) => $.result.score.aria, { score, spread: plusMinus })}</span>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <g transform="rotate(-90 60 60)" fill="none" strokeWidth="11">
          <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
          <circle
            className={styles.range}
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={`${((high - low) / 100) * LENGTH} ${LENGTH}`}
            strokeDashoffset={-(low / 100) * LENGTH}
          />
          <circle
            className={cx(styles.value, fresh && styles.fills)}
            cx="60"
            cy="60"
            r={RADIUS}
            strokeLinecap="round"
            style={length}
          />
        </g>
      </svg>
      <span className={styles.number} translate="no" aria-hidden="true">
        <span className={styles.big}>{shown}</span>
        <span className={styles.spread}>±{plusMinus}</span>
      </span>
    </span>
  );
}

/** In its place where no score is told: an empty ring, and a lamp that is out. The words stand beside it. */
export function UntoldRing() {
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle className={styles.untold} cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="11" />
      </svg>
      <span className={styles.number}>
        <LightbulbOff className={styles.lamp} aria-hidden />
      </span>
    </span>
  );
}

/** As long as the ring takes to fill (score-ring.module.css). */
const DURATION_MS = 900;

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Counts from 0 to a whole number, fast first and slow at the end. Says the number at once where it is not new,
 * and where the system asks for less motion.
 */
function useCountUp(value: number, fresh: boolean): number {
  const [still] = useState(() => !fresh || window.matchMedia(STILL).matches);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (still) return;
    let frame = 0;
    const began = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / DURATION_MS));
      setShown(Math.round(value * (1 - (1 - t) ** 3)));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, still]);
  return still ? value : shown;
}
