import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { KeptReport } from '#domain/history/entry.ts';
import { isWobble } from '#domain/score/wobble.ts';
import { formatSigned } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { personOf } from '#state/person.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar, type BarTone } from '#ui/components/bar.tsx';
import { cx } from '#ui/cx.ts';
import { shownMetrics } from '#ui/skin-metrics.ts';
import { isCounted, toneOfMetric, toneOfScore } from '#ui/tones.ts';
import styles from './compare-rows.module.css';

interface Row {
  readonly key: string;
  readonly name: string;
  /** 0 to 100; null: not measurable. */
  readonly before: number | null;
  readonly after: number | null;
  /** Whether a difference is no more than that of two photos in one session; null: this was not measured. */
  readonly withinWobble: ((delta: number) => boolean) | null;
  /** The colour of a score's bar. */
  readonly toneOf: (score: number) => BarTone;
  /** Whether more points are better: what costs none is neither. */
  readonly counted: boolean;
}

interface CompareRowsProps {
  readonly before: KeptReport;
  readonly after: KeptReport;
  /** False where two versions measured: then no difference is shown. */
  readonly comparable: boolean;
}

/** Sections and skin metrics of two reports; what one of them could not measure has no difference. */
export function CompareRows({ before, after, comparable }: CompareRowsProps) {
  const { t } = useTranslation();
  const { teen } = personOf(useAtomValue(personalizationAtom));
  const sections = (['skin', 'features', 'vibe'] as const).map((key) => ({
    key,
    name: t(($) => $.result.sections[key]),
    before: before.sections[key].score,
    after: after.sections[key].score,
    withinWobble: null,
    toneOf: toneOfScore,
    counted: true,
  }));
  const metrics = shownMetrics(teen).map((key) => ({
    key,
    name: t(($) => $.metrics.skin[key].name),
    before: before.sections.skin.metrics[key]?.score ?? null,
    after: after.sections.skin.metrics[key]?.score ?? null,
    withinWobble: (delta: number) => isWobble(key, delta),
    toneOf: (score: number) => toneOfMetric(key, { score }),
    counted: isCounted(key),
  }));
  return (
    <>
      <p className={styles.note}>{t(($) => $.history.compare.higher)}</p>
      <ul className={styles.rows}>
        {[...sections, ...metrics].map((row) => (
          <CompareRow key={row.key} row={row} comparable={comparable} />
        ))}
      </ul>
      {comparable && <p className={styles.note}>{t(($) => $.history.compare.chance)}</p>}
    </>
  );
}

function CompareRow({ row, comparable }: { row: Row; comparable: boolean }) {
  const { name, before, after, withinWobble, toneOf, counted } = row;
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const show = (score: number | null) =>
    score === null ? t(($) => $.metrics.notMeasurable) : formatInteger(score, language);
  const delta =
    !comparable || before === null || after === null ? null : Math.round(after) - Math.round(before);
  const same = delta !== null && withinWobble?.(delta) === true;
  const more = delta !== null && withinWobble?.(delta) === false;
  const verdict = same ? 'sameOf' : more ? 'moreOf' : 'differenceOf';
  const words = { name, before: show(before), after: show(after) };
  return (
    <li className={styles.row}>
      <span className="visually-hidden">{t(($) => $.history.compare[verdict], words)}</span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span
        className={cx(styles.difference, more && styles.more, more && counted && delta > 0 && styles.up)}
        aria-hidden="true"
      >
        {same && '≈ '}
        {delta === null ? '—' : formatSigned(delta, language)}
      </span>
      {[before, after].map((score, side) => (
        <span key={side === 0 ? 'before' : 'after'} className={styles.side} aria-hidden="true">
          <span className={styles.value}>{show(score)}</span>
          <Bar share={(score ?? 0) / 100} tone={score === null ? 'plain' : toneOf(score)} />
        </span>
      ))}
    </li>
  );
}
