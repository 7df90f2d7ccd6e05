import { useAtomValue } from 'jotai';
import { Ellipsis, Lock, Smartphone, Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryHead } from '#domain/history/entry.ts';
import { formatMoment } from '#i18n/format-date.ts';
import { entryPlaceAtom, syncsAtom } from '#state/cloud-atoms.ts';
import type { ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { cx } from '#ui/cx.ts';
import { useNamedText } from '#ui/hooks/use-named.ts';
import { BAND_TONES } from '#ui/tones.ts';
import styles from './history-row.module.css';
import { ScoreBadge } from './score-badge.tsx';

interface HistoryRowProps {
  readonly listed: ListedEntry;
  /** Whether its menu is. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onDelete: () => void;
}

/** One roast in the list: opens by its headline, what else can be done with it is behind the dots. */
export function HistoryRow({ listed: { entry, time, locked }, open, onOpen, onDelete }: HistoryRowProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const id = useId();
  const date = formatMoment(time, language);
  const label = t(($) => $.history.entry.more, { date });
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onOpen(false);
  return (
    <li className={cx(CARD_CLASSES.flat, styles.row)} data-locked={locked ? '' : undefined}>
      {locked ? <LockedWords date={date} /> : <Words entry={entry} date={date} />}
      <button
        type="button"
        className={styles.dots}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
        onKeyDown={onKeyDown}
      >
        <Ellipsis size={22} aria-hidden />
      </button>
      <div id={id} className={styles.menu} hidden={!open}>
        <Button icon={<Trash2 size={18} aria-hidden />} onClick={onDelete}>
          {t(($) => $.history.detail.delete)}
        </Button>
      </div>
    </li>
  );
}

function Words({ entry, date }: { entry: HistoryHead; date: string }) {
  const { t } = useTranslation();
  const named = useNamedText();
  const placeOf = useAtomValue(entryPlaceAtom);
  // Without an account to go to, every roast is here, and there is nothing to say about it.
  const place = useAtomValue(syncsAtom) ? placeOf(entry.id) : 'account';
  const { band } = entry.report.score;
  return (
    <>
      <ScoreBadge entry={entry} />
      <div className={styles.words}>
        <span className={styles.date}>{date}</span>
        <Link className={styles.headline} to={`/history/${entry.id}`}>
          {entry.roast === null ? t(($) => $.history.entry.noRoast) : named(entry.roast.headline)}
        </Link>
        <span className={styles.band} data-tone={BAND_TONES[band]}>
          {t(($) => $.result.bands[band])}
        </span>
        {place !== 'account' && (
          <span className={styles.place} data-place={place}>
            <Smartphone size={16} aria-hidden />
            {t(($) => $.sync.place[place])}
          </span>
        )}
      </div>
    </>
  );
}

/** What lies behind premium says so, and leads there. */
function LockedWords({ date }: { date: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.lock}>
        <Lock size={24} aria-hidden />
      </span>
      <div className={styles.words}>
        <span className={styles.date}>{date}</span>
        <p>{t(($) => $.history.entry.locked)}</p>
        <Link className={styles.unlock} to="/premium">
          {t(($) => $.history.entry.unlock)}
        </Link>
      </div>
    </>
  );
}
