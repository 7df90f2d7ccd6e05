import type { ReactNode } from 'react';
import track from './switch-track.module.css';
import styles from './toggle-chip.module.css';

interface ToggleChipProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** What it does, in a few words; left out where there is no room. */
  readonly note?: string;
  readonly icon: ReactNode;
}

/** A switch with its icon and words in one pill, over a native checkbox. */
export function ToggleChip({ checked, onChange, label, note, icon }: ToggleChipProps) {
  return (
    <label className={styles.chip}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={track.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.face}>
        {icon}
        <span className={styles.words}>
          {label}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <span className={track.track} aria-hidden="true" />
      </span>
    </label>
  );
}
