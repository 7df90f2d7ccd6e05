/** What a section says and what the advice is about, worked out from the facts. */
import { type MainConcern, type SkinMetricName, SKIN_METRICS } from '../../vocabulary.ts';
import { mayBeTeen, type RoastFacts } from '../contract.ts';
import { toldLevel } from '../../skin-marks.ts';
import type { SpokenMetric } from './tags.ts';
import type { BACKGROUNDS } from '../../moment-words.ts';
import type { FRAMINGS, LIGHTS } from '../../vocabulary.ts';

/** What a photo got wrong as a photo. */
type PhotoFlaw =
  | `light.${Exclude<(typeof LIGHTS)[number], 'great' | 'good'>}`
  | 'sharpness.soft'
  | `framing.${Exclude<(typeof FRAMINGS)[number], 'great'>}`
  | `background.${Exclude<(typeof BACKGROUNDS)[number], 'plain'>}`;

/** The flaws of the photo, light first; a background that somebody would joke about is one. */
function photoFlaws(facts: RoastFacts): PhotoFlaw[] {
  const flaws: PhotoFlaw[] = [];
  if (facts.light !== 'great' && facts.light !== 'good') flaws.push(`light.${facts.light}`);
  if (facts.sharpness === 'soft') flaws.push('sharpness.soft');
  if (facts.framing !== 'great') flaws.push(`framing.${facts.framing}`);
  const { background } = facts.moment;
  if (background !== null && background !== 'plain') flaws.push(`background.${background}`);
  return flaws;
}

/**
 * calm: every measured level is 3 or 4. nearly: this one alone is not quite calm, and does not stand out. one: this one alone
 * is not calm, and stands out. several: more than one is not calm, as the page says beside each. unseen: nothing could be measured. doubtful: the photo hides so much that what
 * was measured may be the photo's doing.
 */
export type SkinState =
  | 'calm'
  | `nearly.${SpokenMetric}`
  | `one.${SpokenMetric}`
  | 'several'
  | 'unseen'
  | 'doubtful';

/**
 * flawless: light, sharpness, framing and background are fine. one: a single flaw. several: more. hidden: the photo hides so
 * much, or is so small, that nobody may say that there is no other.
 */
export type VibeState = 'flawless' | `one.${PhotoFlaw}` | 'several' | 'hidden';

/** What the plan is about: a skin metric, what the person named as their concern, what stands behind them, their face at rest. */
export type Need = SkinMetricName | 'dryness' | 'hair' | 'basics' | 'background' | 'expression';

/** What the page tells as a tip for the next photo (`AdviceCode`): the plan does not say it once more. */
export type Tipped = 'light' | 'sharpness' | 'framing';

/** Level under which a metric stands out. */
export const STANDS_OUT = 2;
/** Level from which a metric is calm. */
export const CALM = 3;

const isSpoken = (metric: SkinMetricName): metric is SpokenMetric => metric !== 'lines';

export const SPOKEN_METRICS: readonly SpokenMetric[] = SKIN_METRICS.filter(isSpoken);

/**
 * The skin metrics that may be spoken of and that this photo shows, with their levels 0 to 4. Facts that an older app sent
 * or kept may hold what may be a mark of the skin.
 */
export const spokenSkin = (facts: RoastFacts): { metric: SpokenMetric; level: number }[] =>
  SPOKEN_METRICS.flatMap((metric) => {
    const level = toldLevel(metric, facts.skin[metric], facts.concern);
    return level === null ? [] : [{ metric, level }];
  });

export function skinState(facts: RoastFacts): SkinState {
  const skin = spokenSkin(facts);
  if (skin.length === 0) return 'unseen';
  if (facts.confidence === 'low') return 'doubtful';
  const [first, ...others] = skin.filter(({ level }) => level < CALM);
  if (others.length > 0) return 'several';
  if (first === undefined) return 'calm';
  return first.level < STANDS_OUT ? `one.${first.metric}` : `nearly.${first.metric}`;
}

