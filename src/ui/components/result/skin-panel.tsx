import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { skinWeights } from '#domain/score/sections.ts';
import { SKIN_LINE } from '#domain/score/calibration.ts';
import { formatInteger, formatPercent, joinSentences } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar } from '#ui/components/bar.tsx';
import { useMetricWord } from '#ui/hooks/use-metric-word.ts';
import { shownMetrics } from '#ui/skin-metrics.ts';
import { isCounted, toneOfMetric } from '#ui/tones.ts';
import panel from './panel.module.css';
import { Share } from './share.tsx';
import { MIDDLE, sharesOf, skinMeanOf } from './shares.ts';
import styles from './skin-panel.module.css';

interface SkinPanelProps {
  /** 0 to 100; null: not known of an old result. */
  readonly score: number | null;
  /** 0 to 1: fine things count less in a soft photo. Null: not known of a kept result, of which no shares are said. */
  readonly sharpness: number | null;
  readonly metrics: KeptMetrics;
  /** Nobody under 20 is told about lines (decisions/tone). */
  readonly teen: boolean | null;
}

/** The skin metrics, a bar each. */
export function SkinPanel({ score, sharpness, metrics, teen }: SkinPanelProps) {
  const { t } = useTranslation();
  const shares = sharpness === null ? null : sharesOf(metrics, skinWeights(sharpness));
  const shown = shownMetrics(teen);
  return (
    <div className={panel.panel}>
      <h4 className={panel.title}>{t(($) => $.metrics.title)}</h4>
      <p className={panel.note}>{t(($) => $.metrics.relative)}</p>
      <p className={panel.note}>{t(($) => $.metrics.wobble)}</p>
      <div>
        {shown.map((name) => (
          <MetricRow key={name} name={name} result={metrics[name]} share={shares?.[name] ?? 0} />
        ))}
      </div>
      {score !== null && shares !== null && <SkinSum score={score} shares={shares} shown={shown} />}
    </div>
  );
}

interface SkinSumProps {
  readonly score: number;
  readonly shares: Readonly<Record<SkinMetricName, number>>;
  /** The parts that are listed. */
  readonly shown: readonly SkinMetricName[];
}

/** How the number of the section follows from the parts above. */
function SkinSum({ score, shares, shown }: SkinSumProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const mean = skinMeanOf(score);
  const rest = 1 - shown.reduce((sum, name) => sum + shares[name], 0);
  const sentences = [
    ...(mean === null
      ? []
      : [
          t(($) => $.metrics.sum, { mean, middle: MIDDLE, slope: SKIN_LINE.slope, score: Math.round(score) }),
        ]),
    ...(rest < MENTIONED_FROM ? [] : [t(($) => $.metrics.rest, { rest: formatPercent(rest, language) })]),
  ];
  if (sentences.length === 0) return null;
  return (
    <p className={panel.note} data-skin-sum>
      {joinSentences(sentences, language)}
    </p>
  );
}

/** Half a per cent, which is none once it is rounded. */
const MENTIONED_FROM = 0.005;

interface MetricRowProps {
  readonly name: SkinMetricName;
  /** Null: this photo does not show it, and we say so. */
  readonly result: KeptMetrics[SkinMetricName];
  /** Of the section's score, 0 to 1; 0: none, or not known. */
  readonly share: number;
}

/**
 * One skin metric: its word, number and bar (the word alone where it costs no points), and on request what it means and
 * how it was measured.
 */
function MetricRow({ name, result, share }: MetricRowProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const word = useMetricWord()(name, result);
  const counted = isCounted(name);
  const how = t(($) => $.metrics.how, { how: t(($) => $.metrics.skin[name].how) });
  const within = t(($) => $.metrics.within, { points: formatInteger(METRIC_RETEST_ERROR[name], language) });
  return (
    <details className={styles.row} data-metric={name}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.name}>
            {t(($) => $.metrics.skin[name].name)} <Share share={share} />
          </span>{' '}
          <span className={styles.level}>{word}</span>
        </span>
        {counted && (
          <span className={styles.score} translate="no">
            {result === null ? '—' : Math.round(result.score)}
          </span>
        )}
        <ChevronDown className={styles.chevron} size={18} aria-hidden />
        {counted && (
          <span className={styles.bar}>
            <Bar share={(result?.score ?? 0) / 100} tone={toneOfMetric(name, result)} />
          </span>
        )}
      </summary>
      <div className={styles.about}>
        {result === null && <p>{t(($) => $.metrics.notMeasurableWhy)}</p>}
        <p>{t(($) => $.metrics.skin[name].what)}</p>
        <p>{joinSentences(counted ? [how, within] : [how], language)}</p>
      </div>
    </details>
  );
}
