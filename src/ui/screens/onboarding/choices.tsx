import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choices.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A second, softer line. */
  readonly hint?: string;
  readonly icon?: ReactNode;
}

interface ChoicesProps<T extends string> {
  /** Names the group for those who do not see it. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  /** What was chosen before: it is marked, and can be chosen again. Null: nothing yet. */
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
}

/**
 * One of several, chosen by one tap that also goes on. Buttons and not radio buttons: those are chosen by the arrow
 * keys as well, and nobody is to be thrown a step further while looking through them.
 */
export function Choices<T extends string>({ label, choices, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {choices.map(({ value, label: words, hint, icon }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          data-value={value}
          aria-current={value === chosen || undefined}
          onClick={() => onChoose(value)}
        >
          {icon}
          <span className={styles.words}>
            <span className={styles.label}>{words}</span>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </span>
          {value === chosen && <Check className={styles.mark} size={22} aria-hidden />}
        </button>
      ))}
    </div>
  );
}
