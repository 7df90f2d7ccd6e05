import { Images, SwitchCamera, Zap, ZapOff } from 'lucide-react';
import { useState } from 'react';
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

/** Library, shutter, and what this camera can do besides. */
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

/** Switches the lamp of one camera; another camera begins with its own, dark. */
function TorchButton({ camera }: { camera: OpenCamera }) {
  const { t } = useTranslation();
  const [lit, setLit] = useState(false);
  const press = async () => {
    if (await camera.setTorch(!lit)) setLit(!lit);
  };
  return (
    <button
      type="button"
      className={styles.torch}
      aria-label={t(($) => $.camera.torch)}
      aria-pressed={lit}
      onClick={() => void press()}
    >
      {lit ? <Zap size={26} aria-hidden /> : <ZapOff size={26} aria-hidden />}
    </button>
  );
}
