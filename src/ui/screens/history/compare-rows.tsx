import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { KeptReport } from '#domain/history/entry.ts';
import { formatSigned } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar } from '#ui/components/bar.tsx';
import { SHOWN_METRICS } from '#ui/skin-metrics.ts';
import { toneOfScore } from '#ui/tones.ts';
import styles from './compare-rows.module.css';

interface Row {
  readonly key: string;
  readonly name: string;
  /** 0 to 100; null: not measurable. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Sections and skin metrics of two reports; what one of them could not measure has no difference. */
export function CompareRows({ before, after }: { before: KeptReport; after: KeptReport }) {
  const { t } = useTranslation();
  const sections = (['skin', 'features', 'vibe'] as const).map((key) => ({
    key,
    name: t(($) => $.result.sections[key]),
    before: before.sections[key].score,
    after: after.sections[key].score,
  }));
  const metrics = SHOWN_METRICS.map((key) => ({
    key,
    name: t(($) => $.metrics.skin[key].name),
    before: before.sections.skin.metrics[key]?.score ?? null,
    after: after.sections.skin.metrics[key]?.score ?? null,
  }));
  return (
    <ul className={styles.rows}>
      {[...sections, ...metrics].map((row) => (
        <CompareRow key={row.key} row={row} />
      ))}
    </ul>
  );
}

function CompareRow({ row: { name, before, after } }: { row: Row }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const show = (score: number | null) =>
    score === null ? t(($) => $.metrics.notMeasurable) : formatInteger(score, language);
  const difference =
    before === null || after === null ? '—' : formatSigned(Math.round(after) - Math.round(before), language);
  return (
    <li className={styles.row}>
      <span className="visually-hidden">
        {t(($) => $.history.compare.differenceOf, { name, before: show(before), after: show(after) })}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={styles.difference} aria-hidden="true">
        {difference}
      </span>
      {[before, after].map((score, side) => (
        <span key={side === 0 ? 'before' : 'after'} className={styles.side} aria-hidden="true">
          <span className={styles.value}>{show(score)}</span>
          <Bar share={(score ?? 0) / 100} tone={score === null ? 'fine' : toneOfScore(score)} />
        </span>
      ))}
    </li>
  );
}
