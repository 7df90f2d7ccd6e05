/** What the facts say of a photo that an eye can judge. */
import type { FaceReport } from '#domain/face/report.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import { UNKNOWN_MOMENT } from '#domain/moment/photo-moment.ts';
import { UNKNOWN_PERSON } from '#state/person.ts';

type MomentFact = keyof typeof UNKNOWN_MOMENT;

/** Of the moment, how the face looks, how the head is held, and whether the light is even. */
export const FACTS = [
  ...(Object.keys(UNKNOWN_MOMENT) as MomentFact[]),
  'expression',
  'framing',
  'light',
] as const;
export type FactName = (typeof FACTS)[number];

/** Null: nothing is said. Eyes, brows and the light's colour are labelled, too, and never said. */
export type Said = Readonly<Record<FactName, string | null>>;

/** Of the words of these two facts the labels know only some. */
const JUDGED = {
  framing: new Set<string>(['turned', 'tilted', 'chin-up', 'chin-down']),
  light: new Set<string>(['great', 'good', 'uneven']),
} as const;

export function saidOf(report: FaceReport): Said {
  const facts = factsFromReport(report, { lang: 'en', style: 'classic', variant: 0, ...UNKNOWN_PERSON });
  const { expression, framing, light } = facts;
  return {
    ...report.moment,
    expression: expression === 'unclear' ? null : expression,
    framing: JUDGED.framing.has(framing) ? framing : null,
    light: JUDGED.light.has(light) ? light : null,
  };
}
