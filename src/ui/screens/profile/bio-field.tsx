import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#ui/components/field-error.tsx';
import styles from './profile-form.module.css';

interface BioFieldProps {
  readonly label: string;
  readonly optional: string;
  readonly hint: string;
  readonly error: string | null;
  readonly field: UseFormRegisterReturn;
}

/** A few lines about oneself, with the room that is left. */
export function BioField({ label, optional, hint, error, field }: BioFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.optional}>{optional}</span>
      </label>
      <textarea
        id={id}
        className={styles.bio}
        rows={3}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}hint ${id}error`}
        {...field}
      />
      <p id={`${id}hint`} className={styles.soft}>
        {hint}
      </p>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}
