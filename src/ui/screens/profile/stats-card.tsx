import { useAtomValue, useSetAtom } from 'jotai';
import { Trophy } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '#i18n/format.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { totalsAtom } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import styles from './stats-card.module.css';

/** Total, average and best of what this phone keeps for the account. */
export function StatsCard() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const load = useSetAtom(loadHistoryAtom);
  useEffect(() => void load(), [load]);
  const { count, average, best } = useAtomValue(totalsAtom);
  const show = (value: number | null) => (value === null ? '—' : formatInteger(value, language));
  return (
    <Card icon={<Trophy size={24} aria-hidden />} title={t(($) => $.profile.stats.title)}>
      <dl className={styles.stats}>
        <div className={styles.stat}>
          <dt>{t(($) => $.profile.stats.total)}</dt>
          <dd className={styles.number}>{show(count)}</dd>
        </div>
        <div className={styles.stat}>
          <dt>{t(($) => $.profile.stats.average)}</dt>
          <dd className={styles.number}>{show(average)}</dd>
        </div>
        <div className={styles.stat}>
          <dt>{t(($) => $.profile.stats.best)}</dt>
          <dd className={styles.number}>{show(best)}</dd>
        </div>
      </dl>
    </Card>
  );
}
