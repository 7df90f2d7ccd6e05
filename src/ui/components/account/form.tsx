import type { FormEvent, ReactNode } from 'react';
import styles from './form.module.css';

/** A form that says its errors itself instead of leaving them to the browser's bubbles. */
export function Form({ onSubmit, children }: { onSubmit: (event: FormEvent) => void; children: ReactNode }) {
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
