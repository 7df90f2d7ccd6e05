import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AuthFailure } from '#ports/auth.ts';
import styles from '#ui/components/failure-line.module.css';

/** What the server answered, in words; says nothing while there is nothing to say. */
export function FailureNote({ failure }: { failure: AuthFailure | null }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {failure !== null && (
        <div className={styles.failure}>
          <CircleAlert size={20} aria-hidden />
          <div>
            <p>{t(($) => $.account.errors[failure.code])}</p>
            {failure.reasons.map((reason) => (
              <p key={reason}>{t(($) => $.account.reasons[reason])}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
