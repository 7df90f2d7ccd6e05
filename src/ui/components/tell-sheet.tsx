import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ABOUTS, OCCASIONS, type About, type Occasion } from '#functions/moment-words.ts';
import { Dialog } from './dialog.tsx';
import styles from './tell-sheet.module.css';

interface TellSheetProps {
  readonly occasion: Occasion | null;
  readonly about: About | null;
  /** The tap that chooses also closes; a tap on what is chosen takes it back. */
  readonly onOccasion: (occasion: Occasion | null) => void;
  readonly onAbout: (about: About | null) => void;
  readonly onClose: () => void;
}

/** One thing that the person may tell: of the moment, for one photo, or of themselves, kept on this device. */
export function TellSheet({ occasion, about, onOccasion, onAbout, onClose }: TellSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      look="sheet"
      title={t(($) => $.told.legend)}
      closeLabel={t(($) => $.camera.closeSheet)}
      onClose={onClose}
    >
      <p className={styles.lead}>{t(($) => $.told.lead)}</p>
      <Group title={t(($) => $.told.now)}>
        {OCCASIONS.map((word) => (
          <Chip key={word} pressed={word === occasion} onPress={(on) => onOccasion(on ? word : null)}>
            {t(($) => $.told.occasions[word])}
          </Chip>
        ))}
      </Group>
      <Group title={t(($) => $.told.you)}>
        {ABOUTS.map((word) => (
          <Chip key={word} pressed={word === about} onPress={(on) => onAbout(on ? word : null)}>
            {t(($) => $.told.abouts[word])}
          </Chip>
        ))}
      </Group>
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.chips}>{children}</div>
    </section>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: (pressed: boolean) => void;
  readonly children: ReactNode;
}

function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      onClick={(event) => {
        onPress(!pressed);
        // Only a dialog that is closed gives the focus back to what opened it; one that is merely taken away does not.
        event.currentTarget.closest('dialog')?.close();
      }}
    >
      {children}
    </button>
  );
}
