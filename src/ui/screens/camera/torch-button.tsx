import { Zap, ZapOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCamera } from '#ports/capture.ts';
import styles from './torch-button.module.css';

/** Switches the lamp of one camera. Another camera begins with its own, dark: give it the stream's id as its key. */
export function TorchButton({ camera }: { camera: OpenCamera }) {
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
