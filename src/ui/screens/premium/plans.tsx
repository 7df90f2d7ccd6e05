import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { FREE_HISTORY_DAYS } from '#domain/history/access.ts';
import { PRICES } from '#domain/limits/premium.ts';
import { CURRENCY_OF, ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { formatPrice } from '#i18n/format-date.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Card, CARD_CLASSES } from '#ui/components/card.tsx';
import { cx } from '#ui/cx.ts';
import { asFigure } from '#i18n/format.ts';
import styles from './plans.module.css';

/** Month and year, in the currency of the language. */
export function PriceCards() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const currency = CURRENCY_OF[language];
  const { month, year } = PRICES[currency];
  return (
    <section className={styles.prices} aria-label={t(($) => $.premium.prices.title)}>
      <div className={cx(CARD_CLASSES.raised, styles.price)}>
        <h2 className={styles.name}>{t(($) => $.premium.prices.month)}</h2>
        <p>
          <span className={styles.number} translate="no">
            {formatPrice(month, currency)}
          </span>{' '}
          <span className={styles.per}>{t(($) => $.premium.prices.perMonth)}</span>
        </p>
      </div>
      <div className={cx(CARD_CLASSES.raised, styles.price)}>
        <h2 className={styles.name}>
          {t(($) => $.premium.prices.year)}
          <span className={styles.badge}>{t(($) => $.premium.prices.yearBadge)}</span>
        </h2>
        <p>
          <span className={styles.number} translate="no">
            {formatPrice(year, currency)}
          </span>{' '}
          <span className={styles.per}>{t(($) => $.premium.prices.perYear)}</span>
        </p>
      </div>
    </section>
  );
}

/** Free and premium, line by line. The numbers are those that the app really goes by. */
export function PlanTable() {
  const { t } = useTranslation();
  const perDay = (limit: number | null) =>
    limit === null
      ? t(($) => $.premium.compare.unlimited)
      : t(($) => $.premium.compare.perDayFree, { count: limit });
  const rows = [
    [t(($) => $.premium.compare.perDay), perDay(ROASTS_A_DAY.free), perDay(ROASTS_A_DAY.premium)],
    [
      t(($) => $.premium.compare.history),
      t(($) => $.premium.compare.historyFree, { count: FREE_HISTORY_DAYS }),
      t(($) => $.premium.compare.historyPremium),
    ],
    [
      t(($) => $.premium.compare.single),
      t(($) => $.premium.compare.singleFree),
      t(($) => $.premium.compare.singlePremium),
    ],
  ] as const;
  return (
    <Card title={t(($) => $.premium.compare.title)}>
      <div className={styles.compare}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.premium.compare.feature)}</th>
              <th scope="col">{t(($) => $.premium.compare.free)}</th>
              <th scope="col">{t(($) => $.premium.compare.premium)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, free, premium]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-column={t(($) => $.premium.compare.free)} translate={asFigure(free)}>
                  {free}
                </td>
                <td
                  data-column={t(($) => $.premium.compare.premium)}
                  className={styles.premium}
                  translate={asFigure(premium)}
                >
                  {premium}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
