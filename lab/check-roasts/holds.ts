/**
 * Whether a tag is true of the facts: a table of its own, apart from the planner's (plan/facts-to-tags.ts), which it checks.
 */
import { NO_MOMENT } from '#functions/moment-words.ts';
import { recordOf, SKIN_METRICS, type MainConcern, type Rating } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import type { Strength, Tag } from '#roast/plan/tags.ts';

type Family<T extends string> = T extends `${infer Name}.${string}` ? Name : never;
type Holds = (value: string, facts: RoastFacts) => boolean;

/** Levels 0 and 1 stand out, 3 and 4 are calm. */
export const showsAt = (level: number | null): boolean => level !== null && level <= 1;
export const calmAt = (level: number | null): boolean => level !== null && level >= 3;

/** The metrics that are spoken of: all but lines. */
export const SPOKEN = SKIN_METRICS.filter((name) => name !== 'lines');

type Spoken = (typeof SPOKEN)[number];

/**
 * Freckles are spots, and vitiligo, melasma, birthmarks and scars make a tone uneven: of these it is said only that there is
 * nothing, unless the person named one of these concerns.
 */
const MAY_BE_A_MARK: Readonly<Partial<Record<Spoken, readonly MainConcern[]>>> = {
  spots: ['acne', 'spots', 'skin-issues'],
  evenness: ['dullness'],
};

/** The levels that may be spoken of. */
export const toldSkin = ({ skin, concern }: RoastFacts): Record<Spoken, number | null> =>
  recordOf(SPOKEN, (metric) => {
    const namedBy = MAY_BE_A_MARK[metric];
    const asked = namedBy === undefined || (concern !== null && namedBy.includes(concern));
    return asked || calmAt(skin[metric]) ? skin[metric] : null;
  });

/** From this one on it is "again", or "many". */
const MANY = 3;

const good = (rating: Rating) => rating === 'excellent' || rating === 'good-work';
const smiles = ({ expression }: RoastFacts) => expression === 'smile' || expression === 'big-smile';
const lit = ({ light }: RoastFacts) => light === 'great' || light === 'good';
/** From the front: neither turned, nor tipped, nor tilted. */
const frontal = ({ framing }: RoastFacts): boolean =>
  framing === 'great' ||
  framing === 'fair' ||
  framing === 'close' ||
  framing === 'far' ||
  framing === 'off-centre';
const tired = ({ expression, skin }: RoastFacts) =>
  expression === 'tense' || expression === 'sleepy' || showsAt(skin.darkCircles);

/** Was taken at some other time, and once. */
const isOfAnAlbum = ({ source }: RoastFacts['moment']) => source === 'library' || source === 'shared';

function skinHolds(value: string, facts: RoastFacts): boolean {
  const [metric, state] = value.split('.');
  const spoken = SPOKEN.find((name) => name === metric);
  if (spoken === undefined) return false;
  const level = toldSkin(facts)[spoken];
  return state === 'calm' ? calmAt(level) : showsAt(level) && facts.confidence !== 'low';
}

function allSkinGood(facts: RoastFacts): boolean {
  const { ratings, confidence } = facts;
  const seen = Object.values(toldSkin(facts)).filter((level) => level !== null);
  return seen.length > 0 && !seen.some(showsAt) && good(ratings.skin) && confidence !== 'low';
}

const isLoud = (background: RoastFacts['moment']['background']) =>
  background !== null && background !== 'plain';

const isSmall = ({ sharpness }: RoastFacts) => sharpness === 'small';

/** What the photo got wrong, as the words of the facts. */
export const flawsOf = (facts: RoastFacts): string[] => [
  ...(lit(facts) ? [] : [`light.${facts.light}`]),
  ...(facts.sharpness === 'soft' ? ['sharpness.soft'] : []),
  ...(facts.framing === 'great' ? [] : [`framing.${facts.framing}`]),
  ...(isLoud(facts.moment.background) ? [`background.${facts.moment.background}`] : []),
];

