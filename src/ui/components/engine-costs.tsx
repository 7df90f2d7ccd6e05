import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes } from '#i18n/format.ts';
import type { EngineCosts as Costs } from '#ports/analysis.ts';
import { askCostsAtom, engineCostsAtom, isFullMissing } from '#state/model-prefetch-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';

/** What each engine costs to download, asked for where it is shown; null until it is known. */
export function useEngineCosts(): Costs | null {
  const ask = useSetAtom(askCostsAtom);
  useEffect(() => void ask(), [ask]);
  return useAtomValue(engineCostsAtom);
}

/** What each engine costs to download, once, and why there is only one; nothing until it is known. */
export function EngineCosts({ costs }: { readonly costs: Costs | null }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (costs === null || costs.lite === null) return null;
  const lite = formatMegabytes(costs.lite, language);
  return (
    <>
      <p data-engine-costs>
        {costs.mediapipe === null
          ? t(($) => $.engine.liteOnly, { lite })
          : t(($) => $.engine.costs, { full: formatMegabytes(costs.mediapipe, language), lite })}
      </p>
      {isFullMissing(costs) && <p>{t(($) => $.engine.fullMissing)}</p>}
    </>
  );
}
