import { useTranslation } from 'react-i18next';
import type { KeptMetrics } from '#domain/history/entry.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';
import styles from './metric-radar.module.css';

interface MetricRadarProps {
  /** In the order of the axes, clockwise from the top. */
  readonly order: readonly SkinMetricName[];
  readonly metrics: KeptMetrics;
}

const RINGS = [25, 50, 75, 100] as const;

/** All skin metrics in one picture; what this photo does not show stays an empty axis. */
export function MetricRadar({ order, metrics }: MetricRadarProps) {
  const { t } = useTranslation();
  const points = (score: (name: SkinMetricName) => number | null): string =>
    order
      .flatMap((name, i) => {
        const value = score(name);
        if (value === null) return [];
        const { x, y } = radarPoint(i, order.length, value);
        return [`${x.toFixed(1)},${y.toFixed(1)}`];
      })
      .join(' ');
  const list = order.map((key) => {
    const name = t(($) => $.metrics.skin[key].name);
    const result = metrics[key];
    return result === null
      ? t(($) => $.result.chart.itemNone, { name })
      : t(($) => $.result.chart.item, { name, score: Math.round(result.score) });
  });
  const aria = t(($) => $.result.chart.aria, { list: list.join(', ') });
  return (
    <svg className={styles.radar} viewBox={`0 0 ${RADAR.width} ${RADAR.height}`} role="img" aria-label={aria}>
      {RINGS.map((ring) => (
        <polygon key={ring} className={styles.grid} points={points(() => ring)} />
      ))}
      {order.map((name, i) => {
        const edge = radarPoint(i, order.length, 100);
        const label = radarPoint(i, order.length, RADAR.labelAt);
        const result = metrics[name];
        const side = label.x - RADAR.centre.x;
        return (
          <g key={name}>
            <line
              className={result === null ? styles.missing : styles.grid}
              x1={RADAR.centre.x}
              y1={RADAR.centre.y}
              x2={edge.x}
              y2={edge.y}
            />
            <text
              className={styles.label}
              x={label.x}
              y={label.y + 4}
              textAnchor={Math.abs(side) < 20 ? 'middle' : side < 0 ? 'end' : 'start'}
            >
              {/* Beside the chart there is room for one word, below it for another. */}
              {t(($) => $.metrics.skin[name].name)
                .split(' ')
                .map((word, line, { length }) => (
                  <tspan key={word} x={label.x} dy={`${line === 0 ? -0.55 * (length - 1) : 1.1}em`}>
                    {word}
                  </tspan>
                ))}
            </text>
          </g>
        );
      })}
      <polygon className={styles.area} points={points((name) => metrics[name]?.score ?? null)} />
      {order.map((name, i) => {
        const result = metrics[name];
        if (result === null) return null;
        const { x, y } = radarPoint(i, order.length, result.score);
        return <circle key={name} className={styles.dot} cx={x} cy={y} r="4" />;
      })}
    </svg>
  );
}

/** Where things lie on the radar chart, in units of its viewBox. */

export const RADAR = {
  width: 340,
  height: 264,
  centre: { x: 170, y: 132 },
  radius: 92,
  /** Labels stand this far out, on the scale of the scores. */
  labelAt: 116,
} as const;

/** The point of axis `index` of `count` at `score` (0 to 100); the first axis points up, the rest follow clockwise. */
export function radarPoint(index: number, count: number, score: number): { x: number; y: number } {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const length = (RADAR.radius * score) / 100;
  return { x: RADAR.centre.x + length * Math.cos(angle), y: RADAR.centre.y + length * Math.sin(angle) };
}
