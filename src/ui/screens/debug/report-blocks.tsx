import { useTranslation } from 'react-i18next';
import type { StageTimings } from '#analysis/contract.ts';
import debug from './debug.module.css';

/** Any value as indented JSON. */
export function JsonBlock({ title, value }: { title: string; value: unknown }) {
  return (
    <section className={debug.block}>
      <h2>{title}</h2>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <pre className={debug.json} tabIndex={0} role="region" aria-label={title}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}

/** Milliseconds per stage, in the order in which they ran. */
export function TimingsTable({ timings }: { timings: StageTimings }) {
  const { t } = useTranslation();
  return (
    <section className={debug.block}>
      <h2>{t(($) => $.debug.analysis.timings)}</h2>
      <div className={debug.scroll} data-scrolls>
        <table className={debug.table}>
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
                <td translate="no">{ms.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
