import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './tool.module.css';

interface IconSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** What it does, in a few words: for screen readers, and for a pointer that rests on it. */
  readonly note: string;
  readonly icon: ReactNode;
}

/** A switch of the camera: a native checkbox under an icon and its name. Filled and ticked while it is on. */
export function IconSwitch({ checked, onChange, label, note, icon }: IconSwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.tool} title={note}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-describedby={id}
          className={styles.input}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.icon}>
          {icon}
          {checked && <Check size={16} strokeWidth={3} aria-hidden />}
        </span>
        <span className={styles.name}>{label}</span>
      </label>
      <span className="visually-hidden" id={id}>
        {note}
      </span>
    </div>
  );
}
