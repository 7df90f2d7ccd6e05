import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Condensed, NoiseBand } from '#domain/history/trend.ts';
import { smooth } from '#domain/history/statistics.ts';
import { formatDay, formatShortDay, formatShortMoment } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import styles from './trend-chart.module.css';
import { type Measurement, onAnotherDay } from '#domain/history/noise.ts';

// Where the points of a chart lie, in pixels.

interface ChartBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface ChartScale {
  x(time: number): number;
  y(score: number): number;
  /** Scores with a line across. */
  readonly ticks: readonly number[];
}

const STEP = 10;
/** At least so many points from bottom to top: small differences must look small. */
const LEAST_RANGE = 20;

function scoreRange(points: readonly Measurement[], band: NoiseBand | null): [low: number, high: number] {
  const ends = points.flatMap(({ value, spread }) => [
    value - onAnotherDay(spread),
    value + onAnotherDay(spread),
  ]);
  if (band !== null) ends.push(band.centre - band.floor, band.centre + band.floor);
  let low = Math.max(0, Math.floor(Math.min(...ends) / STEP) * STEP);
  let high = Math.min(100, Math.ceil(Math.max(...ends) / STEP) * STEP);
  while (high - low < LEAST_RANGE) {
    if (high < 100) high += STEP;
    if (low > 0 && high - low < LEAST_RANGE) low -= STEP;
  }
  return [low, high];
}

/** At least one point. A single moment stands in the middle. */
export function chartScale(
  points: readonly Measurement[],
  band: NoiseBand | null,
  box: ChartBox,
): ChartScale {
  const times = points.map(({ time }) => time);
  const first = Math.min(...times);
  const last = Math.max(...times);
  const [low, high] = scoreRange(points, band);
  const across = box.width - box.left - box.right;
  const down = box.height - box.top - box.bottom;
  const ticks: number[] = [];
  for (let tick = low; tick <= high; tick += STEP) ticks.push(tick);
  return {
    x: (time) => box.left + (first === last ? across / 2 : ((time - first) / (last - first)) * across),
    y: (score) => box.top + (1 - (score - low) / (high - low)) * down,
    ticks,
  };
}

const HEIGHT = 240;
const MARGIN = { left: 36, right: 14, top: 12, bottom: 34 };
/** So far from the frame stand the first and the last point, with their bars. */
const INSET = 10;
const CAP = 4;

/** A line up and down with a cap at either end. */
function errorBar(x: number, low: number, high: number): string {
  const cap = (at: number) => `M${x - CAP},${at} h${2 * CAP}`;
  return `M${x},${low} V${high} ${cap(low)} ${cap(high)}`;
}

interface TrendChartProps {
  /** At least two, oldest first, no more than fit side by side. */
  readonly points: readonly Condensed[];
  readonly band: NoiseBand | null;
  /** What the picture says, in words. */
  readonly summary: string;
}

/** An end of the axis: the day, or the time where both ends are of one day. */
export function formatEnd(
  time: number,
  points: readonly { readonly time: number }[],
  language: string,
): string {
  const days = new Set([points[0], points.at(-1)].map((point) => formatDay(point?.time ?? time, language)));
  return days.size === 1 ? formatShortMoment(time, language) : formatShortDay(time, language);
}

/** Scores, each with a bar as wide as another day may move it, the smoothed line through them, and the band in which nothing really changed. */
export function TrendChart({ points, band, summary }: TrendChartProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [box, width] = useWidth<HTMLDivElement>();
  const smoothed = smooth(points.map(({ value }) => value));
  const scale = chartScale(points, band, {
    ...MARGIN,
    left: MARGIN.left + INSET,
    right: MARGIN.right + INSET,
    width: Math.max(width, 240),
    height: HEIGHT,
  });
  const x = (time: number) => scale.x(time);
  const y = (score: number) => scale.y(score);
  const first = points[0];
  const last = points.at(-1);
  const line = points.map(({ time }, i) => `${x(time)},${y(smoothed[i] ?? 0)}`).join(' ');
  const right = Math.max(width, 240) - MARGIN.right;
  const endOf = (time: number) => formatEnd(time, points, language);
  return (
    <div ref={box} className={styles.box} translate="no" data-testid="trend-chart">
      {width > 0 && (
        <svg width="100%" height={HEIGHT} role="img" aria-label={summary}>
          {band !== null && (
            <rect
              className={styles.band}
              data-testid="noise-band"
              x={MARGIN.left}
              y={y(Math.min(100, band.centre + band.floor))}
              width={right - MARGIN.left}
              height={y(Math.max(0, band.centre - band.floor)) - y(Math.min(100, band.centre + band.floor))}
            />
          )}
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line className={styles.grid} x1={MARGIN.left} x2={right} y1={y(tick)} y2={y(tick)} />
              <text className={styles.tick} x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                {formatInteger(tick, language)}
              </text>
            </g>
          ))}
          {band !== null && <polyline className={styles.line} points={line} />}
          {points.map(({ time, value, spread, count }) => (
            <g key={time}>
              {count === 1 && (
                <path
                  className={styles.spread}
                  d={errorBar(
                    x(time),
                    y(Math.max(0, value - onAnotherDay(spread))),
                    y(Math.min(100, value + onAnotherDay(spread))),
                  )}
                />
              )}
              <circle className={styles.point} cx={x(time)} cy={y(value)} r={time === last?.time ? 7 : 5}>
                <title>
                  {count === 1
                    ? t(($) => $.history.chart.point, {
                        date: formatShortDay(time, language),
                        score: formatInteger(value, language),
                        spread: formatInteger(spread, language),
                      })
                    : t(($) => $.history.chart.middle, {
                        date: formatShortDay(time, language),
                        score: formatInteger(value, language),
                        count,
                      })}
                </title>
              </circle>
            </g>
          ))}
          {first !== undefined && last !== undefined && first.time !== last.time && (
            <>
              <text className={styles.tick} x={MARGIN.left} y={HEIGHT - 8}>
                {endOf(first.time)}
              </text>
              <text className={styles.tick} x={right} y={HEIGHT - 8} textAnchor="end">
                {endOf(last.time)}
              </text>
            </>
          )}
        </svg>
      )}
    </div>
  );
}

/** The width of an element in CSS pixels, followed as it changes; 0 before it is known. */
function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    setWidth(box.clientWidth);
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
