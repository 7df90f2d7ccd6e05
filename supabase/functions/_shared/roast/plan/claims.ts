/**
 * What each tag claims: what it is about, whether it praises or finds fault, and how much it stands out. The planner
 * chooses by this table; the checker (lab/check-roasts) holds finished roasts to it.
 */
import type { SCORED_SECTIONS } from '../../vocabulary.ts';
import { SPOKEN_METRICS } from './states.ts';
import type { SpokenMetric, Tag } from './tags.ts';

type ScoredSection = (typeof SCORED_SECTIONS)[number];

/** What a line is about. A roast speaks of each topic once after its premise, so that praise and dig never meet. */
export type Topic =
  | 'light'
  | 'sharpness'
  | 'framing'
  | 'expression'
  | 'gaze'
  | 'frames'
  | 'hair'
  | 'tone'
  | 'background'
  | 'moment'
  | 'person'
  | 'past'
  | 'level'
  | SpokenMetric
  | 'skin'
  | 'features'
  | 'vibe'
  | 'outline'
  | 'effort'
  | 'band'
  | 'runner';

/** The parts of the skin; `skin` is the whole. */
export const SKIN_TOPICS: ReadonlySet<Topic> = new Set(SPOKEN_METRICS);

/** What nobody sees in the photo: its time, what the history and the person say, and the number. */
const UNSEEN: ReadonlySet<Topic> = new Set(['moment', 'person', 'past', 'level', 'effort', 'band', 'runner']);

export const isSeenTopic = (topic: Topic): boolean => !UNSEEN.has(topic);

/** Whether a line on these tags rests on something that the photo shows. */
export const isSeen = (on: readonly Tag[]): boolean => on.some((tag) => isSeenTopic(CLAIMS[tag].topic));

const SECTIONS_OF: Partial<Record<Topic, ScoredSection>> = {
  skin: 'skin',
  features: 'features',
  expression: 'features',
  gaze: 'features',
  vibe: 'vibe',
  light: 'vibe',
  sharpness: 'vibe',
  framing: 'vibe',
  background: 'vibe',
  tone: 'vibe',
};

/** The scored section whose number a topic goes with; null: none has. */
export const sectionOf = (topic: Topic): ScoredSection | null =>
  SKIN_TOPICS.has(topic) ? 'skin' : (SECTIONS_OF[topic] ?? null);

/** fault: teased as something to change. strength: may be praised. plain: a fact that is neither. */
export type Stance = 'fault' | 'strength' | 'plain';

export interface Claim {
  readonly topic: Topic;
  readonly stance: Stance;
  /** How much it stands out in a photo, 0 to 100; chosen, not fitted. */
  readonly weight: number;
}

const claim = (topic: Topic, stance: Stance, weight: number): Claim => ({ topic, stance, weight });

