/** How a number comes about from the numbers beside it, as an addition that anybody can check. */
import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Counted, shownSum } from '#domain/score/adds-up.ts';
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import type { Line } from '#domain/score/calibration.ts';
import { formatSigned } from '#i18n/format-date.ts';
import { formatPercent, formatTenths } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { cx } from '#ui/cx.ts';
import styles from './sum.module.css';

/** A number with its name, as it is shown. */
export interface Term extends Counted {
  readonly label: string;
}

interface SumProps {
  /** All that may count; what counts nothing has no line. */
  readonly terms: readonly Term[];
  /** As it is shown, whole; null: not known of an old result. */
  readonly total: number | null;
  /** From the mean of the terms to the total; null: the mean is the total. */
  readonly line: Line | null;
}

/** Behind a line of its own: see `Sum`. */
export function SectionSum(props: SumProps) {
  const { t } = useTranslation();
  const lines = useSumLines(props);
  return (
    lines !== null && (
      <details className={styles.fold}>
        <summary className={styles.open}>
          {t(($) => $.result.total.label)}
          <ChevronDown size={18} aria-hidden />
        </summary>
        <SumLines lines={lines} />
      </details>
    )
  );
}

/** A line for each of what a number is made of, and for what they come to; nothing where it did not come from these. */
export function Sum(props: SumProps) {
  const lines = useSumLines(props);
  return lines !== null && <SumLines lines={lines} />;
}

interface SumLine {
  readonly name: string;
  /** The product that gives the points. */
  readonly product?: string;
  readonly points: string;
  /** What the lines above come to. */
  readonly isSum?: boolean;
}

function useSumLines({ terms, total, line }: SumProps): readonly SumLine[] | null {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const counted = terms.filter(({ share }) => share > 0);
  const apart = line && { middle: line.middle, more: line.slope - 1 };
  const sum = total === null ? null : shownSum(counted, total, apart, DISPLAY_RANGE);
  if (total === null || sum === null) return null;
  const points = (tenths: number) => formatTenths(tenths / 10, language);
  const together = (tenths: number): SumLine => ({
    name: t(($) => $.result.total.together),
    points: points(tenths),
    isSum: true,
  });
  const lines: SumLine[] = counted.map(({ label, share, score }, i) => ({
    name: label,
    product: `${formatTenths(score ?? 0, language)} × ${formatPercent(share / 100, language)}`,
    points: points(sum.terms[i] ?? 0),
  }));
  lines.push(together(sum.together));
  const reached = sum.together + sum.apart;
  if (apart !== null && sum.apart !== 0) {
    const { middle } = apart;
    const more = formatTenths(apart.more, language);
    const mean = points(sum.together);
    lines.push(
      {
        name: t(($) => $.result.total.apart, { middle, more, together: mean }),
        points: formatSigned(sum.apart / 10, language, 1),
      },
      together(reached),
    );
  }
  if (reached !== 10 * total) {
    const [lowest, highest] = DISPLAY_RANGE;
    const isRounded = Math.round(reached / 10) === total;
    lines.push({
      name: isRounded ? t(($) => $.result.total.rounded) : t(($) => $.result.total.end, { lowest, highest }),
      points: points(10 * total),
      isSum: true,
    });
  }
  return lines;
}

function SumLines({ lines }: { readonly lines: readonly SumLine[] }) {
  return (
    <ul className={styles.sum} data-sum>
      {lines.map(({ name, product, points, isSum = false }) => (
        <li key={`${name} ${points}`} className={cx(styles.line, isSum && styles.total)}>
          <span>{name} </span>
          {product !== undefined && <span translate="no">{product} </span>}
          <span className={styles.points} translate="no">
            {points}
          </span>
        </li>
      ))}
    </ul>
  );
}
