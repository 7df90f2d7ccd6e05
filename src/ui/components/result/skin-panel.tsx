import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Counted } from '#domain/score/adds-up.ts';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import { SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import { skinWeights } from '#domain/score/sections.ts';
import { SECTION_LINES } from '#domain/score/calibration.ts';
import { formatInteger, formatTenths, joinSentences } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar } from '#ui/components/result/shares.tsx';
import { cx } from '#ui/cx.ts';
import { useMetricWord } from '#ui/hooks/use-metric-word.ts';
import { shownMetrics } from '#ui/skin-metrics.ts';
import { isCounted, toneOfMetric } from '#ui/tones.ts';
import panel from './panel.module.css';
import { Share, sharesOf, togetherOf } from './shares.tsx';
import styles from './skin-panel.module.css';
import { SectionSum, type Term } from './sum.tsx';

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
  const termOf = (name: SkinMetricName): Term => {
    const own = metrics[name];
    const label = t(($) => $.metrics.skin[name].name);
    return { label, share: shares?.[name] ?? 0, score: own && Math.round(own.score) };
  };
  const hidden = SKIN_METRICS.filter((name) => !shown.includes(name));
  const rest = shares === null ? null : togetherOf(hidden.map(termOf));
  return (
    <div className={panel.panel}>
      <h4 className={panel.title}>{t(($) => $.metrics.title)}</h4>
      <p className={panel.note}>{t(($) => $.metrics.relative)}</p>
      <p className={panel.note}>{t(($) => $.metrics.wobble)}</p>
      <div>
        {shown.map((name) => (
          <MetricRow key={name} name={name} result={metrics[name]} share={shares?.[name] ?? 0} />
        ))}
        {rest !== null && <RestRow {...rest} />}
      </div>
      {rest !== null && (
        <SectionSum
          terms={[...shown.map(termOf), { ...rest, label: t(($) => $.metrics.rest) }]}
          total={score}
          line={SECTION_LINES.skin}
        />
      )}
    </div>
  );
}

/** What is listed for adults only, as one: what it counts and its number, so that the sum can be checked. */
function RestRow({ share, score }: Counted) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (share === 0 || score === null) return null;
  return (
    <p className={cx(styles.row, styles.summary, styles.rest)} data-metric="rest">
      <span className={styles.name}>
        {t(($) => $.metrics.rest)} <Share share={share} />
        <span className={styles.restWhat}>{t(($) => $.metrics.restWhat)}</span>
      </span>
      <span className={styles.score} translate="no">
        {formatTenths(score, language)}
      </span>
    </p>
  );
}

interface MetricRowProps {
  readonly name: SkinMetricName;
  /** Null: this photo does not show it, and we say so. */
  readonly result: KeptMetrics[SkinMetricName];
  /** Of the section's score, in whole per cent; 0: none, or not known. */
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
