import { useAtomValue } from 'jotai';
import { ChartNoAxesCombined } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryTrend } from '#domain/history/trend.ts';
import { formatDay } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { trendAtom } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { TrendChart } from './trend-chart.tsx';
import styles from './trend-card.module.css';

/** The chart, what it means, and the numbers behind it. Nothing without scores. */
export function TrendCard() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const history = useAtomValue(trendAtom);
  const { points, otherVersions, band } = history;
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const scores = points.map(({ value }) => value);
  const whole = (value: number) => formatInteger(value, language);
  const numbers = [
    { label: t(($) => $.history.chart.latest), value: last.value },
    { label: t(($) => $.history.chart.usual), value: band?.centre ?? last.value },
    { label: t(($) => $.history.chart.best), value: Math.max(...scores) },
  ];
  const summary = t(($) => $.history.chart.summary, {
    count: points.length,
    from: formatDay(first.time, language),
    to: formatDay(last.time, language),
    low: whole(Math.min(...scores)),
    high: whole(Math.max(...scores)),
  });
  return (
    <Card icon={<ChartNoAxesCombined size={24} aria-hidden />} title={t(($) => $.history.chart.title)}>
      <p className={styles.verdict} data-direction={history.trend?.direction}>
        <Verdict history={history} />
      </p>
      <dl className={styles.numbers}>
        {numbers.map(({ label, value }) => (
          <div key={label} className={styles.number}>
            <dt>{label}</dt>
            <dd>{whole(value)}</dd>
          </div>
        ))}
      </dl>
      <TrendChart history={history} summary={summary} />
      {band !== null && points.length > 1 && (
        <p className={styles.note}>
          {t(($) => $.history.chart.band, { centre: whole(band.centre), floor: whole(band.floor) })}
        </p>
      )}
      {otherVersions > 0 && (
        <p className={styles.note}>{t(($) => $.history.chart.versions, { count: otherVersions })}</p>
      )}
      <details className={styles.details}>
        <summary>{t(($) => $.history.chart.table)}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(($) => $.history.chart.date)}</th>
              <th scope="col">{t(($) => $.history.chart.score)}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ time, value, spread }) => (
              <tr key={time}>
                <td>{formatDay(time, language)}</td>
                <td>{t(($) => $.history.entry.score, { score: whole(value), spread: whole(spread) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

function Verdict({ history: { trend } }: { history: HistoryTrend }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (trend === null) return t(($) => $.history.chart.few);
  if (trend.direction === 'flat') return t(($) => $.history.chart.flat);
  const points = formatInteger(Math.abs(trend.change), language);
  return trend.direction === 'up'
    ? t(($) => $.history.chart.up, { points })
    : t(($) => $.history.chart.down, { points });
}
