import { cx } from '#ui/cx.ts';
import styles from './oval-guide.module.css';

interface OvalGuideProps {
  /** Green: the face is right. */
  readonly good: boolean;
  /** The ring fills over the steady second. */
  readonly filling: boolean;
}

/** An ellipse as a path that begins at its top, so that the ring fills from there. */
const OVAL = 'M150 62a98 132 0 0 1 0 264a98 132 0 0 1 0-264Z';

/** Where the face belongs. Drawn once; the ring is moved by CSS alone. */
export function OvalGuide({ good, filling }: OvalGuideProps) {
  return (
    <svg className={styles.guide} viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      <path className={styles.veil} fillRule="evenodd" d={`M0 0h300v400H0Z${OVAL}`} />
      <g fill="none" strokeWidth="4">
        <path className={cx(styles.ring, good && styles.good)} d={OVAL} />
        <path
          className={cx(styles.fill, filling && styles.filling)}
          d={OVAL}
          pathLength={1}
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
