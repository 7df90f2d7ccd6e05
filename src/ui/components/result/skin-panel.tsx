import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar } from '#ui/components/bar.tsx';
import { useMetricWord } from '#ui/hooks/use-metric-word.ts';
import { shownMetrics } from '#ui/skin-metrics.ts';
import { isCounted, toneOfMetric } from '#ui/tones.ts';
import panel from './panel.module.css';
import styles from './skin-panel.module.css';

interface SkinPanelProps {
  readonly metrics: KeptMetrics;
  /** Nobody under 20 is told about lines (decisions/tone). */
  readonly teen: boolean | null;
}

/** The skin metrics, a bar each. */
export function SkinPanel({ metrics, teen }: SkinPanelProps) {
  const { t } = useTranslation();
  return (
    <div className={panel.panel}>
      <h4 className={panel.title}>{t(($) => $.metrics.title)}</h4>
      <p className={panel.note}>{t(($) => $.metrics.relative)}</p>
      <p className={panel.note}>{t(($) => $.metrics.wobble)}</p>
      <div>
        {shownMetrics(teen).map((name) => (
          <MetricRow key={name} name={name} result={metrics[name]} />
        ))}
      </div>
    </div>
  );
}

interface MetricRowProps {
  readonly name: SkinMetricName;
  /** Null: this photo does not show it, and we say so. */
  readonly result: KeptMetrics[SkinMetricName];
}

/**
 * One skin metric: its word, number and bar (the word alone where it costs no points), and on request what it means and
 * how it was measured.
 */
function MetricRow({ name, result }: MetricRowProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const word = useMetricWord()(name, result);
  const counted = isCounted(name);
  return (
    <details className={styles.row} data-metric={name}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.name}>{t(($) => $.metrics.skin[name].name)}</span>{' '}
          <span className={styles.level}>{word}</span>
        </span>
        {counted && <span className={styles.score}>{result === null ? '—' : Math.round(result.score)}</span>}
        <ChevronDown className={styles.chevron} size={18} aria-hidden />
        {counted && (
          <span className={styles.bar}>
            <Bar share={(result?.score ?? 0) / 100} tone={toneOfMetric(name, result)} />
          </span>
        )}
      </summary>
      <dl className={styles.about}>
        {result === null && <dd>{t(($) => $.metrics.notMeasurableWhy)}</dd>}
        <dt>{t(($) => $.metrics.what)}</dt>
        <dd>{t(($) => $.metrics.skin[name].what)}</dd>
        <dt>{t(($) => $.metrics.how)}</dt>
        <dd>{t(($) => $.metrics.skin[name].how)}</dd>
        {counted && (
          <>
            <dt>{t(($) => $.metrics.steady)}</dt>
            <dd>
              {t(($) => $.metrics.within, { points: formatInteger(METRIC_RETEST_ERROR[name], language) })}
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
