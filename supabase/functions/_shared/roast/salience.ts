/**
 * What stands out in the facts: which flaws, strengths and needs a roast may speak of, and how loudly.
 * Pure, and the same for every language.
 */
import { SKIN_METRICS, type Concern, type Rating, type SkinMetricName } from '../vocabulary.ts';
import type { CloserKey, CueKey, GreatKey, Need, PhotoFlaw, TruthKey } from './banks/types.ts';
import type { RoastFacts } from './contract.ts';

/** What a sentence is about. A roast speaks of each topic once, so that praise and dig never meet. */
export type Topic =
  | SkinMetricName
  | 'light'
  | 'sharpness'
  | 'framing'
  | 'expression'
  | 'level'
  | 'skin'
  | 'features'
  | 'vibe'
  | 'faceShape'
  | 'effort';

export interface Candidate<Key extends string> {
  readonly key: Key;
  readonly topic: Topic;
  /** How much it stands out, 0 to 100. */
  readonly weight: number;
}

/** Facts under this weight are jokes about something good. */
export const WEAK = 35;

type MeasuredTopic = SkinMetricName | 'light' | 'sharpness' | 'framing' | 'expression';

/** The skin metrics that this photo shows, with their levels 0 to 4. */
export function measuredSkin(facts: RoastFacts): { metric: SkinMetricName; level: number }[] {
  return SKIN_METRICS.flatMap((metric) => {
    const level = facts.skin[metric];
    return level === null ? [] : [{ metric, level }];
  });
}

/** What the photo as a photo got wrong. */
export function photoFlaws(facts: RoastFacts): PhotoFlaw[] {
  const flaws: PhotoFlaw[] = [];
  if (facts.light !== 'great' && facts.light !== 'good') flaws.push(`light.${facts.light}`);
  if (facts.sharpness === 'soft') flaws.push('sharpness.soft');
  if (facts.framing !== 'great') flaws.push(`framing.${facts.framing}`);
  return flaws;
}

/** What an opener may be about: the expression, or any flaw of the photo. */
export function cueKeys(facts: RoastFacts): CueKey[] {
  return [`expression.${facts.expression}`, ...photoFlaws(facts)];
}

const LIGHT_WEIGHT: Record<RoastFacts['light'], number> = {
  dim: 82,
  harsh: 80,
  uneven: 72,
  good: 22,
  great: 12,
};
const SHARPNESS_WEIGHT: Record<RoastFacts['sharpness'], number> = { soft: 76, fine: 24, crisp: 12 };
const FRAMING_WEIGHT: Record<RoastFacts['framing'], number> = {
  turned: 68,
  close: 66,
  far: 66,
  tilted: 64,
  'off-centre': 62,
  great: 12,
};
const EXPRESSION_WEIGHT: Record<RoastFacts['expression'], number> = {
  tense: 62,
  sleepy: 62,
  surprised: 50,
  serious: 46,
  neutral: 42,
  smile: 26,
  'big-smile': 16,
};
const SKIN_WEIGHT = [100, 88, 56, 14, 10] as const;
/** With low confidence the photo is to blame before the skin is. */
const LOW_CONFIDENCE_SHIFT = 30;

/** Everything measured that a harsh truth may name, in the order of the facts. Never empty: light is always known. */
export function truthCandidates(facts: RoastFacts): Candidate<TruthKey>[] {
  const shift = facts.confidence === 'low' ? LOW_CONFIDENCE_SHIFT : 0;
  const skin = measuredSkin(facts).map(({ metric, level }): Candidate<TruthKey> => {
    const depth = level <= 1 ? 'strong' : level === 2 ? 'mild' : 'calm';
    return {
      key: `skin.${metric}.${depth}`,
      topic: metric,
      weight: (SKIN_WEIGHT[level] ?? 10) - (level <= 2 ? shift : 0),
    };
  });
  return [
    ...skin,
    { key: `light.${facts.light}`, topic: 'light', weight: LIGHT_WEIGHT[facts.light] },
    { key: `sharpness.${facts.sharpness}`, topic: 'sharpness', weight: SHARPNESS_WEIGHT[facts.sharpness] },
    { key: `framing.${facts.framing}`, topic: 'framing', weight: FRAMING_WEIGHT[facts.framing] },
    {
      key: `expression.${facts.expression}`,
      topic: 'expression',
      weight: EXPRESSION_WEIGHT[facts.expression],
    },
  ];
}

const isGood = (rating: Rating) => rating === 'excellent' || rating === 'good-work';

const looksTired = (facts: RoastFacts) =>
  facts.expression === 'tense' || facts.expression === 'sleepy' || (facts.skin.darkCircles ?? 4) <= 1;

/** Skin may be praised as a whole: rated good, something measured, and nothing that stands out. */
function skinIsGood(facts: RoastFacts): boolean {
  const measured = measuredSkin(facts);
  return isGood(facts.ratings.skin) && measured.length > 0 && measured.every(({ level }) => level >= 2);
}

/** Whether the photo shows the face from the front, so that its outline may be called clear. */
const isStraight = (facts: RoastFacts) =>
  facts.framing !== 'turned' && facts.framing !== 'tilted' && facts.confidence !== 'low';

const featuresAreGood = (facts: RoastFacts) => isGood(facts.ratings.features) && !looksTired(facts);
const vibeIsGood = (facts: RoastFacts) => isGood(facts.ratings.vibe) && photoFlaws(facts).length === 0;

