import { useTranslation } from 'react-i18next';
import type { FaceReport } from '#domain/face/report.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { FocusHeading } from './focus-heading.tsx';
import styles from './score-card.module.css';
import { ScoreRing } from './score-ring.tsx';

interface ScoreCardProps {
  readonly report: Pick<FaceReport, 'score' | 'engine'>;
  readonly confidence: RoastFacts['confidence'];
  readonly roast: Roast | null;
}

/** The first thing a person sees: headline, number, band, and how sure we are. */
export function ScoreCard({ report, confidence, roast }: ScoreCardProps) {
  const { t } = useTranslation();
  const { value, spread, band } = report.score;
  const range = { low: Math.max(0, value - spread), high: Math.min(100, value + spread) };
  return (
    <section className={styles.card}>
      <div className={styles.headline}>
        <FocusHeading focus className={styles.title}>
          {roast?.headline ?? t(($) => $.result.noHeadline)}
        </FocusHeading>
        {roast !== null && <p className={styles.opener}>{roast.opener}</p>}
      </div>
      <div className={styles.score}>
        <ScoreRing value={value} spread={spread} />
        <p className={styles.band}>{t(($) => $.result.bands[band])}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t(($) => $.result.score.spread, { spread })}</dt>
          <dd>{t(($) => $.result.score.spreadWhy, range)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.result.confidence.label)}</dt>
          <dd>{t(($) => $.result.confidence[confidence])}</dd>
          <dd>{t(($) => $.result.engines[report.engine])}</dd>
        </div>
      </dl>
    </section>
  );
}
