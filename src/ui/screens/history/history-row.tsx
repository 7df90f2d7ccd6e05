import { useAtomValue } from 'jotai';
import { Ellipsis, LightbulbOff, Lock, Smartphone, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type HistoryHead, titleOf } from '#domain/history/entry.ts';
import { lightTells } from '#domain/score/bands.ts';
import { formatMoment } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { entryPlaceAtom, syncsAtom } from '#state/cloud-atoms.ts';
import type { ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { useNamedText } from '#ui/components/result/roast-text.ts';
import { cx } from '#ui/cx.ts';
import { useUntoldWords } from '#ui/components/result/untold.ts';
import { useKeptPicture } from '#ui/hooks/use-kept.ts';
import { BAND_TONES } from '#ui/tones.ts';
import styles from './history-row.module.css';

/** The score of an entry with its ±, or a lamp that is out where none is told, under the thumbnail where one was kept. `id`: of the words that say it. */
export function ScoreBadge({ entry, id }: { entry: HistoryHead; id?: string }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const picture = useKeptPicture('thumbnails', entry.id);
  const untold = useUntoldWords();
  const isTold = lightTells(entry.report.score.spread);
  const score = formatInteger(entry.report.score.value, language);
  const spread = formatInteger(entry.report.score.spread, language);
  return (
    <span className={styles.badge}>
      {picture !== null && <img className={styles.picture} src={picture} alt="" />}
      <span id={id} className="visually-hidden">
        {isTold ? t(($) => $.history.entry.scoreAria, { score, spread }) : untold(entry.facts)}
      </span>
      <span
        className={cx(styles.number, picture !== null && styles.under)}
        data-tone={isTold ? BAND_TONES[entry.report.score.band] : undefined}
        translate="no"
        aria-hidden="true"
      >
        {isTold ? (
          <>
            <strong className={styles.score}>{score}</strong>
            <span className={styles.spread}>±{spread}</span>
          </>
        ) : (
          <LightbulbOff size={picture === null ? 26 : 18} />
        )}
      </span>
    </span>
  );
}

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
  const dots = useRef<HTMLButtonElement>(null);
  const date = formatMoment(time, language);
  const label = t(($) => $.history.entry.more);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    dots.current?.focus();
    onOpen(false);
  };
  return (
    <li className={cx(CARD_CLASSES.flat, styles.row)} data-locked={locked ? '' : undefined}>
      {locked ? <LockedWords id={id} date={date} /> : <Words id={id} entry={entry} date={date} />}
      <button
        ref={dots}
        type="button"
        id={`${id}dots`}
        className={styles.dots}
        aria-label={label}
        aria-labelledby={`${id}dots ${id}score ${id}words`}
        title={label}
        aria-expanded={open}
        aria-controls={`${id}menu`}
        onClick={() => onOpen(!open)}
        onKeyDown={closeByKey}
      >
        <Ellipsis size={22} aria-hidden />
      </button>
      <div id={`${id}menu`} className={styles.menu} hidden={!open}>
        <Button icon={<Trash2 size={18} aria-hidden />} onClick={onDelete} onKeyDown={closeByKey}>
          {t(($) => $.history.detail.delete)}
        </Button>
      </div>
    </li>
  );
}

interface WordsProps {
  /** Of the row: its score and words, by which a reader tells its button from the others, add to it. */
  readonly id: string;
  readonly date: string;
}

function Words({ id, entry, date }: WordsProps & { readonly entry: HistoryHead }) {
  const { t } = useTranslation();
  const named = useNamedText();
  const placeOf = useAtomValue(entryPlaceAtom);
  // Without an account to go to, every roast is here, and there is nothing to say about it.
  const place = useAtomValue(syncsAtom) ? placeOf(entry.id) : 'account';
  const untold = useUntoldWords();
  const { band, spread } = entry.report.score;
  const isTold = lightTells(spread);
  return (
    <>
      <ScoreBadge id={`${id}score`} entry={entry} />
      <div className={styles.words}>
        <span className={styles.date}>{date}</span>
        <Link
          id={`${id}words`}
          className={styles.headline}
          to={`/history/${entry.id}`}
          lang={entry.roast === null ? undefined : entry.facts?.lang}
        >
          {entry.roast === null ? t(($) => $.history.entry.noRoast) : named(titleOf(entry.roast))}
        </Link>
        <span className={styles.band} data-tone={isTold ? BAND_TONES[band] : undefined}>
          {isTold ? t(($) => $.result.bands[band]) : untold(entry.facts)}
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
function LockedWords({ id, date }: WordsProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.lock}>
        <Lock size={24} aria-hidden />
      </span>
      <div className={styles.words}>
        <span id={`${id}words`} className={styles.date}>
          {date}
        </span>
        <p>{t(($) => $.history.entry.locked)}</p>
        <Link className={styles.unlock} to="/premium">
          {t(($) => $.history.entry.unlock)}
        </Link>
      </div>
    </>
  );
}
