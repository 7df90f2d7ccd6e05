/** From facts to the tags that hold for them. */
import { DAYTIMES, NO_MOMENT, TRENDS } from '../../moment-words.ts';
import { keysOf, type Rating } from '../../vocabulary.ts';
import type { RoastFacts } from '../contract.ts';
import { randomFor } from '../random.ts';
import { CALM, SPOKEN_METRICS, STANDS_OUT, isStraight, skinState, spokenSkin, vibeState } from './states.ts';
import type { MomentTag, Tag, UnsaidTag } from './tags.ts';

const SECOND_TRY = 2;
/** From this photo of the day on, the tries are worth a word. */
const MANY_TRIES = 3;
/** From this photo in a row on, what repeats is worth a word. */
const MANY_TIMES = 3;

const isGood = (rating: Rating) => rating === 'excellent' || rating === 'good-work';

const isUnsaid = (tag: MomentTag): tag is UnsaidTag => tag === 'lightFrom.front' || tag === 'mouth.closed';

function momentTags({ moment }: RoastFacts): Tag[] {
  const tags = keysOf(NO_MOMENT).flatMap((fact): Tag[] => {
    const word = moment[fact];
    if (typeof word !== 'string') return [];
    const tag = `${fact}.${word}` as MomentTag;
    return isUnsaid(tag) ? [] : [tag];
  });
  if (moment.tries === 1) tags.push('tries.first');
  if (moment.tries !== null && moment.tries >= MANY_TRIES) tags.push('tries.many');
  return tags;
}

function pastTags({ past, moment }: RoastFacts): Tag[] {
  const tags: Tag[] = [];
  if (past.repeats !== null && past.times !== null && past.times >= MANY_TIMES) {
    tags.push(`repeat.${past.repeats}`);
  }
  if (past.trend !== null) tags.push(`trend.${past.trend}`);
  // The lines on the same day say that this is its second photo.
  const isSaid = past.gap !== 'today' || moment.tries === SECOND_TRY;
  if (past.gap !== null && isSaid) tags.push(`gap.${past.gap}`);
  if (past.best) tags.push('best.yes');
  return tags;
}

/** Of a routine only what its person said of it. */
const levelTags = ({ level }: RoastFacts): Tag[] => (level === null ? [] : [`level.${level}`]);

function strengthTags(facts: RoastFacts): Tag[] {
  const { light, expression, ratings } = facts;
  const state = skinState(facts);
  const calmSkin = state === 'calm' || state.startsWith('nearly.');
  const known = expression !== 'tense' && expression !== 'sleepy' && expression !== 'unclear';
  // Under eyes that the photo does not show nothing was measured.
  const awake = known && facts.skin.darkCircles !== null && facts.skin.darkCircles >= 2;
  const smiles = expression === 'smile' || expression === 'big-smile';
  const held: readonly (readonly [boolean, Tag])[] = [
    [light === 'great' || light === 'good', 'strength.light'],
    [smiles, 'strength.smile'],
    [expression === 'neutral' || expression === 'serious', 'strength.composure'],
    // "Great skin" stands beside its number, which is then no less.
    [ratings.skin === 'excellent' && calmSkin, 'strength.skin'],
    [isGood(ratings.features) && awake, 'strength.features'],
    [isGood(ratings.vibe) && vibeState(facts) === 'flawless', 'strength.vibe'],
    [facts.faceShape !== 'unclear' && isStraight(facts), 'strength.outline'],
    [true, 'strength.effort'],
  ];
  return held.flatMap(([holds, tag]) => (holds ? [tag] : []));
}

const NOT_OF_AN_ALBUM: readonly Tag[] = [
  ...DAYTIMES.map((daytime): Tag => `daytime.${daytime}`),
  'tries.first',
  'tries.many',
];
/** What somebody says they come from, they say of a photo of this moment. */
const JUST_NOW: readonly Tag[] = ['source.library', 'source.shared'];

/**
 * Words that different stages find, and that do not go together in one roast: where the first holds, the others are not
 * said.
 */
const CLASHES: readonly (readonly [Tag, readonly Tag[]])[] = [
  // What was chosen out of an album was not taken just now, nor again and again.
  ['source.library', NOT_OF_AN_ALBUM],
  ['source.shared', NOT_OF_AN_ALBUM],
  ['light.great', ['lightFrom.left', 'lightFrom.right']],
  ['expression.neutral', ['mouth.teeth']],
  ['expression.serious', ['mouth.teeth']],
  ['expression.tense', ['mouth.teeth']],
  ['expression.sleepy', ['mouth.teeth', 'skin.darkCircles.calm']],
  ['expression.surprised', ['mouth.teeth']],
  // Teeth show in a shout, too.
  ['expression.unclear', ['mouth.teeth']],
  // Who says what they come from knows better than the clock.
  [
    'told.just-woke',
    // Who just woke up has taken no other photo since.
    ['daytime.afternoon', 'daytime.evening', 'daytime.late', 'gap.today', 'tries.many', ...JUST_NOW],
  ],
  ['told.before-work', ['daytime.afternoon', 'daytime.evening', 'daytime.late', ...JUST_NOW]],
  ['told.night-out', ['daytime.early', 'daytime.morning', 'daytime.afternoon', 'daytime.late', ...JUST_NOW]],
  ['told.after-sport', JUST_NOW],
  ['told.exams', JUST_NOW],
  // Late at night a first photo of the day is the last thing of a long day, or the first thing of the next: no line can tell.
  ['daytime.late', ['tries.first']],
  // The third photo of a day comes right after the second.
  ['tries.many', ['gap.days', 'gap.weeks', 'gap.months']],
  // A record is not where it was.
  ['best.yes', ['trend.level', 'trend.down']],
  // A window behind somebody is teased as bad light; that the face is lit well all the same reads as its opposite.
  ['background.bright', ['light.great', 'light.good', 'strength.light']],
];

