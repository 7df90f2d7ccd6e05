import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartialOverlays } from '#analysis/contract.ts';
import type { OverlayMap } from '#functions/vocabulary.ts';
import type { RunningJourney } from '#state/journey.ts';
import { drawOverlay, drawPoints } from '#ui/components/draw-overlay.ts';
import { faceFocus } from '#ui/components/face-focus.ts';
import { PhotoStage } from '#ui/components/photo-stage.tsx';
import styles from './watched-photo.module.css';

/** The maps that pass by: of the surface and the light, so that nobody is met by what they may not like. */
const MAPS = ['texture', 'shine', 'redness'] as const satisfies readonly OverlayMap[];
type Layer = 'landmarks' | (typeof MAPS)[number];

/** How long a layer stays before the next one: long enough to be seen, or it is not begun at all. */
const LAYER_MS = 700;

/** The photo while it is read, and over it what has been measured so far: first the points, then the maps. */
export function WatchedPhoto({ journey }: { journey: RunningJourney }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const partial = (journey.phase === 'preparing' ? null : journey.partial) ?? null;
  const layer = useLayer(partial);
  useDrawing(canvas, partial, layer);
  return (
    <div className={styles.watched} data-layer={layer ?? undefined}>
      <PhotoStage
        url={journey.photo.url}
        size={partial}
        focus={partial === null ? null : faceFocus(partial.landmarks, partial)}
        canvas={canvas}
      >
        <div className={styles.scan} />
        {layer !== null && (
          <p className={styles.name} aria-hidden="true">
            {t(($) => $.overlays[layer])}
          </p>
        )}
      </PhotoStage>
    </div>
  );
}

/** What is drawn now; null as long as nothing has been measured. Who wants no motion keeps the points. */
function useLayer(partial: PartialOverlays | null): Layer | null {
  const [turn, setTurn] = useState(0);
  const mapped = partial !== null && partial.overlays !== null;
  useEffect(() => {
    if (!mapped || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((before) => before + 1), LAYER_MS);
    return () => clearInterval(timer);
  }, [mapped]);
  if (partial === null) return null;
  return turn === 0 ? 'landmarks' : (MAPS[(turn - 1) % MAPS.length] ?? 'landmarks');
}

function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  partial: PartialOverlays | null,
  layer: Layer | null,
): void {
  useEffect(() => {
    if (canvas.current === null || partial === null || layer === null) return;
    if (layer === 'landmarks' || partial.overlays === null) drawPoints(canvas.current, partial.landmarks);
    else drawOverlay(canvas.current, partial.overlays, layer);
  }, [canvas, partial, layer]);
}
