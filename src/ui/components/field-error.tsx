import { CircleAlert } from 'lucide-react';
import styles from './field-error.module.css';

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
