/** How the score of a section comes about from its parts, as it is said beside them. */
import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import type { Line } from '#domain/score/calibration.ts';
import { formatPercent, formatTenths, joinSentences } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { cx } from '#ui/cx.ts';
import type { Tone } from '#ui/tones.ts';
import panel from './panel.module.css';
import styles from './shares.module.css';

/** What stands beside one name: what it counts, in whole per cent, and its number, 0 to 100. */
export interface Counted {
  readonly share: number;
  /** Null: not measured, and its share is 0. */
  readonly score: number | null;
}

/**
 * What each part counts of its section in whole per cent, together 100 (by the largest remainder). 0 where a part was not
 * measured; 0 everywhere where none was.
 *
 * @param weights of all parts
 */
export function sharesOf<Name extends string>(
  scores: Readonly<Record<Name, unknown>>,
  weights: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(weights) as Name[];
  const weightOf = (name: Name) => (scores[name] === null ? 0 : weights[name]);
  const total = names.reduce((sum, name) => sum + weightOf(name), 0);
  const exact = names.map((name) => ({ name, per: total === 0 ? 0 : (100 * weightOf(name)) / total }));
  const missing = total === 0 ? 0 : 100 - exact.reduce((sum, { per }) => sum + Math.floor(per), 0);
  const owed = exact.toSorted((a, b) => (b.per % 1) - (a.per % 1)).slice(0, missing);
  const shares = exact.map(({ name, per }) => [
    name,
    Math.floor(per) + Number(owed.some((one) => one.name === name)),
  ]);
  return Object.fromEntries(shares) as Record<Name, number>;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The mean of what stands there, with one digit after the point; null without numbers. */
export function shownMean(parts: readonly Counted[]): number | null {
  const counted = parts.filter(({ share, score }) => share > 0 && score !== null);
  const total = counted.reduce((sum, { share }) => sum + share, 0);
  const sum = counted.reduce((all, { share, score }) => all + share * (score ?? 0), 0);
  return total === 0 ? null : tenths(sum / total);
}

/** Parts that are not named, as one. */
export function togetherOf(parts: readonly Counted[]): Counted {
  return { share: parts.reduce((sum, { share }) => sum + share, 0), score: shownMean(parts) };
}

/** What rounding can do to a sum, in points: more than this, and the score did not come from these numbers. */
export const ROUNDING = 2;

export interface ShownSum {
  readonly mean: number;
  /** The score where the mean of the parts is the score of the section; null: it is so everywhere. */
  readonly line: { readonly middle: number; readonly slope: number } | null;
  /** What a person finds who multiplies and adds up what is shown, whole. */
  readonly result: number;
  /** Why the score is another one, or null where it is the result. */
  readonly differs: 'end' | 'rounded' | null;
}

/**
 * The sum that gives the score of a section, with the numbers that stand there; null where they do not give it: without
 * numbers, or of an old result with a scale of its own.
 *
 * @param score as shown, whole
 * @param line from the mean of the parts to the score; null: the mean is the score
 */
function shownSum(parts: readonly Counted[], score: number, line: Line | null): ShownSum | null {
  const mean = shownMean(parts);
  if (mean === null) return null;
  const middle = line && Math.round(line.offset / (1 - line.slope));
  const exact = line === null || middle === null ? mean : middle + line.slope * tenths(mean - middle);
  const result = Math.round(exact);
  const [lowest, highest] = DISPLAY_RANGE;
  const beyond = (score === lowest && result < lowest) || (score === highest && result > highest);
  if (!beyond && Math.abs(result - score) > ROUNDING) return null;
  const differs = result === score ? null : beyond ? 'end' : 'rounded';
  return { mean, line: line && middle !== null ? { middle, slope: line.slope } : null, result, differs };
}

/** What a part counts of its section, in whole per cent, beside its name; nothing where it counts nothing. */
export function Share({ share }: { readonly share: number }) {
  const language = useAtomValue(languageAtom);
  return (
    share > 0 && (
      <span className={panel.share} translate="no">
        {formatPercent(share / 100, language)}
      </span>
    )
  );
}

interface SectionSumProps {
  /** Everything that counts, as it is shown above. */
  readonly parts: readonly Counted[];
  /** 0 to 100; null: not known of an old result. */
  readonly score: number | null;
  /** From the mean of the parts to the score; null: the mean is the score. */
  readonly line: Line | null;
}

/** Behind a line of its own: how the number follows from the percentages and numbers above, so that anybody can check it. */
export function SectionSum({ parts, score, line }: SectionSumProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const whole = score === null ? null : Math.round(score);
  const sum = whole === null ? null : shownSum(parts, whole, line);
  if (whole === null || sum === null) return null;
  const [lowest, highest] = DISPLAY_RANGE;
  const { result } = sum;
  const mean = formatTenths(sum.mean, language);
  const sentences = [
    sum.line === null
      ? t(($) => $.metrics.sum.plain, { mean, result })
      : t(($) => $.metrics.sum.stretched, { mean, result, ...sum.line }),
    ...(sum.differs === 'rounded' ? [t(($) => $.metrics.sum.rounded, { score: whole })] : []),
    ...(sum.differs === 'end' ? [t(($) => $.metrics.sum.end, { lowest, highest, score: whole })] : []),
  ];
  return (
    <details className={styles.sum}>
      <summary className={styles.open}>
        {t(($) => $.result.total.label)}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <p className={panel.note} data-section-sum>
        {joinSentences(sentences, language)}
      </p>
    </details>
  );
}

export type BarTone = 'accent' | 'plain' | Tone;

/** A filled bar, 0 to 1. Decorative: the number stands beside it. */
export function Bar({ share, tone }: { share: number; tone: BarTone }) {
  const fill = { '--share': Math.min(1, Math.max(0, share)) } as CSSProperties;
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={cx(styles.fill, styles[tone])} style={fill} />
    </div>
  );
}
