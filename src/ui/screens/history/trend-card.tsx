import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { Camera, ChartNoAxesCombined } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MIN_TREND_PHOTOS } from '#domain/history/access.ts';
import { condense, type HistoryTrend, MOST_POINTS } from '#domain/history/trend.ts';
import type { Measurement } from '#domain/history/noise.ts';
import { formatDay } from '#i18n/format-date.ts';
import { asFigure, formatInteger } from '#i18n/format.ts';
import { shownAtom, trendAtom } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';
import { useSlices } from '#ui/hooks/use-slices.tsx';
import { TrendChart } from './trend-chart.tsx';
import styles from './trend-card.module.css';

/** The chart, what it means, and the numbers behind it. One score is no chart, and none at all is no card. */
export function TrendCard() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const history = useAtomValue(trendAtom);
  const locked = useAtomValue(shownAtom).filter((listed) => listed.locked).length;
  const [open, setOpen] = useState(false);
  const { points, otherVersions, untold, floor, band } = history;
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const drawn = condense(points, MOST_POINTS);
  const most = Math.max(...drawn.map(({ count }) => count));
  const scores = points.map(({ value }) => value);
  const whole = (value: number) => formatInteger(value, language);
  const alone = points.length === 1;
  const latest = t(($) => $.history.chart.latest);
  const numbers = alone
    ? [{ label: latest, value: t(($) => $.history.entry.score, spoken(last, language)) }]
    : [
        { label: latest, value: whole(last.value) },
        ...(band === null ? [] : [{ label: t(($) => $.history.chart.usual), value: whole(band.centre) }]),
        { label: t(($) => $.history.chart.best), value: whole(Math.max(...scores)) },
      ];
  return (
    <Card icon={<ChartNoAxesCombined size={24} aria-hidden />} title={t(($) => $.history.chart.title)}>
      <p className={styles.verdict} data-direction={history.trend?.direction}>
        <Verdict history={history} />
      </p>
      <dl className={styles.numbers}>
        {numbers.map(({ label, value }) => (
          <div key={label} className={styles.number}>
            <dt>{label}</dt>
            <dd translate={asFigure(value)}>{value}</dd>
          </div>
        ))}
      </dl>
      {history.trend === null && (
        <RoastLink look="primary" wide icon={<Camera size={22} aria-hidden />}>
          {t(($) => $.history.chart.next)}
        </RoastLink>
      )}
      {!alone && (
        <TrendChart
          points={drawn}
          band={band}
          summary={t(($) => $.history.chart.summary, {
            count: points.length,
            from: formatDay(first.time, language),
            to: formatDay(last.time, language),
            low: whole(Math.min(...scores)),
            high: whole(Math.max(...scores)),
          })}
        />
      )}
      {most > 1 && <p className={styles.note}>{t(($) => $.history.chart.condensed, { count: most })}</p>}
      {!alone && floor !== null && (
        <p className={styles.note}>{t(($) => $.history.chart.day, { floor: whole(floor) })}</p>
      )}
      {band !== null && (
        <p className={styles.note}>{t(($) => $.history.chart.band, { centre: whole(band.centre) })}</p>
      )}
      {untold > 0 && <p className={styles.note}>{t(($) => $.history.chart.untold, { count: untold })}</p>}
      {locked > 0 && <p className={styles.note}>{t(($) => $.history.chart.locked, { count: locked })}</p>}
      {otherVersions > 0 && (
        <p className={styles.note}>{t(($) => $.history.chart.versions, { count: otherVersions })}</p>
      )}
      {!alone && (
        <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t(($) => $.history.chart.table)}</summary>
          {open && <NumberTable points={points} />}
        </details>
      )}
    </Card>
  );
}

/** A score and its ± as `entry.score` wants them. */
const spoken = ({ value, spread }: Measurement, language: string) => ({
  score: formatInteger(value, language),
  spread: formatInteger(spread, language),
});

/** Every score of the chart, newest first. */
function NumberTable({ points }: { points: HistoryTrend['points'] }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const newestFirst = useMemo(() => points.toReversed(), [points]);
  const { shown, more } = useSlices(newestFirst);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.history.chart.date)}</th>
            <th scope="col">{t(($) => $.history.chart.score)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((point) => {
            const score = t(($) => $.history.entry.score, spoken(point, language));
            return (
              <tr key={point.time}>
                <td>{formatDay(point.time, language)}</td>
                <td translate={asFigure(score)}>{score}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more}
    </>
  );
}

function Verdict({ history: { points, trend } }: { history: HistoryTrend }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  // All at one time have no direction either: another one may.
  if (trend === null)
    return t(($) => $.history.chart.few, { count: Math.max(1, MIN_TREND_PHOTOS - points.length) });
  // Of no two of them would the comparison say that they differ.
  if (trend.direction === 'flat' && trend.apart === 0) return t(($) => $.history.chart.flat);
  if (trend.direction === 'flat' && trend.outside > 0)
    return t(($) => $.history.chart.outside, { count: trend.outside, total: points.length });
  if (trend.direction === 'flat')
    return t(($) => $.history.chart.apart, { points: formatInteger(trend.apart, language) });
  const change = Math.round(Math.abs(trend.change));
  const said = { count: change, points: formatInteger(change, language) };
  return trend.direction === 'up' ? t(($) => $.history.chart.up, said) : t(($) => $.history.chart.down, said);
}
