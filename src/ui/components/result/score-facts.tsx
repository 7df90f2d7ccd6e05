import { useAtomValue } from 'jotai';
import {
  BadgeCheck,
  Camera,
  Equal,
  EqualNot,
  type LucideIcon,
  Scale,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Doubt } from '#domain/capture/gates.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { KeptReport } from '#domain/history/entry.ts';
import type { Difference } from '#domain/history/noise.ts';
import { type Contributions, MOMENT_PARTS, type MomentPart } from '#domain/score/contributions.ts';
import { LIGHT_TELLS_UP_TO } from '#domain/score/bands.ts';
import { totalOf, wholeSections } from '#domain/score/score.ts';
import { surenessOf } from '#domain/score/spread.ts';
import { SECTION_WEIGHTS } from '#domain/score/weights.ts';
import { type EngineName, SCORED_SECTIONS } from '#functions/vocabulary.ts';
import { formatSigned } from '#i18n/format-date.ts';
import { formatInteger, joinSentences, joinThings } from '#i18n/format.ts';
import { engineAtom } from '#state/journey-atoms.ts';
import { isFullMissing } from '#state/model-prefetch-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { useEngineCosts } from '#ui/components/engine-costs.tsx';
import { Fold, FoldList } from '#ui/components/fold.tsx';
import styles from './score-facts.module.css';
import { Sum } from './sum.tsx';
import type { Untold } from './untold.ts';

/** What a difference of two results means, in the one sentence that every screen has for it. */
export function useChangeWords(): (difference: Difference) => string {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  return ({ delta, floor, sameSession, verdict }) =>
    t(($) => $.result.change[sameSession ? 'retake' : 'verdict'][verdict], {
      count: Math.abs(delta),
      // What may be chance has a sign; what may not has a word for it.
      delta:
        verdict === 'no-change' ? formatSigned(delta, language) : formatInteger(Math.abs(delta), language),
      floor: formatInteger(floor, language),
    });
}

export interface Change {
  /** The earlier score. */
  readonly last: number;
  readonly difference: Difference;
}

export interface ScoreFactsProps {
  readonly score: FaceReport['score'];
  /** The three that the number is made of. */
  readonly sections: KeptReport['sections'];
  /** Null: not known of an old result. */
  readonly engine: EngineName | null;
  /** The light was hard enough to widen the ± by a point or more (`HARD_LIGHT`). */
  readonly hardLight: boolean;
  /** What makes it unsure most; null: nothing does, or it is not known of an old result. */
  readonly doubt: Doubt | null;
  /** What expression, light, framing and sharpness added or cost; null: not known of an old result. */
  readonly moment: Contributions | null;
  /** How it compares with the time before; null without one. */
  readonly change: Change | null;
  /** Null where the score is told. */
  readonly untold: Untold | null;
}

/**
 * What to take from this number, in plain words: where another photo would land, what helped and what cost, how sure that
 * is, and what became of the last one. How it adds up lies behind a fold.
 */
export function ScoreFacts(props: ScoreFactsProps) {
  const { score, doubt, moment, change, untold } = props;
  const { t } = useTranslation();
  const { value, spread } = score;
  if (untold !== null) return <UntoldFacts mend={untold.mend} spread={spread} doubt={doubt} />;
  const range = { low: Math.max(0, value - spread), high: Math.min(100, value + spread) };
  return (
    <div className={styles.sheet}>
      <p className={styles.lead}>{t(($) => $.result.score.next, range)}</p>
      {moment !== null && <MomentLines parts={moment.parts} />}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <BadgeCheck size={20} aria-hidden />
          <dt>{t(($) => $.result.confidence.label)}</dt>
          <dd>
            <Sureness spread={spread} doubt={doubt} />
          </dd>
        </div>
        {change !== null && <ChangeFact {...change} />}
      </dl>
      <FoldList>
        <Fold name="sum" icon={<Scale size={22} aria-hidden />} title={t(($) => $.result.total.label)}>
          <AddsUp {...props} />
        </Fold>
      </FoldList>
    </div>
  );
}

/** Why there is no number, and what would bring one: nothing that a number could be worked back from. */
function UntoldFacts({ mend, ...sure }: Pick<Untold, 'mend'> & SurenessProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.sheet}>
      <p className={styles.lead}>{t(($) => $.result.untold.why, { points: LIGHT_TELLS_UP_TO })}</p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <BadgeCheck size={20} aria-hidden />
          <dt>{t(($) => $.result.confidence.label)}</dt>
          <dd>
            <Sureness {...sure} />
          </dd>
        </div>
        <div className={styles.fact}>
          <Camera size={20} aria-hidden />
          <dt>{t(($) => $.result.advice.title)}</dt>
          <dd>{mend}</dd>
        </div>
      </dl>
    </div>
  );
}