/**
 * The rating whose comment fits a section. `excellent` comments claim that nothing stands out, so they
 * step down to good-work where a truth may name something of that section.
 */
export function commentRating(facts: RoastFacts, section: keyof RoastFacts['ratings']): Rating {
  const spotless = {
    faceShape: isStraight(facts),
    skin: skinIsGood(facts),
    features: featuresAreGood(facts),
    vibe: vibeIsGood(facts),
  }[section];
  const rating = facts.ratings[section];
  return rating === 'excellent' && !spotless ? 'good-work' : rating;
}

/** Strengths that are true of these facts. `level` and `effort` are always there. */
export function greatCandidates(facts: RoastFacts): Candidate<GreatKey>[] {
  const found: Candidate<GreatKey>[] = measuredSkin(facts)
    .filter(({ level }) => level >= 3)
    .map(({ metric, level }) => ({ key: `skin.${metric}`, topic: metric, weight: level === 4 ? 68 : 58 }));
  const add = (when: boolean, key: GreatKey, topic: Topic, weight: number) => {
    if (when) found.push({ key, topic, weight });
  };
  if (facts.light === 'great' || facts.light === 'good') {
    add(true, `light.${facts.light}`, 'light', facts.light === 'great' ? 70 : 46);
  }
  if (facts.sharpness !== 'soft') {
    add(true, `sharpness.${facts.sharpness}`, 'sharpness', facts.sharpness === 'crisp' ? 62 : 34);
  }
  add(facts.framing === 'great', 'framing.great', 'framing', 60);
  if (facts.expression !== 'tense' && facts.expression !== 'sleepy') {
    add(true, `expression.${facts.expression}`, 'expression', facts.expression === 'big-smile' ? 82 : 56);
  }
  add(skinIsGood(facts), 'rating.skin', 'skin', 56);
  add(featuresAreGood(facts), 'rating.features', 'features', 54);
  add(vibeIsGood(facts), 'rating.vibe', 'vibe', 54);
  add(
    isGood(facts.ratings.faceShape) && facts.faceShape !== 'unclear' && isStraight(facts),
    'rating.faceShape',
    'faceShape',
    40,
  );
  add(true, `level.${facts.level}`, 'level', 30);
  add(true, 'effort', 'effort', 28);
  return found;
}

/** Strengths that may end a roast. `effort` is always there, with little weight. */
export function closerCandidates(facts: RoastFacts): Candidate<CloserKey>[] {
  const found: Candidate<CloserKey>[] = [];
  const add = (when: boolean, key: CloserKey, topic: Topic, weight: number) => {
    if (when) found.push({ key, topic, weight });
  };
  add(skinIsGood(facts), 'skin', 'skin', 60);
  add(facts.light === 'great' || facts.light === 'good', 'light', 'light', facts.light === 'great' ? 50 : 40);
  add(facts.sharpness === 'crisp', 'sharpness', 'sharpness', 42);
  add(facts.framing === 'great', 'framing', 'framing', 42);
  add(facts.expression === 'smile' || facts.expression === 'big-smile', 'smile', 'expression', 70);
  add(facts.expression === 'neutral' || facts.expression === 'serious', 'composure', 'expression', 46);
  add(featuresAreGood(facts), 'features', 'features', 52);
  add(vibeIsGood(facts), 'vibe', 'vibe', 52);
  add(true, 'effort', 'effort', 24);
  return found;
}

const CONCERN_NEED: Record<Concern, Need | null> = {
  none: null,
  'dry-skin': 'dryness',
  acne: 'spots',
  pores: 'pores',
  spots: 'spots',
  wrinkles: 'lines',
  dullness: 'evenness',
  other: 'basics',
  'skin-issues': 'redness',
  'dark-circles': 'darkCircles',
  hair: 'hair',
  'face-shape': 'framing',
  aging: 'lines',
  'overall-improvement': 'basics',
};

/** The need behind what the person named; for teens, lines and ageing become plain basics. */
export function concernNeed(facts: RoastFacts): Need | null {
  const need = CONCERN_NEED[facts.concern];
  return facts.teen && need === 'lines' ? 'basics' : need;
}

const topicNeed = (topic: MeasuredTopic): Need => topic;

/**
 * Two or three things to work on, most useful first: what the person named, what stands out, and at
 * most one about the next photo; filled up with the basics.
 */
export function rankedNeeds(facts: RoastFacts): Need[] {
  const weak = truthCandidates(facts)
    .filter(({ key, weight }) => weight >= WEAK || key.endsWith('.mild') || key.endsWith('.strong'))
    .filter(
      ({ key }) =>
        !key.startsWith('expression.') || key === 'expression.tense' || key === 'expression.sleepy',
    )
    .sort((a, b) => b.weight - a.weight)
    .map(({ topic }) => topicNeed(topic as MeasuredTopic));
  const skin = weak.filter((need) => !isPhotoNeed(need));
  const named = concernNeed(facts);
  const wanted = [
    named,
    ...skin.slice(0, named === null ? 2 : 1),
    weak.find(isPhotoNeed) ?? null,
    'basics',
  ] as const;
  const unique = [...new Set(wanted)].filter((need) => need !== null);
  return unique.slice(0, facts.level === 'beginner' ? 2 : 3);
}

function isPhotoNeed(need: Need): boolean {
  return need === 'light' || need === 'sharpness' || need === 'framing' || need === 'expression';
}
