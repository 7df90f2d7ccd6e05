/** Random and guided RoastFacts for the tests. */
import {
  FACTS_VERSION,
  FIRST_TURNS,
  GAPS,
  NO_TELLINGS,
  OF_THE_MOMENT,
  REPEATS,
  SHOWN,
  TRENDS,
} from '#functions/moment-words.ts';
import {
  BANDS,
  CONFIDENCES,
  EXPRESSIONS,
  FACE_SHAPES,
  FRAMINGS,
  LIGHTS,
  MAIN_CONCERNS,
  RATINGS,
  SHARPNESSES,
  SKINCARE_LEVELS,
  SKIN_METRICS,
  STYLES,
  keysOf,
  recordOf,
  type Lang,
} from '#functions/vocabulary.ts';

import type { RoastFacts } from '#roast/contract.ts';
import { pick } from '#roast/random.ts';

/** Seed of this run, printed by scripts/lib/test-run.ts; SEED=… repeats it. */
export const SEED = Number(process.env['SEED'] ?? 1);

/** A word, or half of the time none. */
const some = <Word>(words: readonly Word[], random: () => number): Word | null =>
  random() < 0.5 ? null : pick(words, random);

type Lists = Readonly<Record<string, readonly string[]>>;

/** For each list a word of it, or null. */
const someOf = <Of extends Lists>(lists: Of, random: () => number) =>
  recordOf(keysOf(lists), (name) => some(lists[name] ?? [], random)) as {
    [Name in keyof Of]: Of[Name][number] | null;
  };

/** No phone sends both words together (domain/facts/from-report.ts). */
function asSent(facts: RoastFacts): RoastFacts {
  if (facts.confidence !== 'low') return facts;
  const sent: RoastFacts = facts.framing === 'fair' ? { ...facts, framing: 'great' } : facts;
  // Of half of them the light tells no score.
  return sent.variant % 2 === 0 ? { ...sent, score: null, band: null } : sent;
}

/** Facts drawn evenly from everything that the schema allows; one skin metric in six is not measurable. */
export function randomFacts(random: () => number, lang: Lang): RoastFacts {
  const level = () => (random() < 1 / 6 ? null : Math.floor(random() * 5));
  return asSent({
    v: FACTS_VERSION,
    lang,
    style: pick(STYLES, random),
    score: 40 + Math.floor(random() * 60),
    band: pick(BANDS, random),
    confidence: pick(CONFIDENCES, random),
    faceShape: pick([...FACE_SHAPES, 'unclear'] as const, random),
    ratings: {
      skin: pick(RATINGS, random),
      features: pick(RATINGS, random),
      vibe: pick(RATINGS, random),
    },
    skin: Object.fromEntries(SKIN_METRICS.map((metric) => [metric, level()])) as RoastFacts['skin'],
    expression: pick(EXPRESSIONS, random),
    light: pick(LIGHTS, random),
    sharpness: pick(SHARPNESSES, random),
    framing: pick(FRAMINGS, random),
    concern: some(MAIN_CONCERNS, random),
    level: some(SKINCARE_LEVELS, random),
    teen: pick([true, false, null], random),
    variant: Math.floor(random() * 65_536),
    moment: {
      ...someOf(SHOWN, random),
      ...someOf(OF_THE_MOMENT, random),
      tries: random() < 0.5 ? null : 1 + Math.floor(random() * 9),
    },
    past: {
      repeats: some(REPEATS, random),
      times: 2 + Math.floor(random() * 8),
      trend: some(TRENDS, random),
      gap: some(GAPS, random),
      best: random() < 0.1,
    },
    turns: [...FIRST_TURNS],
    tellings: [...NO_TELLINGS],
  });
}

/** Where everything is as good as it gets; used as a base to reach rare sentences. */
export function brightFacts(random: () => number, lang: Lang): RoastFacts {
  const facts = randomFacts(random, lang);
  return {
    ...facts,
    confidence: 'high',
    ratings: { skin: 'good-work', features: 'excellent', vibe: 'good-work' },
    skin: Object.fromEntries(
      SKIN_METRICS.map((metric) => [metric, 3 + Math.floor(random() * 2)]),
    ) as RoastFacts['skin'],
    light: random() < 0.5 ? 'great' : 'good',
    sharpness: random() < 0.5 ? 'crisp' : 'fine',
    framing: 'great',
  };
}

/** Nothing of the skin could be measured. */
export function unseenFacts(random: () => number, lang: Lang): RoastFacts {
  return asSent({
    ...randomFacts(random, lang),
    confidence: 'low',
    skin: Object.fromEntries(SKIN_METRICS.map((metric) => [metric, null])) as RoastFacts['skin'],
  });
}
