import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaceGeometry } from '#domain/face/report.ts';
import panel from '#ui/components/panel.module.css';
import styles from './geometry-panel.module.css';
import { geometryWords } from './geometry-words.ts';

/** Thirds, fifths, eyes and symmetry in words: described, never scored. */
export function GeometryPanel({ geometry }: { geometry: FaceGeometry }) {
  const { t } = useTranslation();
  const { thirds, fifths, tilt, symmetry } = geometryWords(geometry);
  const lines = [
    {
      key: 'thirds',
      label: t(($) => $.result.geometry.thirds.label),
      text: t(($) => $.result.geometry.thirds[thirds]),
    },
    {
      key: 'fifths',
      label: t(($) => $.result.geometry.fifths.label),
      text: t(($) => $.result.geometry.fifths[fifths]),
    },
    {
      key: 'tilt',
      label: t(($) => $.result.geometry.tilt.label),
      text: t(($) => $.result.geometry.tilt[tilt]),
    },
    {
      key: 'symmetry',
      label: t(($) => $.result.geometry.symmetry.label),
      text: t(($) => $.result.geometry.symmetry[symmetry]),
    },
  ];
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t(($) => $.result.geometry.title)}
        <ChevronDown className={styles.chevron} size={18} aria-hidden />
      </summary>
      <dl className={styles.list}>
        {lines.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={panel.note}>{t(($) => $.result.geometry.note)}</p>
    </details>
  );
}
