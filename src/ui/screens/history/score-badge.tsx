import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { HistoryHead } from '#domain/history/entry.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { useKeptPicture } from '#ui/hooks/use-kept-picture.ts';
import { cx } from '#ui/cx.ts';
import { BAND_TONES } from '#ui/tones.ts';
import styles from './score-badge.module.css';

/** The score of an entry with its ±, under the thumbnail where one was kept. `id`: of the words that say it. */
export function ScoreBadge({ entry, id }: { entry: HistoryHead; id?: string }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const picture = useKeptPicture('thumbnails', entry.id);
  const score = formatInteger(entry.report.score.value, language);
  const spread = formatInteger(entry.report.score.spread, language);
  return (
    <span className={styles.badge}>
      {picture !== null && <img className={styles.picture} src={picture} alt="" />}
      <span id={id} className="visually-hidden">
        {t(($) => $.history.entry.scoreAria, { score, spread })}
      </span>
      <span
        className={cx(styles.number, picture !== null && styles.under)}
        data-tone={BAND_TONES[entry.report.score.band]}
        translate="no"
        aria-hidden="true"
      >
        <strong className={styles.score}>{score}</strong>
        <span className={styles.spread}>±{spread}</span>
      </span>
    </span>
  );
}
