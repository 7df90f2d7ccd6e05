import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { SaveOutcome, ShareOutcome } from '#ports/capture.ts';
import { appUrlAtom } from '#state/capture/share-atoms.ts';
import styles from './share-dialog.module.css';

/** `notSaved`: the device takes no such file. */
export type Outcome = ShareOutcome | Exclude<SaveOutcome, 'failed'> | 'notSaved';

interface ShareOutcomeProps {
  /** Null: nothing was pressed yet. */
  readonly outcome: Outcome | null;
  /** Whether there is a card that the link does not hold. */
  readonly hasCard: boolean;
}

/** What became of sending and saving; where the link could not be copied, the link itself, to be selected. */
export function ShareOutcomeLines({ outcome, hasCard }: ShareOutcomeProps) {
  const { t } = useTranslation();
  const appUrl = useAtomValue(appUrlAtom);
  return (
    <>
      <output className={styles.outcome} data-outcome={outcome ?? undefined}>
        {!hasCard && <span>{t(($) => $.share.notDrawn)}</span>}
        {outcome !== null && outcome !== 'dismissed' && <span>{t(($) => $.share[outcome])}</span>}
        {outcome === 'copied' && hasCard && (
          <span className={styles.hint}>{t(($) => $.share.copiedHint)}</span>
        )}
      </output>
      {outcome === 'failed' && (
        <input
          className={styles.address}
          type="url"
          readOnly
          value={appUrl}
          aria-label={t(($) => $.share.address)}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
