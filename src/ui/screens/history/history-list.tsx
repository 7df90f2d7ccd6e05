import { useAtomValue, useSetAtom } from 'jotai';
import { GitCompareArrows, Lock, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { formatMoment } from '#i18n/format-date.ts';
import { entryPlaceAtom, syncsAtom } from '#state/cloud-atoms.ts';
import { deleteEntryAtom } from '#state/history-atoms.ts';
import { shownAtom, type ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { cx } from '#ui/cx.ts';
import { ComparePicker } from './compare-picker.tsx';
import { useSlices } from '#ui/hooks/use-slices.tsx';
import { useNamed } from '#ui/hooks/use-named.ts';
import styles from './history-list.module.css';
import { ScoreBadge } from './score-badge.tsx';

/** The roasts of the period, and the button that starts a comparison of two. */
export function HistoryList({ onFailed }: { onFailed: () => void }) {
  const { t } = useTranslation();
  const shown = useAtomValue(shownAtom);
  const deleteEntry = useSetAtom(deleteEntryAtom);
  const [picking, setPicking] = useState(false);
  const { shown: rows, more } = useSlices(shown);
  const open = shown.filter(({ locked }) => !locked);
  const remove = async (entry: HistoryEntry) => {
    if ((await deleteEntry(entry)) !== 'done') onFailed();
  };
  return (
    <section className={styles.section} aria-labelledby="history-count">
      <div className={styles.head}>
        <h2 id="history-count">{t(($) => $.history.count, { count: shown.length })}</h2>
        {open.length > 1 && !picking && (
          <Button icon={<GitCompareArrows size={20} aria-hidden />} onClick={() => setPicking(true)}>
            {t(($) => $.history.compare.start)}
          </Button>
        )}
      </div>
      {picking ? (
        <ComparePicker entries={open} onCancel={() => setPicking(false)} />
      ) : (
        <>
          <ul className={styles.list}>
            {rows.map((listed) => (
              <HistoryRow key={listed.entry.id} listed={listed} onDelete={(entry) => void remove(entry)} />
            ))}
          </ul>
          {more}
        </>
      )}
    </section>
  );
}

interface HistoryRowProps {
  readonly listed: ListedEntry;
  readonly onDelete: (entry: HistoryEntry) => void;
}

/** One roast in the list: opens by its headline, deletes by its bin. A locked one says why. */
function HistoryRow({ listed: { entry, time, locked }, onDelete }: HistoryRowProps) {
  const { t } = useTranslation();
  const named = useNamed();
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
      <li className={cx(CARD_CLASSES.flat, styles.row)} data-locked="">
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
    <li className={cx(CARD_CLASSES.flat, styles.row)}>
      <ScoreBadge entry={entry} />
      <div className={styles.words}>
        <span className={styles.date}>{date}</span>
        <Link className={styles.headline} to={`/history/${entry.id}`}>
          {named(entry.roast)?.headline ?? t(($) => $.history.entry.noRoast)}
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
