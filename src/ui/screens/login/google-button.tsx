import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '#state/services.ts';
import { FailureNote } from '#ui/components/account/failure-note.tsx';
import styles from '#ui/components/account/form.module.css';
import { useCall } from '#ui/components/account/use-call.ts';
import { Button } from '#ui/components/button.tsx';

/** Leaves the page for Google's; pop-ups are blocked too often to count on. */
export function GoogleButton() {
  const { t } = useTranslation();
  const { auth } = useAtomValue(servicesAtom);
  const { run, busy, failure } = useCall();
  return (
    <div className={styles.stack}>
      <Button
        wide
        busy={busy}
        onClick={() =>
          void run(
            () => auth.signInWithGoogle(),
            () => undefined,
          )
        }
      >
        {t(($) => $.account.google)}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}