export const CLAIMS: Readonly<Record<Tag, Claim>> = {
  'band.looking-good': claim('band', 'plain', 20),
  'band.not-bad': claim('band', 'plain', 20),
  'band.room-for-growth': claim('band', 'plain', 20),
  'band.project-mode': claim('band', 'plain', 20),
  'band.untold': claim('band', 'plain', 20),

  'light.great': claim('light', 'strength', 30),
  'light.good': claim('light', 'strength', 22),
  'light.uneven': claim('light', 'fault', 72),
  'light.dim': claim('light', 'fault', 82),
  'light.harsh': claim('light', 'fault', 80),
  // No line is on these: the section and the advice say them.
  'light.fair': claim('light', 'plain', 0),
  'light.hard': claim('light', 'plain', 0),
  'sharpness.small': claim('sharpness', 'plain', 0),
  'framing.fair': claim('framing', 'plain', 0),
  'lightFrom.left': claim('light', 'plain', 58),
  'lightFrom.right': claim('light', 'plain', 58),

  'sharpness.crisp': claim('sharpness', 'strength', 28),
  'sharpness.fine': claim('sharpness', 'plain', 14),
  'sharpness.soft': claim('sharpness', 'fault', 76),
  'framing.great': claim('framing', 'strength', 26),
  'framing.close': claim('framing', 'fault', 66),
  'framing.far': claim('framing', 'fault', 66),
  'framing.tilted': claim('framing', 'fault', 64),
  'framing.turned': claim('framing', 'fault', 68),
  'framing.chin-down': claim('framing', 'fault', 68),
  'framing.chin-up': claim('framing', 'fault', 68),
  'framing.off-centre': claim('framing', 'fault', 62),

  'expression.big-smile': claim('expression', 'strength', 64),
  'expression.smile': claim('expression', 'strength', 50),
  'expression.neutral': claim('expression', 'plain', 42),
  'expression.serious': claim('expression', 'plain', 60),
  'expression.tense': claim('expression', 'fault', 70),
  'expression.sleepy': claim('expression', 'fault', 70),
  'expression.surprised': claim('expression', 'plain', 74),
  'expression.unclear': claim('expression', 'plain', 20),
  'gaze.camera': claim('gaze', 'strength', 24),
  'gaze.aside': claim('gaze', 'plain', 72),
  'mouth.teeth': claim('expression', 'strength', 52),
  'mouth.open': claim('expression', 'plain', 66),
  'tilt.left': claim('framing', 'plain', 66),
  'tilt.right': claim('framing', 'plain', 66),
  'frames.dark': claim('frames', 'plain', 76),
  'hair.fringe': claim('hair', 'plain', 56),
  'shot.cut': claim('framing', 'plain', 66),
  'shot.ceiling': claim('framing', 'plain', 66),
  'tone.mono': claim('tone', 'plain', 76),
  'scenery.blurred': claim('background', 'plain', 40),
  'backdrop.black': claim('background', 'plain', 46),
  'backdrop.white': claim('background', 'plain', 46),
  'backdrop.grey': claim('background', 'plain', 46),
  'backdrop.blue': claim('background', 'plain', 46),
  'backdrop.green': claim('background', 'plain', 46),
  'backdrop.red': claim('background', 'plain', 46),
  'backdrop.yellow': claim('background', 'plain', 46),
  'backdrop.pink': claim('background', 'plain', 46),
  'backdrop.brown': claim('background', 'plain', 46),
  'background.plain': claim('background', 'plain', 34),
  'background.busy': claim('background', 'plain', 60),
  'background.dark': claim('background', 'plain', 48),
  'background.bright': claim('background', 'plain', 44),

  'daytime.early': claim('moment', 'plain', 66),
  'daytime.morning': claim('moment', 'plain', 36),
  'daytime.afternoon': claim('moment', 'plain', 30),
  'daytime.evening': claim('moment', 'plain', 36),
  'daytime.late': claim('moment', 'plain', 74),
  'source.front': claim('moment', 'plain', 12),
  'source.rear': claim('moment', 'plain', 48),
  'source.library': claim('moment', 'plain', 30),
  'source.shared': claim('moment', 'plain', 44),
  'tries.first': claim('moment', 'plain', 14),
  'tries.many': claim('moment', 'plain', 70),
  'told.just-woke': claim('moment', 'plain', 88),
  'told.before-work': claim('moment', 'plain', 84),
  'told.after-sport': claim('moment', 'plain', 88),
  'told.night-out': claim('moment', 'plain', 86),
  'told.exams': claim('moment', 'plain', 86),
  'told.no-excuse': claim('moment', 'plain', 82),
  'told.monday': claim('moment', 'plain', 84),
  'told.friday': claim('moment', 'plain', 84),
  'told.homework': claim('moment', 'plain', 84),
  'told.waiting': claim('moment', 'plain', 84),
  'told.travelling': claim('moment', 'plain', 84),
  'told.holiday': claim('moment', 'plain', 84),
  'told.rainy-day': claim('moment', 'plain', 84),
  'told.cooking': claim('moment', 'plain', 84),
  'told.new-haircut': claim('moment', 'plain', 84),
  'told.birthday': claim('moment', 'plain', 84),
  'told.first-day': claim('moment', 'plain', 84),
  'told.moving-house': claim('moment', 'plain', 84),
  'about.night-owl': claim('person', 'plain', 62),
  'about.early-bird': claim('person', 'plain', 62),
  'about.student': claim('person', 'plain', 62),
  'about.first-job': claim('person', 'plain', 62),
  'about.office': claim('person', 'plain', 62),
  'about.shift-work': claim('person', 'plain', 62),
  'about.barista': claim('person', 'plain', 62),
  'about.teacher': claim('person', 'plain', 62),
  'about.carer': claim('person', 'plain', 62),
  'about.coder': claim('person', 'plain', 62),
  'about.gamer': claim('person', 'plain', 62),
  'about.reader': claim('person', 'plain', 62),
  'about.artist': claim('person', 'plain', 62),
  'about.in-a-band': claim('person', 'plain', 62),
  'about.dancer': claim('person', 'plain', 62),
  'about.runner': claim('person', 'plain', 62),
  'about.cyclist': claim('person', 'plain', 62),
  'about.football': claim('person', 'plain', 62),
  'about.cook': claim('person', 'plain', 62),
  'about.plants': claim('person', 'plain', 62),
  'about.cat-person': claim('person', 'plain', 62),
  'about.dog-person': claim('person', 'plain', 62),
  'about.parent': claim('person', 'plain', 62),
  'about.commuter': claim('person', 'plain', 62),

  'repeat.light': claim('light', 'fault', 86),
  'repeat.framing': claim('framing', 'fault', 84),
  'repeat.expression': claim('expression', 'plain', 82),
  'trend.up': claim('past', 'strength', 80),
  'trend.down': claim('past', 'plain', 52),
  'trend.level': claim('past', 'plain', 46),
  'gap.today': claim('past', 'plain', 40),
  'gap.days': claim('past', 'plain', 26),
  'gap.weeks': claim('past', 'plain', 58),
  'gap.months': claim('past', 'plain', 78),
  'best.yes': claim('past', 'strength', 92),

  'skin.evenness.shows': claim('evenness', 'fault', 44),
  'skin.evenness.calm': claim('evenness', 'strength', 14),
  'skin.spots.shows': claim('spots', 'fault', 44),
  'skin.spots.calm': claim('spots', 'strength', 14),
  'skin.redness.shows': claim('redness', 'fault', 44),
  'skin.redness.calm': claim('redness', 'strength', 14),
  'skin.texture.shows': claim('texture', 'fault', 44),
  'skin.texture.calm': claim('texture', 'strength', 14),
  'skin.pores.shows': claim('pores', 'fault', 50),
  'skin.pores.calm': claim('pores', 'strength', 14),
  'skin.shine.shows': claim('shine', 'fault', 60),
  'skin.shine.calm': claim('shine', 'strength', 14),
  'skin.darkCircles.shows': claim('darkCircles', 'fault', 58),
  'skin.darkCircles.calm': claim('darkCircles', 'strength', 14),

  'level.beginner': claim('level', 'plain', 34),
  'level.basic': claim('level', 'plain', 32),
  'level.intermediate': claim('level', 'plain', 32),
  'level.advanced': claim('level', 'plain', 34),

  'strength.light': claim('light', 'strength', 46),
  'strength.smile': claim('expression', 'strength', 66),
  'strength.composure': claim('expression', 'strength', 46),
  'strength.skin': claim('skin', 'strength', 56),
  'strength.features': claim('features', 'strength', 52),
  'strength.vibe': claim('vibe', 'strength', 52),
  'strength.outline': claim('outline', 'strength', 40),
  'strength.effort': claim('effort', 'strength', 24),

  'again.lamp': claim('runner', 'plain', 0),
  'again.pigeon': claim('runner', 'plain', 0),
  'again.plant': claim('runner', 'plain', 0),
  'again.gate': claim('runner', 'plain', 0),
};