export function vibeState(facts: RoastFacts): VibeState {
  const [first, ...others] = photoFlaws(facts);
  const small = facts.sharpness === 'small';
  if (others.length > 0 || (first !== undefined && small)) return 'several';
  if (facts.confidence === 'low' || small) return 'hidden';
  return first === undefined ? 'flawless' : `one.${first}`;
}

/** The head stands at an angle to the lens. */
const ASKEW: ReadonlySet<RoastFacts['framing']> = new Set(['turned', 'chin-down', 'chin-up', 'tilted']);

/** Whether the photo shows the face from the front, so that its outline may be called clear. */
export const isStraight = (facts: RoastFacts): boolean =>
  !ASKEW.has(facts.framing) && facts.confidence !== 'low';

const CONCERN_NEED: Record<MainConcern, Need> = {
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
  'face-shape': 'basics',
  aging: 'lines',
  'overall-improvement': 'basics',
};

/** The need behind what the person named; for teens, lines and ageing become plain basics. */
export function concernNeed(facts: RoastFacts): Need | null {
  if (facts.concern === null) return null;
  const need = CONCERN_NEED[facts.concern];
  return mayBeTeen(facts) && need === 'lines' ? 'basics' : need;
}

/** What is not praised to somebody who named this as their concern, besides what they get advice on. */
const CONCERNED: Readonly<Partial<Record<MainConcern, readonly string[]>>> = {
  'dry-skin': ['skin', 'texture', 'shine'],
  acne: ['skin'],
  pores: ['skin'],
  spots: ['skin'],
  wrinkles: ['skin', 'texture'],
  dullness: ['skin'],
  'skin-issues': ['skin', 'spots', 'evenness'],
  'dark-circles': ['features'],
  hair: ['hair'],
  'face-shape': ['outline', 'features'],
  aging: ['skin', 'texture'],
};

/** The topics of which no line says that they are fine, to this person. */
export const concernTopics = ({ concern }: RoastFacts): readonly string[] =>
  concern === null ? [] : (CONCERNED[concern] ?? []);

/** What the tips for the next photo are about. */
export const tippedFlaws = (facts: RoastFacts): Tipped[] => [
  ...new Set(
    photoFlaws(facts)
      .filter((flaw) => !flaw.startsWith('background.'))
      .map((flaw) => flaw.slice(0, flaw.indexOf('.')) as Tipped),
  ),
];

/** What stands out on the skin, the loudest first. With low confidence the photo is to blame before the skin is. */
function showingNeeds(facts: RoastFacts): Need[] {
  if (facts.confidence === 'low') return [];
  return spokenSkin(facts)
    .filter(({ level }) => level < STANDS_OUT)
    .sort((a, b) => a.level - b.level)
    .map(({ metric }) => metric);
}

/** The first thing that is nearly calm, where nothing stands out. */
function nearlyNeed(facts: RoastFacts): Need | null {
  const skin = facts.confidence === 'low' ? [] : spokenSkin(facts);
  if (skin.some(({ level }) => level < STANDS_OUT)) return null;
  return skin.find(({ level }) => level < CALM)?.metric ?? null;
}

/**
 * Two or three things to work on, most useful first: what the person named, what stands out on the skin (on a skin that
 * they call dry no gloss: cream for the one is what the other is told to leave), what stands behind them or a tired face, one
 * that is nearly calm; filled up with the basics.
 */
export function rankedNeeds(facts: RoastFacts): Need[] {
  const named = concernNeed(facts);
  const fits = (need: Need) => !(named === 'dryness' && need === 'shine');
  const skin = showingNeeds(facts)
    .filter(fits)
    .slice(0, named === null ? 2 : 1);
  const tired: Need | null =
    facts.expression === 'tense' || facts.expression === 'sleepy' ? 'expression' : null;
  const behind: Need | null = photoFlaws(facts).some((flaw) => flaw.startsWith('background.'))
    ? 'background'
    : null;
  const wanted = [named, ...skin, behind ?? tired, nearlyNeed(facts), 'basics'] as const;
  const unique = [...new Set(wanted)].filter((need) => need !== null).filter(fits);
  const isStart = facts.level === null || facts.level === 'beginner';
  return unique.slice(0, isStart ? 2 : 3);
}
