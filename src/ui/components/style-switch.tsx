import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { styleAtom } from '#state/preferences-atoms.ts';
import { STYLES } from '#state/settings.ts';
import { Segmented } from './segmented.tsx';
import styles from './style-switch.module.css';

/** How hot the roast is served. On a result it rewrites the roast. */
export function StyleSwitch() {
  const { t } = useTranslation();
  const [style, setStyle] = useAtom(styleAtom);
  return (
    <div className={styles.box}>
      <Segmented
        look="row"
        legend={t(($) => $.common.style.label)}
        options={STYLES.map((value) => ({ value, label: t(($) => $.common.style[value]) }))}
        value={style}
        onChange={(value) => void setStyle(value)}
      />
      <p className={styles.hint}>{t(($) => $.common.style.hints[style])}</p>
    </div>
  );
}
