import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlays } from '#analysis/contract.ts';
import type { PhotoQuality } from '#domain/face/report.ts';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { drawOverlay, OVERLAY_CHOICES, type OverlayChoice } from './draw-overlay.ts';
import { LayerChips } from './layer-chips.tsx';
import styles from './overlay-photo.module.css';

interface OverlayPhotoProps {
  readonly url: string;
  /** Size of the decoded image in pixels; the overlays speak its coordinates. */
  readonly size: Pick<PhotoQuality, 'width' | 'height'>;
  /** Null: the photo alone. */
  readonly overlays: Overlays | null;
  /** Whose words stand under the layers. */
  readonly metrics: KeptMetrics;
}

/** The whole photo, uncut, and switches for what was found in it. */
export function OverlayPhoto({ url, size, overlays, metrics }: OverlayPhotoProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<OverlayChoice>('none');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && overlays !== null) drawOverlay(canvas.current, overlays, choice);
  }, [overlays, choice]);
  const ratio = { '--ratio': size.width / size.height } as CSSProperties;
  return (
    <figure className={styles.figure}>
      <div className={styles.photo} style={ratio}>
        <img src={url} alt={t(($) => $.overlays.photoAlt)} />
        <canvas ref={canvas} width={size.width} height={size.height} aria-hidden="true" />
      </div>
      {overlays !== null && (
        <figcaption>
          <LayerChips metrics={metrics} choices={OVERLAY_CHOICES} value={choice} onChange={setChoice} />
        </figcaption>
      )}
    </figure>
  );
}
