import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { FaceReport } from '#domain/face/report.ts';
import { formatPercent } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar } from '#ui/components/bar.tsx';
import styles from './panel.module.css';

/** Less likely than this is not worth a line, unless it is the first. */
const WORTH_NAMING = 0.1;

interface ShapePanelProps {
  readonly ranked: FaceReport['faceShape']['ranked'];
  /** False: the first two are too close to call. */
  readonly clear: boolean;
}

/** The likely face shapes, described. */
export function ShapePanel({ ranked, clear }: ShapePanelProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [first, second] = ranked;
  if (first === undefined) return null;
  const close = !clear && second !== undefined;
  const shown = ranked
    .filter(({ probability }, index) => index === 0 || probability >= WORTH_NAMING)
    .slice(0, 3);
  return (
    <div className={styles.panel}>
      <h4 className={styles.title}>{t(($) => $.result.shape.ranked)}</h4>
      {close && (
        <p>
          {t(($) => $.result.shape.close, {
            first: t(($) => $.result.shape.names[first.name]),
            second: t(($) => $.result.shape.names[second.name]),
          })}
        </p>
      )}
      <ul className={styles.rows}>
        {shown.map(({ name, probability }, index) => (
          <li key={name} className={styles.row}>
            <div>
              <strong>{t(($) => $.result.shape.names[name])}</strong>
              {(index === 0 || close) && index < 2 && (
                <p className={styles.note}>{t(($) => $.result.shape.about[name])}</p>
              )}
            </div>
            <span className={styles.value}>{formatPercent(probability, language)}</span>
            <Bar share={probability} tone="accent" />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t(($) => $.result.shape.note)}</p>
    </div>
  );
}
