import { CircleAlert } from 'lucide-react';
import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import styles from './fields.module.css';

/**
 * What is wrong with the field above, read out as it appears. The place stays in the page while there
 * is nothing to say, so that readers notice the change.
 */
export function FieldError({ id, children }: { id: string; children: string | null }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children !== null && (
        <>
          <CircleAlert size={18} aria-hidden />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}

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

interface TextFieldProps {
  readonly label: ReactNode;
  /** The word that marks a field which may stay empty. */
  readonly optional?: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly type?: 'text' | 'email' | 'password' | 'date';
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
  /** What react-hook-form's `register` gives. */
  readonly field?: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> };
  readonly inputMode?: 'numeric' | 'email' | 'text';
  /** Stands in the field at its end: the eye of a password. */
  readonly action?: ReactNode;
}

/** A labelled text field; what is wrong with it stands under it and is read with it. */
export function TextField(props: TextFieldProps) {
  const id = useId();
  const { error = null, hint, field, onChange } = props;
  const described = [hint === undefined ? null : `${id}hint`, error === null ? null : `${id}error`];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{props.label}</span>{' '}
        {props.optional !== undefined && <span className={styles.optional}>{props.optional}</span>}
      </label>
      <span className={styles.textFieldBox}>
        <input
          id={id}
          className={styles.input}
          type={props.type ?? 'text'}
          value={props.value}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== null || undefined}
          aria-describedby={described.filter((one) => one !== null).join(' ') || undefined}
          onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.value)}
          {...field}
        />
        {props.action}
      </span>
      {hint !== undefined && (
        <div id={`${id}hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}
