import { useAtomValue } from 'jotai';
import { ImageUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { engineAtom, firstDownloadAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { EngineCosts } from '#ui/components/engine-costs.tsx';
import { cx } from '#ui/cx.ts';
import styles from './camera-aside.module.css';
import { usePhotoChooser } from './photo-inputs.tsx';

interface PhotoAsideProps {
  readonly dragging: boolean;
  readonly onSample: () => void;
}

/** The ways to a roast without this camera: library, drop, paste, the drawn face. */
export function PhotoAside({ dragging, onSample }: PhotoAsideProps) {
  const { t } = useTranslation();
  const { library } = usePhotoChooser();
  const { sampleUrl } = useAtomValue(servicesAtom).photos;
  return (
    <section className={cx(CARD_CLASSES.raised, styles.aside, dragging && styles.dragging)}>
      <h2 className={styles.title}>{t(($) => $.camera.aside.title)}</h2>
      <p className={styles.hint}>{dragging ? t(($) => $.camera.drop) : t(($) => $.camera.aside.hint)}</p>
      <Button onClick={library} wide icon={<ImageUp size={20} aria-hidden />}>
        {t(($) => $.camera.library)}
      </Button>
      <p className={styles.formats}>{t(($) => $.camera.aside.formats)}</p>
      <div className={styles.sample}>
        <img
          className={styles.thumb}
          src={sampleUrl}
          alt={t(($) => $.home.sample.alt)}
          width="88"
          height="88"
        />
        <div className={styles.sampleText}>
          <p className={styles.note}>{t(($) => $.home.sample.note)}</p>
          <Button onClick={onSample}>{t(($) => $.home.sample.button)}</Button>
        </div>
      </div>
    </section>
  );
}

/** Before the first download: which engine it will be, what each costs, and where to choose. */
export function EngineNote() {
  const { t } = useTranslation();
  const first = useAtomValue(firstDownloadAtom);
  const engine = useAtomValue(engineAtom);
  if (!first) return null;
  return (
    <div className={styles.engineNote}>
      <p>{engine === 'lite' ? t(($) => $.engine.usesLite) : t(($) => $.engine.usesFull)}</p>
      <EngineCosts />
      <Link className={styles.link} to="/profile/settings">
        {t(($) => $.engine.choose)}
      </Link>
    </div>
  );
}
