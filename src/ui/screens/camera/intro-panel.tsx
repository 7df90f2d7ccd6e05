import { Camera, ImageUp, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/components/button.tsx';
import { Flame } from '#ui/components/flame.tsx';
import styles from './panel.module.css';
import { usePhotoChooser } from './photo-inputs.tsx';

interface IntroPanelProps {
  readonly onOpen: () => void;
}

/** Before the browser asks for the camera: what happens with the picture, in plain words. */
export function IntroPanel({ onOpen }: IntroPanelProps) {
  const { t } = useTranslation();
  const { library } = usePhotoChooser();
  return (
    <section className={styles.panel}>
      <div className={styles.mascot}>
        <Flame alive />
      </div>
      <h1 tabIndex={-1}>{t(($) => $.camera.intro.title)}</h1>
      <p className={styles.lead}>{t(($) => $.camera.intro.lead)}</p>
      <div className={styles.actions}>
        <Button look="primary" wide icon={<Camera size={22} aria-hidden />} onClick={onOpen}>
          {t(($) => $.camera.intro.open)}
        </Button>
        <Button onClick={library} wide icon={<ImageUp size={20} aria-hidden />}>
          {t(($) => $.camera.library)}
        </Button>
      </div>
      <p className={styles.notice}>
        <ShieldCheck size={20} aria-hidden />
        {t(($) => $.camera.intro.notice)}
      </p>
      <p className={styles.small}>{t(($) => $.camera.intro.hygiene)}</p>
    </section>
  );
}
