import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { bandOfRating } from '#domain/score/bands.ts';
import { SCORED_SECTIONS } from '#functions/vocabulary.ts';
import { joinThings } from '#i18n/format.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { languageAtom } from '#state/preferences-atoms.ts';

/** Whether a fact says something: not null, and not that there is nothing to say. */
const says = (value: unknown): boolean => value !== null && value !== false && value !== 'none';

const MOMENT = ['gaze', 'mouth', 'lightFrom', 'background', 'daytime', 'source', 'tries', 'told'] as const;
const PAST = ['repeats', 'trend', 'gap', 'best'] as const;
const ANSWERS = ['concern', 'level'] as const;

/** These facts as a few plain sentences, which name nothing that the facts do not hold. */
export function useFactWords(facts: RoastFacts): readonly string[] {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const list = (things: readonly string[]) => joinThings(things, language);
  const { faceShape } = facts;
  // As the page calls them: what travels has words of its own.
  const parts = SCORED_SECTIONS.map((name) =>
    t(($) => $.privacy.words.part, {
      name: t(($) => $.result.sections[name]),
      word: t(($) => $.result.bands[bandOfRating(facts.ratings[name])]),
    }),
  );
  const moment = MOMENT.filter((name) => says(facts.moment[name]));
  const past = PAST.filter((name) => says(facts.past[name]));
  const answers = [
    ...ANSWERS.filter((name) => says(facts[name])),
    ...(facts.teen === null ? [] : (['teen'] as const)),
  ];
  return [
    t(($) => $.privacy.words.score, { score: facts.score, band: t(($) => $.result.bands[facts.band]) }),
    t(($) => $.privacy.words.parts, { parts: list(parts) }),
    t(($) => $.privacy.words.face),
    faceShape === 'unclear'
      ? t(($) => $.privacy.words.shapeOpen)
      : t(($) => $.privacy.words.shape, { shape: t(($) => $.result.shape.names[faceShape]) }),
    t(($) => $.privacy.words.photo),
    ...(moment.length > 0
      ? [
          t(($) => $.privacy.words.moment, {
            things: list(moment.map((name) => t(($) => $.privacy.words.ofMoment[name]))),
          }),
        ]
      : []),
    ...(past.length > 0
      ? [
          t(($) => $.privacy.words.past, {
            things: list(past.map((name) => t(($) => $.privacy.words.ofPast[name]))),
          }),
        ]
      : []),
    ...(answers.length > 0
      ? [
          t(($) => $.privacy.words.answers, {
            things: list(answers.map((name) => t(($) => $.privacy.words.ofAnswers[name]))),
          }),
        ]
      : []),
    t(($) => $.privacy.words.choice),
  ];
}
