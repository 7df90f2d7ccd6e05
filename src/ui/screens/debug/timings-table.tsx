import { useTranslation } from 'react-i18next';
import type { StageTimings } from '#analysis/contract.ts';
import styles from './debug.module.css';

/** Milliseconds per stage, in the order in which they ran. */
export function TimingsTable({ timings }: { timings: StageTimings }) {
  const { t } = useTranslation();
  return (
    <section className={styles.block}>
      <h2>{t(($) => $.debug.analysis.timings)}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.debug.analysis.stage)}</th>
            <th scope="col">{t(($) => $.debug.analysis.ms)}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(timings).map(([stage, ms]) => (
            <tr key={stage}>
              <th scope="row">{stage === 'total' ? t(($) => $.debug.analysis.total) : stage}</th>
              <td>{ms.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
