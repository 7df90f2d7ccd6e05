import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { KeptMetrics, KeptReport } from '#domain/history/entry.ts';
import { floorOf } from '#domain/history/noise.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { formatSigned } from '#i18n/format-date.ts';
import { asFigure, formatInteger } from '#i18n/format.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { personOf } from '#state/person.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar } from '#ui/components/result/shares.tsx';
import { cx } from '#ui/cx.ts';
import { useMetricWord } from '#ui/hooks/use-metric-word.ts';
import { shownMetrics } from '#ui/skin-metrics.ts';
import { isCounted, toneOfScore } from '#ui/tones.ts';
import styles from './compare-rows.module.css';

interface CompareRowsProps {
  readonly before: KeptReport;
  readonly after: KeptReport;
  /** False where two versions measured: then no difference is shown. */
  readonly comparable: boolean;
  /** Whether they are retakes of one session: then a smaller difference is one. */
  readonly sameSession: boolean;
}

/** Sections and skin metrics of two reports; what one of them could not measure has no difference. */
export function CompareRows({ before, after, comparable, sameSession }: CompareRowsProps) {
  const { t } = useTranslation();
  const { teen } = personOf(useAtomValue(personalizationAtom));
  return (
    <>
      <p className={styles.note}>{t(($) => $.history.compare.higher)}</p>
      <div className={styles.table}>
        {/* Each row says it to a reader. */}
        <p className={styles.sides} aria-hidden="true">
          <span>{t(($) => $.history.compare.before)}</span>
          <span>{t(($) => $.history.compare.after)}</span>
        </p>
        <ul className={styles.rows}>
          {(['skin', 'features', 'vibe'] as const).map((key) => (
            <NumberRow
              key={key}
              name={t(($) => $.result.sections[key])}
              before={before.sections[key].score}
              after={after.sections[key].score}
              comparable={comparable}
              withinWobble={null}
            />
          ))}
          {shownMetrics(teen).map((key) => {
            const name = t(($) => $.metrics.skin[key].name);
            const [earlier, later] = [before.sections.skin.metrics[key], after.sections.skin.metrics[key]];
            return isCounted(key) ? (
              <NumberRow
                key={key}
                name={name}
                before={earlier?.score ?? null}
                after={later?.score ?? null}
                comparable={comparable}
                withinWobble={(delta) => Math.abs(delta) <= floorOf(METRIC_RETEST_ERROR[key], sameSession)}
              />
            ) : (
              <WordRow key={key} metric={key} name={name} before={earlier} after={later} />
            );
          })}
        </ul>
      </div>
      {comparable && (
        <p className={styles.note}>
          {t(($) => (sameSession ? $.history.compare.chanceRetake : $.history.compare.chance))}
        </p>
      )}
    </>
  );
}

interface NumberRowProps {
  readonly name: string;
  /** 0 to 100; null: not measurable. */
  readonly before: number | null;
  readonly after: number | null;
  readonly comparable: boolean;
  /** Whether a difference is no more than that of two such photos without a change; null: this was not measured. */
  readonly withinWobble: ((delta: number) => boolean) | null;
}

function NumberRow({ name, before, after, comparable, withinWobble }: NumberRowProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const show = (score: number | null) =>
    score === null ? t(($) => $.metrics.notMeasurable) : formatInteger(score, language);
  const measured = before !== null && after !== null;
  const delta = comparable && measured ? Math.round(after) - Math.round(before) : null;
  const same = delta !== null && withinWobble?.(delta) === true;
  const more = delta !== null && withinWobble?.(delta) === false;
  const ofNumbers = same ? 'sameOf' : more ? 'moreOf' : 'differenceOf';
  const words = { name, before: show(before), after: show(after) };
  return (
    <li className={styles.row}>
      <span className="visually-hidden">
        {t(($) => $.history.compare[measured ? ofNumbers : 'wordsOf'], words)}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span
        className={cx(styles.difference, more && styles.more, more && delta > 0 && styles.up)}
        translate="no"
        aria-hidden="true"
      >
        {delta === null ? '—' : `${same ? '≈ ' : ''}${formatSigned(delta, language)}`}
      </span>
      {[before, after].map((score, side) => (
        <span key={side === 0 ? 'before' : 'after'} className={styles.side} aria-hidden="true">
          <span className={styles.value} translate={asFigure(show(score))}>
            {show(score)}
          </span>
          {score !== null && <Bar share={score / 100} tone={toneOfScore(score)} />}
        </span>
      ))}
    </li>
  );
}

interface WordRowProps {
  readonly metric: SkinMetricName;
  readonly name: string;
  /** Null: not measurable. */
  readonly before: KeptMetrics[SkinMetricName];
  readonly after: KeptMetrics[SkinMetricName];
}

/** What costs no points: a word for each photo, as in the result. */
function WordRow({ metric, name, ...sides }: WordRowProps) {
  const { t } = useTranslation();
  const wordOf = useMetricWord();
  const [before, after] = [wordOf(metric, sides.before), wordOf(metric, sides.after)];
  return (
    <li className={styles.row}>
      <span className="visually-hidden">{t(($) => $.history.compare.wordsOf, { name, before, after })}</span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={cx(styles.side, styles.value)} aria-hidden="true">
        {before}
      </span>
      <span className={cx(styles.side, styles.value)} aria-hidden="true">
        {after}
      </span>
    </li>
  );
}
