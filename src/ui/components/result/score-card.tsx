import {
  BadgeCheck,
  Equal,
  EqualNot,
  Ruler,
  SmilePlus,
  TrendingDown,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { FaceReport } from '#domain/face/report.ts';
import type { Difference } from '#domain/history/noise.ts';
import type { EngineName } from '#functions/vocabulary.ts';
import type { Contributions } from '#domain/score/contributions.ts';
import { formatSigned } from '#i18n/format-date.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import styles from './score-card.module.css';
import { ScoreRing } from './score-ring.tsx';

export interface Change {
  /** The earlier score. */
  readonly last: number;
  readonly difference: Difference;
}

interface ScoreCardProps {
  readonly report: { readonly score: FaceReport['score']; readonly engine: EngineName | null };
  /** Null: not known of an old result. */
  readonly confidence: RoastFacts['confidence'] | null;
  readonly roast: Roast | null;
  /** What expression, light and framing added or cost; null: not known of an old result. */
  readonly moment?: Contributions | null;
  /** How it compares with the time before; null without one. */
  readonly change?: Change | null;
  /** Just measured, not looked up. */
  readonly fresh?: boolean;
}

/** The first thing a person sees: headline, number, band, and how sure we are. */
export function ScoreCard({
  report,
  confidence,
  roast,
  moment = null,
  change = null,
  fresh = false,
}: ScoreCardProps) {
  const { t } = useTranslation();
  const { engine, score } = report;
  const { value, spread, band } = score;
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
        <ScoreRing value={value} spread={spread} fresh={fresh} />
        <p className={styles.band}>{t(($) => $.result.bands[band])}</p>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <Ruler size={20} aria-hidden />
          <dt>{t(($) => $.result.score.spread, { spread })}</dt>
          <dd>{t(($) => $.result.score.spreadWhy, range)}</dd>
        </div>
        {confidence !== null && (
          <div className={styles.fact}>
            <BadgeCheck size={20} aria-hidden />
            <dt>{t(($) => $.result.confidence.label)}</dt>
            <dd>{t(($) => $.result.confidence[confidence])}</dd>
            {engine !== null && <dd>{t(($) => $.result.engines[engine])}</dd>}
          </div>
        )}
        {moment !== null && <MomentFact {...moment} />}
        {change !== null && <ChangeFact {...change} />}
      </dl>
    </section>
  );
}

/** The parts sum to the score: decision 27, what the ± holds equal is named and shown. */
function MomentFact({ calm, parts }: Contributions) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const signed = (points: number) => formatSigned(points, language);
  const words = {
    calm,
    expression: signed(parts.expression),
    light: signed(parts.light),
    framing: signed(parts.framing),
  };
  return (
    <div className={styles.fact} data-moment>
      <SmilePlus size={20} aria-hidden />
      <dt>{t(($) => $.result.moment.label)}</dt>
      <dd>{t(($) => $.result.moment.sum, words)}</dd>
    </div>
  );
}

const CHANGE_ICONS: Readonly<Record<Difference['verdict'], LucideIcon>> = {
  higher: TrendingUp,
  lower: TrendingDown,
  'no-change': Equal,
  'not-comparable': EqualNot,
};

/** Compared with the time before, and whether that means anything. */
function ChangeFact({ last, difference }: Change) {
  const { t } = useTranslation();
  const { delta, floor, verdict } = difference;
  const ChangeIcon = CHANGE_ICONS[verdict];
  const words = { last, points: Math.abs(delta), floor: Math.round(floor) };
  return (
    <div className={styles.fact} data-change={verdict}>
      <ChangeIcon size={20} aria-hidden />
      <dt>{t(($) => $.result.change.label)}</dt>
      <dd>{t(($) => $.result.change[verdict], words)}</dd>
    </div>
  );
}
