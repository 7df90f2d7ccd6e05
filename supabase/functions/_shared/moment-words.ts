/** The words of the facts beyond what a photo scores: the moment, the history, and the turns of a roast. Beside vocabulary.ts, which every page loads. */

/**
 * What was going on when the photo was taken (decisions/facts-are-coarse): coarse, each said only where the phone is sure, else null. A
 * word is here where it was right at least 19 times in 20 on labelled photos (lab/notes/measuring.md, "The moment").
 */
export const GAZES = ['camera'] as const;
export const MOUTHS = ['closed', 'teeth'] as const;
/** Of the picture, as a viewer sees it. */
export const LIGHT_SIDES = ['front', 'left', 'right'] as const;
/** `busy` is in facts of earlier versions; no photo is called so now (domain/moment/background.ts). */
export const BACKGROUNDS = ['plain', 'busy', 'dark', 'bright'] as const;
/** By the phone's clock: 4 to 7, 7 to 11, 12 to 17, 18 to 22, 22 to 4 o'clock; between them no word is right. */
export const DAYTIMES = ['early', 'morning', 'afternoon', 'evening', 'late'] as const;
export const PHOTO_SOURCES = ['front', 'rear', 'library', 'shared'] as const;
/** What the person may say of the moment with one tap. */
export const OCCASIONS = [
  'just-woke',
  'before-work',
  'after-sport',
  'night-out',
  'exams',
  'no-excuse',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What the history says: what comes again, where the score went beyond its noise, how long it has been. */
export const REPEATS = ['light', 'framing', 'expression'] as const;
export const TRENDS = ['up', 'down', 'level'] as const;
/** The same day, 2 to 6 days, 14 to 55, 60 and more; between them no word is right. */
export const GAPS = ['today', 'days', 'weeks', 'months'] as const;

/** Of the facts that are sent. */
export const FACTS_VERSION = 2;

/** Upper bound of the facts as UTF-8 JSON, in bytes. */
export const FACTS_MAX_BYTES = 1024;

/** How calm a skin metric can be: 0 stands out most. */
export const SKIN_LEVEL_MAX = 4;

/** How many harsh truths a roast tells. */
export const TRUTHS = 3;

/** Nothing is known of the moment. */
export const NO_MOMENT = {
  gaze: null,
  mouth: null,
  lightFrom: null,
  background: null,
  daytime: null,
  source: null,
  tries: null,
  told: null,
} as const;

/** There is no history. */
export const NO_PAST = { repeats: null, times: null, trend: null, gap: null, best: false } as const;

/** The choices of a roast that the phone makes, in their order: which of the lines that fit is told. */
export const TURNS = [
  'premise',
  'headline',
  'opener',
  'truth',
  'truth2',
  'truth3',
  'great',
  'great2',
  'great3',
  'closer',
] as const;

/** The first of the lines that fit, everywhere. */
export const FIRST_TURNS: readonly number[] = TURNS.map(() => 0);

/** How many lines a phone remembers, and what they hang on: fourteen a roast and a few more, so some sixty roasts. */
export const SHOWN_LINES_LIMIT = 1_000;
