import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import type { Line } from '#domain/score/calibration.ts';
import { formatTenths, joinSentences } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import panel from './panel.module.css';
import { shownSum, type Counted } from './shares.ts';

interface SectionSumProps {
  /** Everything that counts, as it is shown above. */
  readonly parts: readonly Counted[];
  /** 0 to 100; null: not known of an old result. */
  readonly score: number | null;
  /** From the mean of the parts to the score; null: the mean is the score. */
  readonly line: Line | null;
}

/** How the number of a section follows from the percentages and numbers above, so that anybody can check it. */
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
    <p className={panel.note} data-section-sum>
      {joinSentences(sentences, language)}
    </p>
  );
}
