/** The words of the facts beyond what a photo scores: the moment, the history, and the turns of a roast. Beside vocabulary.ts, which every page loads. */
import { keysOf, recordOf } from './vocabulary.ts';

/**
 * What was going on when the photo was taken (decisions/facts-are-coarse): coarse, each said only where the phone is sure, else null. A
 * word is here where its rule was right at least 19 times in 20 of what it said, on labelled photos or, where these hold too few, on
 * made ones: lab/notes/moment.md, has the figures and says which are thin.
 */
export const GAZES = ['camera', 'aside'] as const;
export const MOUTHS = ['closed', 'teeth', 'open'] as const;
/** To which side of the picture the head leans. */
export const TILTS = ['left', 'right'] as const;
/** Glasses that hide the eyes. */
export const FRAMES = ['dark'] as const;
/** Hair over the forehead. */
export const HAIRS = ['fringe'] as const;
/** What the frame holds: the top of the head cut off, much empty picture above the head. */
export const SHOTS = ['cut', 'ceiling'] as const;
/** Of what lies behind. */
export const COLOURS = ['black', 'white', 'grey', 'blue', 'green', 'red', 'yellow', 'pink', 'brown'] as const;
/** What lies behind is out of focus. */
export const SCENERIES = ['blurred'] as const;
export const TONES = ['mono'] as const;
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
  'monday',
  'friday',
  'homework',
  'waiting',
  'travelling',
  'holiday',
  'rainy-day',
  'cooking',
  'new-haircut',
  'birthday',
  'first-day',
  'moving-house',
] as const;
export type Occasion = (typeof OCCASIONS)[number];
/** What the person may say of themselves with one tap: the stage of a joke, never its target. */
export const ABOUTS = [
  'night-owl',
  'early-bird',
  'student',
  'first-job',
  'office',
  'shift-work',
  'barista',
  'teacher',
  'carer',
  'coder',
  'gamer',
  'reader',
  'artist',
  'in-a-band',
  'dancer',
  'runner',
  'cyclist',
  'football',
  'cook',
  'plants',
  'cat-person',
  'dog-person',
  'parent',
  'commuter',
] as const;
export type About = (typeof ABOUTS)[number];

/** What the history says: what comes again, where the score went beyond its noise, how long it has been. */
export const REPEATS = ['light', 'framing', 'expression'] as const;
export const TRENDS = ['up', 'down', 'level'] as const;
/** The same day, 2 to 6 days, 14 to 55, 60 and more; between them no word is right. */
export const GAPS = ['today', 'days', 'weeks', 'months'] as const;

/** Of the facts that are sent. */
export const FACTS_VERSION = 3;

/** Upper bound of the facts as UTF-8 JSON, in bytes. */
export const FACTS_MAX_BYTES = 1024;

/** How calm a skin metric can be: 0 stands out most. */
export const SKIN_LEVEL_MAX = 4;

/** How many harsh truths a roast tells. */
export const TRUTHS = 3;

/** What the photo shows, fact by fact, with its words. */
export const SHOWN = {
  gaze: GAZES,
  mouth: MOUTHS,
  tilt: TILTS,
  frames: FRAMES,
  hair: HAIRS,
  shot: SHOTS,
  tone: TONES,
  lightFrom: LIGHT_SIDES,
  background: BACKGROUNDS,
  scenery: SCENERIES,
  /** The colour of what lies behind. */
  backdrop: COLOURS,
} as const;

/** What the phone or the person says of the moment, with its words. */
export const OF_THE_MOMENT = {
  /** Only of a photo that was taken just now. */
  daytime: DAYTIMES,
  source: PHOTO_SOURCES,
  /** What the person said of it, and of themselves. */
  told: OCCASIONS,
  about: ABOUTS,
} as const;

/** The photo shows nothing for sure. */
export const NOTHING_SHOWN = recordOf(keysOf(SHOWN), () => null);

/** Nothing is known of the moment. */
export const NO_MOMENT = {
  ...NOTHING_SHOWN,
  ...recordOf(keysOf(OF_THE_MOMENT), () => null),
  tries: null,
} as const;

/** There is no history. */
export const NO_PAST = { repeats: null, times: null, trend: null, gap: null, best: false } as const;

/**
 * The choices of a roast that the phone makes, in their order: which of the lines that fit is told. `advice` is the number
 * that steps and products are drawn by (roast/advice.ts).
 */
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
  'verdict',
  'advice',
] as const;

/** The place of the advice among them. */
export const ADVICE_TURN = TURNS.indexOf('advice');

/** The first of the lines that fit, everywhere. */
export const FIRST_TURNS: readonly number[] = TURNS.map(() => 0);

/** The places of a roast whose lines a phone counts, in the order in which they are read: all but premise and advice. */
export const TOLD_PLACES = TURNS.slice(1, -1) as readonly Exclude<
  (typeof TURNS)[number],
  'premise' | 'advice'
>[];

/** Nothing of the function's own was told yet, at any of them. */
export const NO_TELLINGS: readonly number[] = TOLD_PLACES.map(() => 0);

/** How many lines a phone remembers, and what they hang on: some twenty new ones a roast and ten of the function's own, so eighty roasts and more. */
export const SHOWN_LINES_LIMIT = 2_500;

/** Stands before what each roast told in a phone's memory, so that roasts can be counted; no hash of a line. */
export const ROAST_MARK = 0;