/**
 * Where both hold, the first is said only together with the second: who turned to a side does not look into the lens, unless
 * the line knows of both (a chin that is up or down leaves the eyes where they are); a side that good light comes from is nothing to tease;
 * and of who just woke up rested eyes are praised for that or not at all.
 */
const ONLY_TOGETHER: readonly (readonly [Tag, Tag])[] = [
  ['gaze.camera', 'framing.turned'],
  ['lightFrom.left', 'light.good'],
  ['lightFrom.right', 'light.good'],
  ['skin.darkCircles.calm', 'told.just-woke'],
];

/** Whether a key may be told where these tags hold. */
export const tellsAll = (on: readonly Tag[], tags: ReadonlySet<Tag>): boolean =>
  ONLY_TOGETHER.every(([tag, other]) => !on.includes(tag) || !tags.has(other) || on.includes(other));

/**
 * What a photo that hides a lot does not show for sure: the opener says that it hides a lot. Its light is not praised
 * beside that, and its score is too rough to be a record or a trend.
 */
const NEEDS_A_CLEAR_PHOTO: readonly Tag[] = [
  'light.great',
  'light.good',
  'strength.light',
  'best.yes',
  ...TRENDS.map((trend): Tag => `trend.${trend}`),
  'sharpness.crisp',
  'sharpness.fine',
  'strength.vibe',
  'strength.outline',
  ...SPOKEN_METRICS.map((metric): Tag => `skin.${metric}.calm`),
];

/** What may be joked about even then, but not praised. */
const NOT_PRAISED_UNSEEN: ReadonlySet<Tag> = new Set(['framing.great']);

/** The tags among these that may be praised: where something stands out on the skin, or several things show, no other part of it. */
export function praisable(tags: ReadonlySet<Tag>, facts: RoastFacts): ReadonlySet<Tag> {
  const state = skinState(facts);
  const shows = state === 'several' || state.startsWith('one.');
  const not = new Set<Tag>([
    ...(facts.confidence === 'low' ? NOT_PRAISED_UNSEEN : []),
    ...(shows ? SPOKEN_METRICS.map((metric): Tag => `skin.${metric}.calm`) : []),
  ]);
  return new Set([...tags].filter((tag) => !not.has(tag)));
}

/** All tags that hold, without order. With low confidence nothing is said of what the skin shows. */
export function tagsFor(facts: RoastFacts): ReadonlySet<Tag> {
  const skin = spokenSkin(facts).flatMap(({ metric, level }): Tag[] => {
    if (level >= CALM) return [`skin.${metric}.calm`];
    return level < STANDS_OUT && facts.confidence !== 'low' ? [`skin.${metric}.shows`] : [];
  });
  const tags = new Set<Tag>([
    `band.${facts.band ?? 'untold'}`,
    `light.${facts.light}`,
    `sharpness.${facts.sharpness}`,
    `framing.${facts.framing}`,
    `expression.${facts.expression}`,
    ...skin,
    ...levelTags(facts),
    ...momentTags(facts),
    ...pastTags(facts),
    ...strengthTags(facts),
  ]);
  const together = ONLY_TOGETHER.filter(([, other]) => tags.has(other));
  if (facts.confidence === 'low') for (const tag of NEEDS_A_CLEAR_PHOTO) tags.delete(tag);
  for (const [held, others] of CLASHES) {
    if (tags.has(held)) for (const other of others) tags.delete(other);
  }
  // What is not said any more holds all the same.
  for (const [tag, other] of together) if (!tags.has(other)) tags.delete(tag);
  return tags;
}

/** Who chooses from the album does so nearly always, and so with each camera: in this share of roasts it may be told. */
const SOURCE_MAY_BE_TOLD = 1 / 10;

/** Whether this roast may tell how its photo came. */
export const mayTellSource = (facts: RoastFacts): boolean =>
  randomFor('source', { ...facts, lang: null, turns: null, tellings: null })() < SOURCE_MAY_BE_TOLD;

export const withoutSource = (tags: ReadonlySet<Tag>): ReadonlySet<Tag> =>
  new Set([...tags].filter((tag) => !tag.startsWith('source.')));
