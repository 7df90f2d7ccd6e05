import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '#i18n/format.ts';
import { keepWishAtom, ownResultAtom } from '#state/journey-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';

/** On the ways into an account: what the guest asked for goes along. Nothing where they did not. */
export function ResultToKeep() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const wished = useAtomValue(keepWishAtom);
  const result = useAtomValue(ownResultAtom);
  if (!wished || result === null) return null;
  const { value, spread } = result.report.score;
  const [score, give] = [formatInteger(value, language), formatInteger(spread, language)];
  return <p data-result-to-keep>{t(($) => $.account.result, { score, spread: give })}</p>;
}
