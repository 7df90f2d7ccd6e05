import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatShortDay } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { lastResultAtom } from '#state/last-result-atom.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { whenIdle } from '#ui/when-idle.ts';
import styles from './last-result.module.css';

/** The way back to the last result, as one slim line; nothing where there is none. */
export function LastResult() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const last = useAtomValue(lastResultAtom);
  const load = useSetAtom(loadHistoryAtom);
  const loading = useAtomValue(historyAtom).phase === 'loading';
  // The engine starts in this moment, and is what the person waits for.
  useEffect(() => (loading ? whenIdle(() => void load()) : undefined), [loading, load]);
  if (last === null && !loading) return null;
  return (
    <p className={styles.line}>
      {last !== null && (
        <Link className={styles.link} to={last.to}>
          {t(($) => $.camera.last, {
            score: formatInteger(last.value, language),
            spread: formatInteger(last.spread, language),
            day: formatShortDay(last.time, language),
          })}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </p>
  );
}
