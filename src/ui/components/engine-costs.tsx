import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { askCostsAtom, engineCostsAtom } from '#state/supply-atoms.ts';

/** What each engine costs to download, once; nothing until it is known. */
export function EngineCosts() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const costs = useAtomValue(engineCostsAtom);
  const ask = useSetAtom(askCostsAtom);
  useEffect(() => void ask(), [ask]);
  if (costs === null || costs.lite === null) return null;
  const lite = formatMegabytes(costs.lite, language);
  return (
    <p data-engine-costs>
      {costs.mediapipe === null
        ? t(($) => $.engine.liteOnly, { lite })
        : t(($) => $.engine.costs, { full: formatMegabytes(costs.mediapipe, language), lite })}
    </p>
  );
}
