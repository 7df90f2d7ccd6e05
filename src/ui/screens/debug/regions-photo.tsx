import { useTranslation } from 'react-i18next';
import type { Overlays } from '#analysis/contract.ts';
import { landmarksFromPairs } from '#domain/face/landmarks.ts';
import type { PhotoQuality } from '#domain/face/report.ts';
import { REGION_NAMES, regionPolygons } from '#domain/face/regions.ts';
import styles from './regions-photo.module.css';

interface RegionsPhotoProps {
  readonly url: string;
  readonly size: Pick<PhotoQuality, 'width' | 'height'>;
  readonly overlays: Overlays;
}

/** The photo with the outline of every skin region that the metrics read. */
export function RegionsPhoto({ url, size, overlays }: RegionsPhotoProps) {
  const { t } = useTranslation();
  const landmarks = landmarksFromPairs(overlays.landmarks);
  return (
    <figure className={styles.figure}>
      <img src={url} alt={t(($) => $.overlays.photoAlt)} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {REGION_NAMES.flatMap((name) =>
          regionPolygons(landmarks, name).map((polygon, side) => (
            <polygon
              key={`${name}${side === 0 ? '' : ' other side'}`}
              data-region={name}
              className={styles.region}
              points={polygon.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          )),
        )}
      </svg>
    </figure>
  );
}
