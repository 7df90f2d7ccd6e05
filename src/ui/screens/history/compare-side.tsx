import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import type { ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { useKeptPicture } from '#ui/hooks/use-kept-picture.ts';
import styles from './compare-view.module.css';

/** One half of a comparison: picture, number, date. */
export function CompareSide({ label, listed: { entry, time } }: { label: string; listed: ListedEntry }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const picture = useKeptPicture('thumbnails', entry.id);
  const date = formatMoment(time, language);
  const { value, spread, band } = entry.report.score;
  return (
    <section className={styles.side} aria-label={label}>
      <h2 className={styles.label}>{label}</h2>
      {picture === null ? (
        <p className={styles.noPicture}>{t(($) => $.history.compare.noPicture)}</p>
      ) : (
        <img
          className={styles.picture}
          src={picture}
          alt={t(($) => $.history.compare.thumbnailAlt, { date })}
        />
      )}
      <p className={styles.score}>
        {formatInteger(value, language)}
        <span className={styles.spread}>±{formatInteger(spread, language)}</span>
      </p>
      <p className={styles.band}>{t(($) => $.result.bands[band])}</p>
      <Link className={styles.date} to={`/history/${entry.id}`}>
        {date}
      </Link>
    </section>
  );
}
