import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Angle } from '#domain/capture/limits.ts';
import { formatMegabytes } from '#i18n/format.ts';
import type { CameraHint } from '#state/capture/guide.ts';
import { engineStateAtom } from '#state/journey-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { cx } from '#ui/cx.ts';
import styles from './stage.module.css';
import {
  Check,
  Eye,
  Focus,
  Glasses,
  Lightbulb,
  MoveVertical,
  RotateCcw,
  RotateCw,
  ScanFace,
  Sun,
  SunDim,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import hintPillStyles from './hint-pill.module.css';

const ICONS: Readonly<Record<CameraHint, LucideIcon>> = {
  'no-face': ScanFace,
  'turn-more': RotateCw,
  'turn-back': RotateCcw,
  hold: Check,
  'more-light': Lightbulb,
  'less-light': SunDim,
  'even-light': Sun,
  'hold-still': Focus,
  'higher-resolution': ZoomIn,
  'come-closer': ZoomIn,
  'step-back': ZoomOut,
  'face-camera': Eye,
  'chin-level': MoveVertical,
  'straighten-head': RotateCw,
  'centre-face': Focus,
  'clear-forehead': ScanFace,
  'remove-glasses': Glasses,
};

/** What would make the picture better right now, or that it is good. */
function HintPill({ hint }: { hint: CameraHint }) {
  const { t } = useTranslation();
  const Icon = ICONS[hint];
  return (
    <span className={hintPillStyles.pill} data-hint={hint}>
      <Icon size={22} aria-hidden />
      {t(($) => $.camera.hints[hint])}
    </span>
  );
}

interface StageProps {
  readonly stream: MediaStream | null;
  /** The front camera is shown as a mirror, because that is how people know themselves. */
  readonly mirrored: boolean;
  /** Told once the first picture is there: a camera may be open for seconds before. */
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  /** Whether it is. */
  readonly live: boolean;
  readonly angle: Angle;
  readonly hint: CameraHint | null;
  readonly steady: boolean;
  readonly auto: boolean;
  readonly taking: boolean;
  /** Roasts left today; null: no limit. */
  readonly left: number | null;
  /** What stands in the upper corner of the picture. */
  readonly corner: ReactNode;
}

/** The live picture under an oval, and the one sentence that matters now. */
export function Stage(props: StageProps) {
  const { stream, mirrored, onVideo, live, angle, hint, steady, taking, left, corner } = props;
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || stream === null) return;
    const tell = () => onVideo(element);
    element.addEventListener('loadeddata', tell);
    element.srcObject = stream;
    // Refused only where the page is leaving: nothing to say.
    void element.play().catch(() => undefined);
    return () => {
      element.removeEventListener('loadeddata', tell);
      onVideo(null);
      element.srcObject = null;
    };
  }, [stream, onVideo]);
  return (
    <div className={styles.stage} data-steady={steady} data-angle={angle}>
      <video
        ref={video}
        className={cx(styles.video, mirrored && styles.mirrored)}
        aria-label={t(($) => $.camera.stage)}
        playsInline
        muted
      />
      <OvalGuide good={steady || taking} filling={fillingOf(props)} />
      <div className={styles.top}>
        {angle === 'front' && left !== null && (
          <p className={styles.left}>{t(($) => $.camera.left, { count: left })}</p>
        )}
      </div>
      <div className={styles.corner}>{corner}</div>
      <div className={styles.bottom} aria-live="polite">
        <StageWords {...{ live, taking, angle, hint }} />
      </div>
      {taking && <div className={styles.flash} />}
    </div>
  );
}

/** What the ring fills over: the steady second before a timer counts, or the seconds of a burst. */
function fillingOf({ steady, auto, taking, angle }: StageProps): Filling {
  if (taking) return angle === 'front' ? 'burst' : null;
  return steady && auto ? 'steady' : null;
}

type StageWordsProps = Pick<StageProps, 'live' | 'taking' | 'angle' | 'hint'>;

function StageWords({ live, taking, angle, hint }: StageWordsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const engine = useAtomValue(engineStateAtom);
  if (!live) return <p className={styles.words}>{t(($) => $.camera.opening)}</p>;
  if (taking)
    return (
      <p className={styles.words}>
        {angle === 'front' ? t(($) => $.camera.taking) : t(($) => $.camera.hints['hold-still'])}
      </p>
    );
  if (engine.state === 'unavailable') return <p className={styles.words}>{t(($) => $.camera.guideOff)}</p>;
  if (engine.state === 'waking' && engine.progress !== null && engine.progress.totalBytes > 0) {
    const loaded = formatMegabytes(engine.progress.loadedBytes, language);
    const total = formatMegabytes(engine.progress.totalBytes, language);
    // Every byte aloud would be noise.
    return (
      <p className={styles.words} aria-live="off">
        {t(($) => $.camera.guideDownload, { loaded, total })}
      </p>
    );
  }
  if (hint === null) return <p className={styles.words}>{t(($) => $.camera.guideWaking)}</p>;
  return <HintPill hint={hint} />;
}

type Filling = 'steady' | 'burst' | null;

interface OvalGuideProps {
  /** Green: the face is right. */
  readonly good: boolean;
  readonly filling: Filling;
}

/** An ellipse as a path that begins at its top, so that the ring fills from there. */
const OVAL = 'M150 62a98 132 0 0 1 0 264a98 132 0 0 1 0-264Z';

/** Where the face belongs. Drawn once; the ring is moved by CSS alone. */
function OvalGuide({ good, filling }: OvalGuideProps) {
  return (
    <svg className={styles.guide} viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      <path className={styles.veil} fillRule="evenodd" d={`M0 0h300v400H0Z${OVAL}`} />
      <g fill="none" strokeWidth="4">
        <path className={cx(styles.ring, good && styles.good)} d={OVAL} />
        <path
          className={cx(styles.fill, filling !== null && styles.filling, filling === 'burst' && styles.burst)}
          d={OVAL}
          pathLength={1}
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
