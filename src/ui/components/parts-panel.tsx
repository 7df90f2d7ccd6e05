import { useTranslation } from 'react-i18next';
import { toneOfScore } from '#ui/tones.ts';
import { Bar } from './bar.tsx';
import styles from './panel.module.css';

interface Part {
  readonly key: string;
  readonly label: string;
  /** 0 to 100; null: the engine cannot see it. */
  readonly score: number | null;
}

/** The parts of a section's score. */
export function PartsPanel({ title, parts }: { title: string; parts: readonly Part[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.rows}>
        {parts.map(({ key, label, score }) => (
          <li key={key} className={styles.row}>
            <span>{label}</span>
            {score === null ? (
              <span className={styles.missing}>{t(($) => $.metrics.notMeasurable)}</span>
            ) : (
              <span className={styles.value}>{Math.round(score)}</span>
            )}
            {score !== null && <Bar share={score / 100} tone={toneOfScore(score)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
