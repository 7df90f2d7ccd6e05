/** What stands instead of a number where the ± is too wide for one (`lightTells`). */
import { useTranslation } from 'react-i18next';
import { type Doubt, mendOf } from '#domain/capture/gates.ts';
import type { KeptReport } from '#domain/history/entry.ts';
import { lightTells } from '#domain/score/bands.ts';
import type { RoastFacts } from '#roast/contract.ts';

type Light = Pick<RoastFacts, 'light'> | null;

export interface Untold {
  readonly words: string;
  /** What to do about it, in words. */
  readonly mend: string;
}

/** The words, of this light; of a photo whose light was good, the photo. @returns a function of the facts; null: not known */
export function useUntoldWords(): (facts: Light) => string {
  const { t } = useTranslation();
  return (facts) =>
    facts?.light === 'great' || facts?.light === 'good'
      ? t(($) => $.result.untold.photo)
      : t(($) => $.result.untold.light);
}

/** Words and remedy; null where the score is told. @param doubt null: nothing, or not known of an old result */
export function useUntold(
  { score, advice }: Pick<KeptReport, 'score' | 'advice'>,
  facts: Light,
  doubt: Doubt | null,
): Untold | null {
  const { t } = useTranslation();
  const words = useUntoldWords();
  if (lightTells(score.spread)) return null;
  const mend =
    doubt === 'colour'
      ? t(($) => $.result.untold.daylight)
      : t(($) => $.result.advice.codes[mendOf(advice, doubt)]);
  return { words: words(facts), mend };
}

/** What is read aloud once a roast is there: the score, or why there is none. */
export function useSpokenScore(): (result: {
  readonly report: Pick<KeptReport, 'score'>;
  readonly facts: Light;
}) => string {
  const { t } = useTranslation();
  const words = useUntoldWords();
  return ({ report: { score }, facts }) =>
    lightTells(score.spread)
      ? t(($) => $.progress.announce.done, { score: score.value })
      : t(($) => $.progress.announce.untold, { words: words(facts) });
}
