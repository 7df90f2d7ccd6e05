import { useAtomValue } from 'jotai';
import { formatPercent } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import panel from './panel.module.css';

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
