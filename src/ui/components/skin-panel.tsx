import { useTranslation } from 'react-i18next';
import type { SkinMetricName, SkinMetrics } from '#domain/face/report.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { MetricRadar } from './metric-radar.tsx';
import { MetricRow } from './metric-row.tsx';
import styles from './panel.module.css';

/** In the order in which they are talked about. */
const ORDER: readonly SkinMetricName[] = [
  'evenness',
  'texture',
  'spots',
  'redness',
  'pores',
  'lines',
  'shine',
  'darkCircles',
];

interface SkinPanelProps {
  readonly metrics: SkinMetrics;
  /** 0 to 4, as the writer knows them. */
  readonly levels: RoastFacts['skin'];
}

export function SkinPanel({ metrics, levels }: SkinPanelProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <h4 className={styles.title}>{t(($) => $.metrics.title)}</h4>
      <p className={styles.note}>{t(($) => $.metrics.relative)}</p>
      <MetricRadar order={ORDER} metrics={metrics} />
      <div>
        {ORDER.map((name) => (
          <MetricRow key={name} name={name} result={metrics[name]} level={levels[name]} />
        ))}
      </div>
    </div>
  );
}