/**
 * Share of photos for which a tag holds, where it is more than one in five: what could be said of most people comes after
 * what could not. Counted by `npm run lab -- check-roasts REPORTS.jsonl --half first` on 166 of the shared faces (pipeline
 * 3.0.0, 2026-11-29); what the other half says of it stands in lab/notes/readers.md.
 */
export const COMMON: Readonly<Partial<Record<Tag, number>>> = {
  'strength.effort': 1,
  'gaze.camera': 0.67,
  'strength.composure': 0.67,
  'framing.great': 0.64,
  'skin.evenness.calm': 0.57,
  'skin.spots.calm': 0.57,
  'sharpness.small': 0.56,
  'skin.shine.calm': 0.56,
  'skin.pores.calm': 0.54,
  'light.fair': 0.54,
  'expression.serious': 0.54,
  'skin.texture.calm': 0.51,
  'skin.redness.calm': 0.47,
  'skin.darkCircles.calm': 0.47,
  'backdrop.grey': 0.46,
  'strength.light': 0.43,
  'strength.features': 0.35,
  'background.plain': 0.34,
  'sharpness.crisp': 0.34,
  'light.great': 0.32,
  'background.bright': 0.25,
  'strength.skin': 0.25,
  'framing.fair': 0.25,
  'strength.smile': 0.24,
};

/**
 * The same for what no report shows: the phone's clock and camera, the history, and what people say of themselves.
 * Chosen, not counted, like what the checker draws (lab/check-roasts/draw.ts).
 */
export const EXPECTED: Readonly<Partial<Record<Tag, number>>> = {
  'source.front': 0.6,
  'tries.first': 0.55,
  'source.library': 0.25,
  'tries.many': 0.25,
  'trend.level': 0.25,
  'level.beginner': 0.25,
  'level.basic': 0.25,
  'level.intermediate': 0.25,
  'level.advanced': 0.25,
  'gap.days': 0.2,
  'daytime.afternoon': 0.2,
  'daytime.evening': 0.2,
};

/** What tells one photo from the next at a glance: neither expression nor light nor skin, and nothing that most photos show. */
const DETAILS: ReadonlySet<Topic> = new Set(['gaze', 'frames', 'hair', 'tone', 'framing', 'background']);
const MOST_PHOTOS = 0.4;

/** Whether a line on these tags rests on such a detail. */
export const isDetail = (on: readonly Tag[]): boolean =>
  on.some(
    (tag) =>
      (DETAILS.has(CLAIMS[tag].topic) || tag.startsWith('mouth.')) &&
      !tag.startsWith('repeat.') &&
      (COMMON[tag] ?? 0) < MOST_PHOTOS,
  );

export const isTag = (text: string): text is Tag => Object.hasOwn(CLAIMS, text);
