import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/components/dialog.tsx';
import styles from './choice-sheet.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A second, softer line. */
  readonly hint?: string;
}

interface ChoiceSheetProps<T extends string> {
  readonly title: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly onClose: () => void;
}

/** A few choices from below; the tap that chooses also closes. */
export function ChoiceSheet<T extends string>(props: ChoiceSheetProps<T>) {
  const { title, choices, value, onChoose, onClose } = props;
  const { t } = useTranslation();
  const choose = (chosen: T, button: HTMLButtonElement) => {
    onChoose(chosen);
    // Only a dialog that is closed gives the focus back to what opened it; one that is merely taken away does not.
    button.closest('dialog')?.close();
  };
  return (
    <Dialog look="sheet" title={title} closeLabel={t(($) => $.camera.closeSheet)} onClose={onClose}>
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={choice.value === value}
              onClick={(event) => choose(choice.value, event.currentTarget)}
            >
              <span className={styles.words}>
                {choice.label}
                {choice.hint !== undefined && <span className={styles.hint}>{choice.hint}</span>}
              </span>
              {choice.value === value && <Check size={20} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
