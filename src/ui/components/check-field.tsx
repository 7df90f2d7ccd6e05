import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps {
  readonly children: ReactNode;
  readonly checked?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  /** What react-hook-form's `register` gives. */
  readonly field?: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
}

/** A native checkbox whose whole line can be pressed. */
export function CheckField({ children, checked, onChange, invalid, describedBy, field }: CheckFieldProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        aria-invalid={invalid === true || undefined}
        aria-describedby={describedBy}
        onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.checked)}
        {...field}
      />
      <span>{children}</span>
    </label>
  );
}
