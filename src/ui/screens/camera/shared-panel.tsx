import { useAtomValue } from 'jotai';
import { Flame, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { cx } from '#ui/cx.ts';
import panel from './camera-panels.module.css';
import styles from './shared-panel.module.css';

interface SharedPanelProps {
  readonly photo: File;
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** The photo that came by the share sheet: shown, and read only once the person says so. */
export function SharedPanel({ photo, onUse, onDrop }: SharedPanelProps) {
  const { t } = useTranslation();
  const { photos } = useAtomValue(servicesAtom);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = photos.openUrl(photo);
    if (picture.current !== null) picture.current.src = url;
    return () => photos.closeUrl(url);
  }, [photo, photos]);
  return (
    <section className={cx(CARD_CLASSES.raised, panel.panel)} data-shared="">
      <h1 tabIndex={-1}>{t(($) => $.camera.shared.title)}</h1>
      <img ref={picture} className={styles.photo} alt={t(($) => $.camera.shared.alt)} />
      <p>{t(($) => $.camera.shared.body)}</p>
      <div className={panel.actions}>
        <Button look="primary" wide icon={<Flame size={22} aria-hidden />} onClick={onUse}>
          {t(($) => $.camera.shared.use)}
        </Button>
        <Button wide icon={<Trash2 size={20} aria-hidden />} onClick={onDrop}>
          {t(($) => $.camera.shared.drop)}
        </Button>
      </div>
    </section>
  );
}
