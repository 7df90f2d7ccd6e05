import { Images, SwitchCamera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenCamera } from '#ports/capture.ts';
import { Button } from '#ui/components/button.tsx';
import styles from './controls.module.css';
import { usePhotoChooser } from './photo-inputs.tsx';

interface ControlsProps {
  /** Null: no picture yet. */
  readonly camera: OpenCamera | null;
  readonly several: boolean;
  readonly busy: boolean;
  /** Whether it can be operated yet: what the camera answers may put something else in this place. */
  readonly inert: boolean;
  readonly onShutter: () => void;
  readonly onFlip: () => void;
}

/** Library, shutter and the other camera, in one row. */
export function Controls({ camera, several, busy, inert, onShutter, onFlip }: ControlsProps) {
  const { t } = useTranslation();
  const { library } = usePhotoChooser();
  return (
    <div className={styles.controls} inert={inert}>
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
        {several && (
          <Button look="round" onClick={onFlip}>
            <span className={styles.tool}>
              <SwitchCamera size={26} aria-hidden />
              <span className={styles.name}>{t(($) => $.camera.flip)}</span>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
