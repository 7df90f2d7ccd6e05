import { Layers } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlays } from '#analysis/contract.ts';
import type { PhotoQuality } from '#domain/face/report.ts';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { drawOverlay, OVERLAY_CHOICES, type OverlayChoice } from '#ui/components/draw-overlay.ts';
import { faceFocus } from '#ui/components/face-focus.ts';
import { LayerChips } from '#ui/components/layer-chips.tsx';
import { PhotoStage } from '#ui/components/photo-stage.tsx';
import styles from './hero-photo.module.css';

interface HeroPhotoProps {
  readonly url: string;
  /** Size of the decoded image in pixels; the overlays speak its coordinates. */
  readonly size: Pick<PhotoQuality, 'width' | 'height'>;
  /** Null: the photo alone. */
  readonly overlays: Overlays | null;
  /** Whose words stand under the layers. */
  readonly metrics: KeptMetrics;
  /** Nobody under 20 is told about lines (decisions/tone). */
  readonly teen: boolean | null;
  /** The score, over the photo's lower edge. */
  readonly children: ReactNode;
}

/** The photo with its score; on a phone a button opens the row of what can be laid over it, on a desktop it is there. */
export function HeroPhoto({ url, size, overlays, metrics, teen, children }: HeroPhotoProps) {
  const { t } = useTranslation();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<OverlayChoice>('none');
  useEffect(() => {
    if (canvas.current !== null && overlays !== null) drawOverlay(canvas.current, overlays, choice);
  }, [overlays, choice]);
  const focus = useMemo(
    () => (overlays === null ? null : faceFocus(overlays.landmarks, size)),
    [overlays, size],
  );
  const toggle = () => {
    // Closed, the photo is itself again.
    if (open) setChoice('none');
    setOpen(!open);
  };
  const choices = teen === false ? OVERLAY_CHOICES : OVERLAY_CHOICES.filter((one) => one !== 'lines');
  return (
    <div className={styles.hero} data-open={open || choice !== 'none'} data-hero>
      <PhotoStage url={url} size={size} focus={focus} canvas={canvas}>
        {overlays !== null && (
          <button
            type="button"
            className={styles.opener}
            aria-label={t(($) => $.overlays.label)}
            title={t(($) => $.overlays.label)}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
            data-layers
          >
            <Layers size={22} aria-hidden />
          </button>
        )}
        {choice !== 'none' && <span className={styles.caption}>{t(($) => $.overlays[choice])}</span>}
      </PhotoStage>
      {children}
      {overlays !== null && (
        <div id={id} className={styles.layers} hidden={!open}>
          <LayerChips metrics={metrics} choices={choices} value={choice} onChange={setChoice} />
        </div>
      )}
    </div>
  );
}
