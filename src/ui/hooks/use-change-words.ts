import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Difference } from '#domain/history/noise.ts';
import { formatSigned } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';

/** What a difference of two results means, in the one sentence that every screen has for it. */
export function useChangeWords(): (difference: Difference) => string {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  return ({ delta, floor, verdict }) =>
    t(($) => $.result.change.verdict[verdict], {
      count: Math.abs(delta),
      // What may be chance has a sign; what may not has a word for it.
      delta:
        verdict === 'no-change' ? formatSigned(delta, language) : formatInteger(Math.abs(delta), language),
      floor: formatInteger(floor, language),
    });
}
