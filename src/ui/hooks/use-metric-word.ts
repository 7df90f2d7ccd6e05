import { useTranslation } from 'react-i18next';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { skinLevel } from '#domain/score/bands.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { skinWord } from '#ui/tones.ts';

/** The word of a skin metric, the same beside its number, under its layer on the photo and in a comparison. */
export function useMetricWord(): (name: SkinMetricName, result: KeptMetrics[SkinMetricName]) => string {
  const { t } = useTranslation();
  return (name, result) => {
    const level = skinLevel(result);
    return level === null
      ? t(($) => $.metrics.notMeasurable)
      : t(($) => $.metrics.levels[skinWord(name, level)]);
  };
}
