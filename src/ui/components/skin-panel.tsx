import { useTranslation } from 'react-i18next';
import type { SkinMetrics } from '#domain/face/report.ts';
import { skinLevel } from '#domain/score/bands.ts';
import { METRIC_ORDER } from '#ui/metric-order.ts';
import { MetricRadar } from './metric-radar.tsx';
import { MetricRow } from './metric-row.tsx';
import styles from './panel.module.css';

export function SkinPanel({ metrics }: { metrics: SkinMetrics }) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <h4 className={styles.title}>{t(($) => $.metrics.title)}</h4>
      <p className={styles.note}>{t(($) => $.metrics.relative)}</p>
      <MetricRadar order={METRIC_ORDER} metrics={metrics} />
      <div>
        {METRIC_ORDER.map((name) => (
          <MetricRow key={name} name={name} result={metrics[name]} level={skinLevel(metrics[name])} />
        ))}
      </div>
    </div>
  );
}