const STRENGTHS: Readonly<Record<Strength, (facts: RoastFacts) => boolean>> = {
  light: lit,
  smile: smiles,
  composure: ({ expression }) => expression === 'neutral' || expression === 'serious',
  skin: allSkinGood,
  features: (facts) => good(facts.ratings.features) && !tired(facts),
  vibe: (facts) => good(facts.ratings.vibe) && flawsOf(facts).length === 0 && !isSmall(facts),
  outline: (facts) => facts.faceShape !== 'unclear' && frontal(facts) && facts.confidence !== 'low',
  effort: () => true,
};

const isStrength = (value: string): value is Strength => Object.hasOwn(STRENGTHS, value);

/** What repeats must be there in this photo, too. */
function repeatHolds(value: string, facts: RoastFacts): boolean {
  const { repeats, times } = facts.past;
  if (repeats !== value || (times ?? 0) < MANY) return false;
  if (value === 'light') return !lit(facts);
  return value === 'framing' ? facts.framing !== 'great' && facts.framing !== 'fair' : !smiles(facts);
}

type MomentFact = Extract<Family<Tag>, keyof RoastFacts['moment']>;

/** A word of the moment holds where the facts say it, but for these. */
const OF_THE_MOMENT: Readonly<Partial<Record<MomentFact, Holds>>> = {
  daytime: (value, { moment }) => moment.daytime === value && !isOfAnAlbum(moment),
  tries: (value, { moment }) =>
    !isOfAnAlbum(moment) && (value === 'first' ? moment.tries === 1 : (moment.tries ?? 0) >= MANY),
};

const HOLDS: Readonly<Record<Exclude<Family<Tag>, MomentFact>, Holds>> = {
  band: (value, { band }) => (band ?? 'untold') === value,
  light: (value, { light }) => light === value,
  sharpness: (value, { sharpness }) => sharpness === value,
  framing: (value, { framing }) => framing === value,
  expression: (value, { expression }) => expression === value,
  repeat: repeatHolds,
  trend: (value, { past }) => past.trend === value,
  gap: (value, { past, moment }) => past.gap === value && (value !== 'today' || moment.tries === 2),
  best: (_, { past }) => past.best,
  skin: skinHolds,
  level: (value, { level }) => level === value,
  // Of what the phone told before, which the facts do not say.
  again: () => true,
  strength: (value, facts) => isStrength(value) && STRENGTHS[value](facts),
};

const isOfMoment = (family: Family<Tag>): family is MomentFact => Object.hasOwn(NO_MOMENT, family);

/** Whether the tag is true of these facts. */
export function holds(tag: Tag, facts: RoastFacts): boolean {
  const dot = tag.indexOf('.');
  const [family, value] = [tag.slice(0, dot) as Family<Tag>, tag.slice(dot + 1)];
  if (!isOfMoment(family)) return HOLDS[family](value, facts);
  return OF_THE_MOMENT[family]?.(value, facts) ?? facts.moment[family] === value;
}

/** What the levels say of the skin as a whole, in the words of the section. */
export function skinStateOf(facts: RoastFacts): string {
  const skin = toldSkin(facts);
  const seen = SPOKEN.filter((metric) => skin[metric] !== null);
  if (seen.length === 0) return 'unseen';
  if (facts.confidence === 'low') return 'doubtful';
  const showing = seen.filter((metric) => showsAt(skin[metric]));
  const [first, ...others] = seen.filter((metric) => !calmAt(skin[metric]));
  // What the page calls a little going on is one more.
  if (others.length > 0) return 'several';
  if (first === undefined) return 'calm';
  return showing.length === 1 ? `one.${first}` : `nearly.${first}`;
}

/** What the flaws say of the photo as a whole, in the words of the section. */
export function vibeStateOf(facts: RoastFacts): string {
  const flaws = flawsOf(facts);
  if (flaws.length > (isSmall(facts) ? 0 : 1)) return 'several';
  if (facts.confidence === 'low' || isSmall(facts)) return 'hidden';
  return flaws.length === 1 ? `one.${flaws[0]}` : 'flawless';
}
