import type { Rating } from '#functions/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';
import { RATING_TONES } from '#ui/tones.ts';
import styles from './rating-chip.module.css';

export function RatingChip({ rating }: { rating: Rating }) {
  const { t } = useTranslation();
  return (
    <span className={cx(styles.chip, styles[RATING_TONES[rating]])}>
      {t(($) => $.result.ratings[rating])}
    </span>
  );
}
