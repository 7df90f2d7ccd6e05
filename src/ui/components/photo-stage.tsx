import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoQuality } from '#domain/face/report.ts';
import { FACE_OVAL, LEFT_BROW, MESH_POINTS, POINT, RIGHT_BROW } from '#domain/face/topology.ts';
import { cx } from '#ui/cx.ts';
import styles from './photo-stage.module.css';

/** A face from its brows to its chin and from cheek to cheek, in shares of the photo, 0 to 1 from its left and upper edge. */
interface FaceBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What must be seen of a face: its brows, and its outline from the cheekbones to the chin. */
const SEEN = [
  ...RIGHT_BROW,
  ...LEFT_BROW,
  ...FACE_OVAL.slice(FACE_OVAL.indexOf(POINT.leftCheekbone), FACE_OVAL.indexOf(POINT.rightCheekbone) + 1),
];

const within = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * @param landmarks x, y pairs in pixels of the photo
 * @returns null without the landmarks of a whole face, and where it lies outside the photo
 */
export function faceBox(
  landmarks: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): FaceBox | null {
  if (landmarks.length < 2 * MESH_POINTS) return null;
  const xs = SEEN.map((index) => within((landmarks[2 * index] ?? 0) / width));
  const ys = SEEN.map((index) => within((landmarks[2 * index + 1] ?? 0) / height));
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

interface PhotoStageProps {
  readonly url: string;
  /** Size of the decoded photo in pixels, the coordinates of `canvas`; null: nothing is drawn over it. */
  readonly size: Pick<PhotoQuality, 'width' | 'height'> | null;
  /** Where the face is; null as long as nobody knows: the photo then lies where faces usually are. */
  readonly face: FaceBox | null;
  /** What is drawn over the photo lies on it pixel for pixel, however the box cuts both. */
  readonly canvas?: Ref<HTMLCanvasElement>;
  /** What lies in the box over the photo; it places itself. */
  readonly children?: ReactNode;
}

/**
 * The photo as the hero of a screen, from the moment it is read to the result: a rounded box whose size follows from
 * the window alone, so that the photo keeps its place from one screen to the next. It fills the box, cut so that the face
 * lies in the middle; where brows and chin would not both be seen it is smaller, on a ground of its own colours.
 */
export function PhotoStage({ url, size, face, canvas, children }: PhotoStageProps) {
  const { t } = useTranslation();
  const place =
    face === null || size === null
      ? undefined
      : ({
          '--ratio': size.width / size.height,
          '--x': (face.left + face.right) / 2,
          '--y': (face.top + face.bottom) / 2,
          '--wide': face.right - face.left,
          '--tall': face.bottom - face.top,
        } as CSSProperties);
  return (
    <div className={cx(styles.stage, place && styles.placed)} style={place} data-stage>
      <div className={styles.photo}>
        {place && <div className={styles.ground} style={{ backgroundImage: `url("${url}")` }} />}
        <img src={url} alt={t(($) => $.overlays.photoAlt)} />
        {size !== null && <canvas ref={canvas} width={size.width} height={size.height} aria-hidden="true" />}
      </div>
      {children}
    </div>
  );
}
