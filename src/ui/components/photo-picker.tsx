import { useAtomValue, useSetAtom } from 'jotai';
import { ImageUp } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { warmUpAtom } from '#state/journey-atoms.ts';
import { startAtom, startSampleAtom } from '#state/journey-run-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { cx } from '#ui/cx.ts';
import { Button } from './button.tsx';
import { Flame } from './flame.tsx';
import styles from './photo-picker.module.css';

/** Choose a photo, or take the drawn one. Drops and pastes are caught by the whole page. */
export function PhotoPicker({ dragging }: { dragging: boolean }) {
  const { t } = useTranslation();
  const start = useSetAtom(startAtom);
  const startSample = useSetAtom(startSampleAtom);
  const warmUp = useSetAtom(warmUpAtom);
  const { sampleUrl } = useAtomValue(servicesAtom).photos;
  const input = useRef<HTMLInputElement>(null);

  const choose = () => {
    void warmUp();
    input.current?.click();
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file again must count as a change.
    event.currentTarget.value = '';
    if (file !== undefined) start(file);
  };

  return (
    <section
      className={cx(styles.picker, dragging && styles.dragging)}
      aria-label={t(($) => $.home.pickerTitle)}
    >
      <div className={styles.mascot}>
        <Flame alive />
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif,.avif"
        hidden
        aria-label={t(($) => $.home.choose)}
        onChange={onChange}
      />
      <Button look="primary" wide icon={<ImageUp size={22} aria-hidden />} onClick={choose}>
        {t(($) => $.home.choose)}
      </Button>
      <p className={styles.hint}>{dragging ? t(($) => $.home.release) : t(($) => $.home.orDrop)}</p>
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
          <Button onClick={() => void startSample()}>{t(($) => $.home.sample.button)}</Button>
        </div>
      </div>
      <p className={styles.formats}>{t(($) => $.home.formats)}</p>
    </section>
  );
}
