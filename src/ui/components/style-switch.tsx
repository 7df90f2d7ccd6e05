import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { styleAtom } from '#state/preferences-atoms.ts';
import { servedStyleAtom, servedStylesAtom } from '#state/served-style.ts';
import { Segmented } from './segmented.tsx';
import styles from './style-switch.module.css';

/** Chooses the style of the roast. On a result it rewrites the roast. */
export function StyleSwitch({ legendHidden = false }: { readonly legendHidden?: boolean }) {
  const { t } = useTranslation();
  const setStyle = useSetAtom(styleAtom);
  const style = useAtomValue(servedStyleAtom);
  const served = useAtomValue(servedStylesAtom);
  return (
    <div className={styles.box}>
      <Segmented
        look="row"
        legendHidden={legendHidden}
        legend={t(($) => $.common.style.label)}
        options={served.map((value) => ({ value, label: t(($) => $.common.style[value]) }))}
        value={style}
        onChange={(value) => void setStyle(value)}
      />
      <p className={styles.hint}>{t(($) => $.common.style.hints[style])}</p>
    </div>
  );
}
