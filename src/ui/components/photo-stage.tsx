import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoQuality } from '#domain/face/report.ts';
import type { FaceFocus } from './face-focus.ts';
import styles from './photo-stage.module.css';

interface PhotoStageProps {
  readonly url: string;
  /** Size of the decoded photo in pixels, the coordinates of `canvas`; null: nothing is drawn over it. */
  readonly size: Pick<PhotoQuality, 'width' | 'height'> | null;
  /** Where the face is; null as long as nobody knows: the photo then lies where faces usually are. */
  readonly focus: FaceFocus | null;
  /** What is drawn over the photo lies on it pixel for pixel, however the box cuts both. */
  readonly canvas?: Ref<HTMLCanvasElement>;
  /** What lies in the box over the photo; it places itself. */
  readonly children?: ReactNode;
}

/**
 * The photo as the hero of a screen, from the moment it is read to the result: a rounded box whose size follows from
 * the window alone, so that the photo keeps its place from one screen to the next. It fills the box, cut towards the
 * face.
 */
export function PhotoStage({ url, size, focus, canvas, children }: PhotoStageProps) {
  const { t } = useTranslation();
  const place =
    focus === null
      ? undefined
      : ({ '--x': `${100 * focus.x}%`, '--y': `${100 * focus.y}%` } as CSSProperties);
  return (
    <div className={styles.stage} style={place} data-stage>
      <img src={url} alt={t(($) => $.overlays.photoAlt)} />
      {size !== null && <canvas ref={canvas} width={size.width} height={size.height} aria-hidden="true" />}
      {children}
    </div>
  );
}
