import { useAtomValue } from 'jotai';
import { Lock, Smartphone, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { formatMoment } from '#i18n/format-date.ts';
import { entryPlaceAtom, syncsAtom } from '#state/cloud-atoms.ts';
import type { ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import styles from './history-row.module.css';
import { ScoreBadge } from './score-badge.tsx';

interface HistoryRowProps {
  readonly listed: ListedEntry;
  readonly onDelete: (entry: HistoryEntry) => void;
}

/** One roast in the list: opens by its headline, deletes by its bin. A locked one says why. */
export function HistoryRow({ listed: { entry, time, locked }, onDelete }: HistoryRowProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const placeOf = useAtomValue(entryPlaceAtom);
  // Without an account to go to, every roast is here, and there is nothing to say about it.
  const place = useAtomValue(syncsAtom) ? placeOf(entry.id) : 'account';
  const date = formatMoment(time, language);
  const bin = (
    <Button look="round" label={t(($) => $.history.entry.delete, { date })} onClick={() => onDelete(entry)}>
      <Trash2 size={20} aria-hidden />
    </Button>
  );
  if (locked) {
    return (
      <li className={styles.row} data-locked="">
        <span className={styles.lock}>
          <Lock size={24} aria-hidden />
        </span>
        <div className={styles.words}>
          <span className={styles.date}>{date}</span>
          <p>{t(($) => $.history.entry.locked)}</p>
          <ButtonLink to="/premium">{t(($) => $.history.entry.unlock)}</ButtonLink>
        </div>
        {bin}
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <ScoreBadge entry={entry} />
      <div className={styles.words}>
        <span className={styles.date}>{date}</span>
        <Link className={styles.headline} to={`/history/${entry.id}`}>
          {entry.roast?.headline ?? t(($) => $.history.entry.noRoast)}
        </Link>
        <span className={styles.band}>{t(($) => $.result.bands[entry.report.score.band])}</span>
        {place !== 'account' && (
          <span className={styles.place} data-place={place}>
            <Smartphone size={16} aria-hidden />
            {t(($) => $.sync.place[place])}
          </span>
        )}
      </div>
      {bin}
    </li>
  );
}
