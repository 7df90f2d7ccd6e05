import { useAtomValue } from 'jotai';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import booth from './live-view.module.css';
import styles from './shot-check.module.css';

interface ShotCheckProps {
  readonly photo: Blob;
  readonly onUse: () => void;
  readonly onRetake: () => void;
}

/** The shot as it is, before anything is read of it: taken or taken again. */
export function ShotCheck({ photo, onUse, onRetake }: ShotCheckProps) {
  const { t } = useTranslation();
  const { photos } = useAtomValue(servicesAtom);
  const id = useId();
  const picture = useRef<HTMLImageElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const url = photos.openUrl(photo);
    if (picture.current !== null) picture.current.src = url;
    use.current?.focus({ preventScroll: true });
    return () => photos.closeUrl(url);
  }, [photo, photos]);
  return (
    <section className={booth.booth} data-shot data-theme="dark">
      <h1 className={styles.title} id={`${id}-title`} tabIndex={-1}>
        {t(($) => $.camera.check.title)}
      </h1>
      <div className={booth.picture}>
        <img ref={picture} className={styles.photo} alt={t(($) => $.camera.check.alt)} />
      </div>
      <div className={booth.desk} data-clear>
        <p className={styles.note} id={`${id}-note`}>
          {t(($) => $.camera.check.note)}
        </p>
        <div className={styles.ways}>
          <Button wide icon={<RotateCcw size={22} aria-hidden />} onClick={onRetake}>
            {t(($) => $.camera.check.retake)}
          </Button>
          <Button
            ref={use}
            look="primary"
            wide
            describedBy={`${id}-title ${id}-note`}
            icon={<Check size={24} aria-hidden />}
            // A key that is still held down from the shutter has not said yes.
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault();
            }}
            onClick={onUse}
          >
            {t(($) => $.camera.check.use)}
          </Button>
        </div>
      </div>
    </section>
  );
}
