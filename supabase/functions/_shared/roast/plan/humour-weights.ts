/** How often truths on a fact made blind readers laugh: the planner tells the funnier kinds first. Pure. */
import type { Tag } from './tags.ts';

/** Of 1,130 marked truths 611 were called funny. */
const MEAN = 611 / 1_130;
/** So many marks of the mean are added to those of each tag: few marks say little. */
const PRIOR = 20;

/**
 * Truths with this tag that readers called funny, and how many they marked, where at least ten were: readings eleven to
 * thirteen (lab/notes/readers.md), both languages together, without lines that had been replaced by then. For the
 * keys with the fewest laughs new truths were written afterwards; how these are laughed at is not in here.
 */
const MARKS: Readonly<Partial<Record<Tag, readonly [funny: number, marked: number]>>> = {
  'light.great': [25, 30],
  'light.good': [5, 11],
  'light.uneven': [72, 128],
  'lightFrom.left': [4, 12],
  'lightFrom.right': [4, 10],
  'sharpness.crisp': [17, 36],
  'sharpness.soft': [8, 20],
  'framing.great': [17, 28],
  'framing.tilted': [5, 12],
  'framing.turned': [29, 40],
  'framing.chin-down': [6, 11],
  'expression.big-smile': [34, 52],
  'expression.smile': [28, 40],
  'expression.neutral': [16, 23],
  'expression.serious': [130, 198],
  'expression.tense': [14, 26],
  'expression.sleepy': [5, 12],
  'gaze.camera': [30, 35],
  'background.plain': [12, 22],
  'background.busy': [17, 33],
  'background.dark': [15, 21],
  'background.bright': [10, 16],
  'daytime.early': [2, 11],
  'daytime.afternoon': [8, 13],
  'daytime.late': [11, 19],
  'source.library': [9, 20],
  'tries.many': [17, 41],
  'told.just-woke': [19, 34],
  'told.before-work': [9, 30],
  'told.after-sport': [10, 18],
  'told.night-out': [15, 26],
  'told.exams': [18, 26],
  'told.no-excuse': [9, 27],
  'repeat.light': [4, 19],
  'repeat.expression': [0, 16],
  'trend.up': [5, 18],
  'trend.down': [4, 12],
  'trend.level': [8, 20],
  'gap.today': [5, 12],
  'gap.weeks': [10, 18],
  'gap.months': [8, 15],
  'skin.redness.shows': [6, 10],
  'skin.shine.shows': [11, 21],
  'skin.darkCircles.shows': [26, 50],
  'level.beginner': [28, 41],
  'level.basic': [19, 24],
  'level.intermediate': [10, 21],
  'level.advanced': [14, 30],
  'strength.skin': [15, 18],
  'strength.vibe': [8, 17],
};

/** What a whole laugh is worth, in points of weight; chosen, not fitted. */
const POINTS = 150;

/** How much more or less than the mean a tag is laughed at, as a share; 0 where nothing is known. */
function beyondMean(tag: Tag): number {
  const [funny, marked] = MARKS[tag] ?? [0, 0];
  return (funny + PRIOR * MEAN) / (marked + PRIOR) - MEAN;
}

/** How many points of weight a key gains or loses, by the mean of its tags. */
export const humourWeightOf = (on: readonly Tag[]): number =>
  (POINTS * on.reduce((sum, tag) => sum + beyondMean(tag), 0)) / on.length;