type SurenessProps = Pick<ScoreFactsProps, 'doubt'> & { readonly spread: number };

/** How sure the number is, and what makes it less so, as far as that is known. Under a coloured lamp nobody is sure. */
function Sureness({ spread, doubt }: SurenessProps) {
  const { t } = useTranslation();
  const bySpread = surenessOf(spread);
  const sure = bySpread === 'high' && doubt === 'colour' ? 'medium' : bySpread;
  if (sure === 'high' || doubt === null) return t(($) => $.result.confidence[sure]);
  return t(($) => $.result.confidence.because[sure], { doubt: t(($) => $.result.confidence.doubts[doubt]) });
}

/**
 * What expression, light, framing and sharpness added or cost, a line each way. The others are not named: "no difference"
 * reads as if they did not count.
 */
function MomentLines({ parts }: Pick<Contributions, 'parts'>) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const list = (some: readonly MomentPart[]) =>
    joinThings(
      some.map((part) =>
        t(($) => $.result.moment.part, {
          name: t(($) => $.result.moment.names[part]),
          points: formatSigned(parts[part], language),
        }),
      ),
      language,
    );
  const helped = MOMENT_PARTS.filter((part) => parts[part] > 0);
  const cost = MOMENT_PARTS.filter((part) => parts[part] < 0);
  const moved = helped.length + cost.length;
  return (
    <>
      {helped.length > 0 && <p>{t(($) => $.result.moment.helped, { parts: list(helped) })}</p>}
      {cost.length > 0 && <p>{t(($) => $.result.moment.cost, { parts: list(cost) })}</p>}
      {moved === 0 && <p>{t(($) => $.result.moment.all)}</p>}
      {moved > 0 && moved < MOMENT_PARTS.length && <p>{t(($) => $.result.moment.rest)}</p>}
    </>
  );
}

/** The sum, and all that there is to know of it. */
function AddsUp({ score, sections, engine, hardLight, moment }: ScoreFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const hard = [
    t(($) => $.result.score.spreadHard),
    ...(moment === null ? [] : [t(($) => $.result.moment.hard)]),
  ];
  return (
    <>
      <TotalSum total={score.value} sections={sections} />
      {moment !== null && <p data-moment>{t(($) => $.result.moment.calm, { calm: moment.calm })}</p>}
      {hardLight && <p>{joinSentences(hard, language)}</p>}
      <p>{t(($) => $.result.score.inHand)}</p>
      {engine !== null && <p>{t(($) => $.result.engines[engine])}</p>}
      {engine === 'lite' && <WhyLite />}
    </>
  );
}

/** The number as the sum of the three beside it; nothing of an old result, whose total stood on a scale of its own. */
function TotalSum({ total, sections }: Pick<ScoreFactsProps, 'sections'> & { readonly total: number }) {
  const { t } = useTranslation();
  const [skin, features, vibe] = [sections.skin.score, sections.features.score, sections.vibe.score];
  if (skin === null || features === null || vibe === null) return null;
  const whole = wholeSections({ skin, features, vibe });
  if (totalOf(whole) !== total) return null;
  const terms = SCORED_SECTIONS.map((name) => ({
    label: t(($) => $.result.sections[name]),
    score: whole[name],
    share: SECTION_WEIGHTS[name],
  }));
  return (
    <>
      <Sum terms={terms} total={total} line={null} />
      <p>{t(($) => $.result.total.why)}</p>
    </>
  );
}

/** Why it was not the full engine, where the server lacks its model; those who chose the light one know why. */
function WhyLite() {
  const { t } = useTranslation();
  const missing = isFullMissing(useEngineCosts());
  const wanted = useAtomValue(engineAtom) !== 'lite';
  return missing && wanted ? <p>{t(($) => $.engine.fullMissing)}</p> : null;
}

export const CHANGE_ICONS: Readonly<Record<Difference['verdict'], LucideIcon>> = {
  higher: TrendingUp,
  lower: TrendingDown,
  'no-change': Equal,
  'not-comparable': EqualNot,
};

/** Compared with the time before, and whether that means anything. */
function ChangeFact({ last, difference }: Change) {
  const { t } = useTranslation();
  const ChangeIcon = CHANGE_ICONS[difference.verdict];
  return (
    <div className={styles.fact}>
      <ChangeIcon size={20} aria-hidden />
      <dt>{t(($) => $.result.change.label)}</dt>
      <dd>
        <ChangeWords last={last} difference={difference} />
      </dd>
    </div>
  );
}

function ChangeWords({ last, difference }: Change) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const words = useChangeWords()(difference);
  return joinSentences([t(($) => $.result.change.before, { last }), words], language);
}
