import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { applyUpdateAtom, postponeUpdateAtom, updateOfferAtom } from '#state/pwa/update-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import styles from './update-prompt.module.css';

/**
 * Offers a new version; never while a photo is being read, and never at the cost of a result. Once it is on its
 * way there is nothing left to choose.
 */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const offer = useAtomValue(updateOfferAtom);
  const apply = useSetAtom(applyUpdateAtom);
  const postpone = useSetAtom(postponeUpdateAtom);
  return (
    <div role="status">
      {offer !== 'none' && (
        <div className={styles.prompt} data-update={offer}>
          <p className={styles.title}>{t(($) => $.app.update.title)}</p>
          <p className={styles.body}>{t(($) => $.app.update.state[offer])}</p>
          {offer !== 'applying' && (
            <div className={styles.actions}>
              <Button look="primary" onClick={() => void apply()}>
                {t(($) => (offer === 'ready' ? $.app.update.apply : $.app.update.again))}
              </Button>
              <Button onClick={() => postpone()}>{t(($) => $.app.update.later)}</Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
