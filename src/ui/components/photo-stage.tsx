import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoQuality } from '#domain/face/report.ts';
import styles from './photo-stage.module.css';

/** Middle of a face in shares of the photo, 0 to 1 from its left and upper edge. */
interface FaceFocus {
  readonly x: number;
  readonly y: number;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The middle of all landmarks, which lies between eyes and mouth.
 * @param landmarks x, y pairs in pixels of the photo
 * @returns null without landmarks
 */
export function faceFocus(
  landmarks: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): FaceFocus | null {
  const count = Math.floor(landmarks.length / 2);
  if (count === 0) return null;
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i += 1) {
    x += landmarks[2 * i] ?? 0;
    y += landmarks[2 * i + 1] ?? 0;
  }
  return { x: within(x / count / width), y: within(y / count / height) };
}

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
