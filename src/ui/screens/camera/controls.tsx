import { Images, SwitchCamera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenCamera } from '#ports/capture.ts';
import { Button } from '#ui/components/button.tsx';
import styles from './controls.module.css';
import { usePhotoChooser } from './photo-inputs.tsx';
import { TorchButton } from './torch-button.tsx';

interface ControlsProps {
  /** Null: no picture yet. */
  readonly camera: OpenCamera | null;
  readonly several: boolean;
  readonly busy: boolean;
  readonly onShutter: () => void;
  readonly onFlip: () => void;
}

/** Library, shutter, and what this camera can do besides. */
export function Controls({ camera, several, busy, onShutter, onFlip }: ControlsProps) {
  const { t } = useTranslation();
  const { library } = usePhotoChooser();
  return (
    <div className={styles.controls}>
      <div className={styles.side}>
        <Button look="round" onClick={library}>
          <span className={styles.tool}>
            <Images size={26} aria-hidden />
            <span className={styles.name}>{t(($) => $.camera.library)}</span>
          </span>
        </Button>
      </div>
      <button
        type="button"
        className={styles.shutter}
        aria-label={t(($) => $.camera.shutter)}
        aria-disabled={camera === null || busy}
        onClick={onShutter}
      >
        <span className={styles.core} />
      </button>
      <div className={styles.side}>
        {camera?.hasTorch === true && <TorchButton key={camera.stream.id} camera={camera} />}
        {several && (
          <Button look="round" label={t(($) => $.camera.flip)} onClick={onFlip}>
            <SwitchCamera size={26} aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
