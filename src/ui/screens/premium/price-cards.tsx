import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PRICES, TRIAL_DAYS } from '#domain/limits/premium.ts';
import { formatPrice } from '#i18n/format-price.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { cx } from '#ui/cx.ts';
import styles from './price-cards.module.css';

/** Month and year, in the currency of the language. */
export function PriceCards() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { currency, month, year } = PRICES[language];
  return (
    <section className={styles.prices} aria-label={t(($) => $.premium.prices.title)}>
      <div className={styles.price}>
        <h2 className={styles.name}>{t(($) => $.premium.prices.month)}</h2>
        <p>
          <span className={styles.number}>{formatPrice(month, currency)}</span>{' '}
          {t(($) => $.premium.prices.perMonth)}
        </p>
      </div>
      <div className={cx(styles.price, styles.best)}>
        <h2 className={styles.name}>
          {t(($) => $.premium.prices.year)}
          <span className={styles.badge}>{t(($) => $.premium.prices.yearBadge)}</span>
        </h2>
        <p>
          <span className={styles.number}>{formatPrice(year, currency)}</span>{' '}
          {t(($) => $.premium.prices.perYear)}
        </p>
      </div>
      <p className={styles.trial}>{t(($) => $.premium.prices.trial, { days: TRIAL_DAYS })}</p>
    </section>
  );
}
