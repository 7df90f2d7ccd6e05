import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flame } from './flame.tsx';
import styles from './hero-art.module.css';

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;
/** The score of the example, as a share of the ring. */
const SHARE = 0.84;

/** The mascot in a score ring, with a joke and a compliment: what the app does, at a glance. For the eye only. */
export function HeroArt({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.halo} />
      <svg className={styles.ring} viewBox="0 0 100 100" focusable="false">
        <g transform="rotate(-90 50 50)" fill="none" strokeWidth="5" strokeLinecap="round">
          <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
          <circle
            className={styles.value}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${SHARE * LENGTH} ${LENGTH}`}
          />
        </g>
      </svg>
      <div className={styles.flame}>{children ?? <Flame alive />}</div>
      <p className={styles.joke}>{t(($) => $.splash.art.joke)}</p>
      <p className={styles.great}>
        <Check size={18} strokeWidth={3} />
        {t(($) => $.splash.art.great)}
      </p>
    </div>
  );
}
