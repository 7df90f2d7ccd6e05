import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { engineAtom, firstDownloadAtom } from '#state/journey-atoms.ts';
import { sampleComingAtom } from '#state/journey-run-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { isFullMissing } from '#state/model-prefetch-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { EngineCosts } from '#ui/components/engine-costs.tsx';
import { useEngineCosts } from '#ui/hooks/use-engine-costs.ts';
import styles from './beside.module.css';
import { LastResult } from './last-result.tsx';
import { PhotoWays } from './photo-ways.tsx';
import { RoastChips, type Sheet } from './roast-chips.tsx';

interface CameraAsideProps {
  /** Roasts left today; null: no limit. */
  readonly left: number | null;
  /** Null where a photo is there already. */
  readonly onSample: (() => void) | null;
}

/** What stands beside a panel that is there instead of the camera. */
export function CameraAside({ left, onSample }: CameraAsideProps) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<Sheet>(null);
  return (
    <div className={styles.beside}>
      <LastResult />
      {left !== null && <p className={styles.left}>{t(($) => $.camera.left, { count: left })}</p>}
      <div className={styles.chips}>
        <RoastChips sheet={sheet} onSheet={setSheet} spelledOut />
      </div>
      {onSample !== null && <SampleFace onSample={onSample} />}
      {onSample !== null && <PhotoWays />}
      <EngineNote />
    </div>
  );
}

/** The drawn face, for those who have neither camera nor photo at hand. */
function SampleFace({ onSample }: { readonly onSample: () => void }) {
  const { t } = useTranslation();
  const { samplePreviewUrl } = useAtomValue(servicesAtom).photos;
  const coming = useAtomValue(sampleComingAtom);
  return (
    <div className={styles.sample}>
      <img
        className={styles.thumb}
        src={samplePreviewUrl}
        alt={t(($) => $.home.sample.alt)}
        width="72"
        height="72"
      />
      <div className={styles.words}>
        <p className={styles.note}>{t(($) => $.home.sample.note)}</p>
        <Button busy={coming} onClick={onSample}>
          {t(($) => $.home.sample.button)}
        </Button>
      </div>
    </div>
  );
}

/** Before the first download: which engine it will be, what each costs, and where to choose. */
function EngineNote() {
  const first = useAtomValue(firstDownloadAtom);
  return first ? <FirstDownload /> : null;
}

function FirstDownload() {
  const { t } = useTranslation();
  const engine = useAtomValue(engineAtom);
  const costs = useEngineCosts();
  const missing = isFullMissing(costs);
  // Nothing is promised of the full engine before it is known to be there.
  if (costs === null && engine !== 'lite') return null;
  return (
    <div className={styles.engine}>
      <p>{engine === 'lite' || missing ? t(($) => $.engine.usesLite) : t(($) => $.engine.usesFull)}</p>
      <EngineCosts costs={costs} />
      {!missing && (
        <Link className={styles.link} to="/profile/settings">
          {t(($) => $.engine.choose)}
        </Link>
      )}
    </div>
  );
}
