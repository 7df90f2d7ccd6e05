/** How often truths on a fact made blind readers laugh: of two equally fit truths the funnier kind is told. Pure. */
import type { Tag } from './tags.ts';

/** Share of all marked truths that were called funny. */
const MEAN = 0.54;

/**
 * The same for the truths with this tag, where at least ten were marked: readings eleven to thirteen of docs/roasts.md, both
 * languages, 1,130 marks of lines that were told on, and each drawn towards the mean by twenty more marks.
 */
const LAUGHS: Readonly<Partial<Record<Tag, number>>> = {
  'light.great': 0.72,
  'light.good': 0.51,
  'light.uneven': 0.56,
  'lightFrom.left': 0.46,
  'lightFrom.right': 0.49,
  'sharpness.crisp': 0.5,
  'sharpness.soft': 0.47,
  'framing.great': 0.58,
  'framing.tilted': 0.49,
  'framing.turned': 0.66,
  'framing.chin-down': 0.54,
  'expression.big-smile': 0.62,
  'expression.smile': 0.65,
  'expression.neutral': 0.62,
  'expression.serious': 0.65,
  'expression.tense': 0.54,
  'expression.sleepy': 0.49,
  'gaze.camera': 0.74,
  'background.plain': 0.54,
  'background.busy': 0.52,
  'background.dark': 0.63,
  'background.bright': 0.58,
  'daytime.early': 0.41,
  'daytime.afternoon': 0.57,
  'daytime.late': 0.56,
  'source.library': 0.49,
  'tries.many': 0.46,
  'told.just-woke': 0.55,
  'told.before-work': 0.4,
  'told.after-sport': 0.55,
  'told.night-out': 0.56,
  'told.exams': 0.63,
  'told.no-excuse': 0.42,
  'repeat.light': 0.38,
  'repeat.expression': 0.3,
  'trend.up': 0.42,
  'trend.down': 0.46,
  'trend.level': 0.47,
  'gap.today': 0.49,
  'gap.weeks': 0.55,
  'gap.months': 0.54,
  'skin.redness.shows': 0.56,
  'skin.shine.shows': 0.53,
  'skin.darkCircles.shows': 0.53,
  'level.beginner': 0.64,
  'level.basic': 0.68,
  'level.intermediate': 0.51,
  'level.advanced': 0.5,
  'strength.skin': 0.68,
  'strength.vibe': 0.51,
};

/** What a whole laugh is worth, in points of weight. */
const POINTS = 150;

/** How many points of weight a key gains or loses, by the mean of its tags; 0 where nothing is known. */
export const laughOf = (on: readonly Tag[]): number =>
  (POINTS * on.reduce((sum, tag) => sum + (LAUGHS[tag] ?? MEAN) - MEAN, 0)) / on.length;
