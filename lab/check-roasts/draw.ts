/**
 * What a photo of a face may come with: a plausible moment, past and person, drawn by a seed. The shares are chosen, not
 * measured; words that the phone read from the photo stay.
 */
import {
  keysOf,
  MAIN_CONCERNS,
  recordOf,
  SKINCARE_LEVELS,
  type Lang,
  type RoastStyle,
} from '#functions/vocabulary.ts';
import type { Circumstances } from '#domain/facts/from-report.ts';
import { NOTHING_WRONG } from '#domain/facts/past.ts';
import type { PhotoMoment } from '#domain/moment/photo-moment.ts';
import type { Past, RoastFacts } from '#roast/contract.ts';
import { ABOUTS, NO_PAST, NOTHING_SHOWN, OCCASIONS } from '#functions/moment-words.ts';
import { pick } from '#roast/random.ts';
import { toldSkin } from './holds.ts';
import type { Face } from './read-faces.ts';

type Random = () => number;
type Shares<Word extends string> = Readonly<Partial<Record<Word, number>>>;

/** A word by its share; null for what the shares leave of 1. */
function draw<Word extends string>(shares: Shares<Word>, random: Random): Word | null {
  let left = random();
  for (const word in shares) {
    left -= shares[word] ?? 0;
    if (left < 0) return word;
  }
  return null;
}

const isSmile = ({ expression }: RoastFacts) => expression === 'smile' || expression === 'big-smile';
const isLit = ({ light }: RoastFacts) => light === 'great' || light === 'good';

/** Of the labelled photos (models/moment/visible.csv) so many have the word, where it can be told. */
const SHARES = {
  gaze: { camera: 0.5, aside: 0.05 },
  tilt: { left: 0.03, right: 0.03 },
  frames: { dark: 0.05 },
  hair: { fringe: 0.11 },
  shot: { cut: 0.02, ceiling: 0.01 },
  tone: { mono: 0.02 },
  background: { plain: 0.25, busy: 0.02, dark: 0.08, bright: 0.1 },
  scenery: { blurred: 0.25 },
  backdrop: {
    grey: 0.2,
    brown: 0.05,
    black: 0.05,
    green: 0.04,
    white: 0.03,
    blue: 0.03,
    yellow: 0.02,
    red: 0.02,
    pink: 0.01,
  },
} as const;

/** What a photo of this face may show, word by word. */
export function photoWords(facts: RoastFacts, random: Random): PhotoMoment {
  const sides = isLit(facts)
    ? { front: 0.5, left: 0.06, right: 0.06 }
    : { front: 0.1, left: 0.15, right: 0.15 };
  // Teeth on a face that does not smile: two stages of the phone may disagree.
  const mouth = isSmile(facts) ? { teeth: 0.5, closed: 0.15 } : { closed: 0.6, open: 0.06, teeth: 0.02 };
  return recordOf(keysOf(NOTHING_SHOWN), (fact) => {
    const shares: Shares<string> = fact === 'mouth' ? mouth : fact === 'lightFrom' ? sides : SHARES[fact];
    return draw(shares, random);
  }) as PhotoMoment;
}

/** The rest are hours that have no word. */
const DAYTIME_SHARES = { early: 0.08, morning: 0.18, afternoon: 0.27, evening: 0.27, late: 0.12 };
/** Two photos in five come with an occasion, one person in three has told something of themselves; each word is as frequent. */
const TOLD = 0.4;
const ABOUT = 0.33;

/** What the phone knows besides the photo. */
function circumstances(random: Random): Circumstances {
  const source = draw({ front: 0.6, rear: 0.08, library: 0.25, shared: 0.07 }, random);
  const live = source === 'front' || source === 'rear';
  const [once, twice] = [random() < 0.55, random() < 0.45];
  return {
    source,
    daytime: live ? draw(DAYTIME_SHARES, random) : null,
    tries: once ? 1 : twice ? 2 : 3 + Math.floor(random() * 7),
    told: random() < TOLD ? pick(OCCASIONS, random) : null,
    about: random() < ABOUT ? pick(ABOUTS, random) : null,
  };
}

/** Of somebody with a history. What repeats is what this photo shows. */
export function drawPast(facts: RoastFacts, tries: number | null, random: Random): Past {
  const repeated = [
    ...(NOTHING_WRONG.has(facts.light) ? [] : (['light'] as const)),
    ...(NOTHING_WRONG.has(facts.framing) ? [] : (['framing'] as const)),
    ...(isSmile(facts) ? [] : (['expression'] as const)),
  ][0];
  const repeats = repeated !== undefined && random() < 0.5 ? repeated : null;
  const trend = draw({ level: 0.5, up: 0.18, down: 0.15 }, random);
  const today = tries !== null && tries > 1;
  return {
    repeats,
    times: repeats === null ? null : 2 + Math.floor(random() ** 2 * 8),
    trend,
    gap: today ? 'today' : draw({ days: 0.4, weeks: 0.25, months: 0.2 }, random),
    best: trend === 'up' && random() < 0.3,
  };
}

/** As the phone sends it to somebody with this concern. */
export const withConcern = (facts: RoastFacts, concern: RoastFacts['concern']): RoastFacts => ({
  ...facts,
  concern,
  skin: { ...facts.skin, ...toldSkin({ ...facts, concern }) },
});

const someConcern = (random: Random) => (random() < 0.4 ? null : pick(MAIN_CONCERNS, random));
/** Who skipped the question is as frequent as each answer. */
const someLevel = (random: Random) => pick([null, ...SKINCARE_LEVELS], random);

export interface Telling {
  readonly lang: Lang;
  readonly style: RoastStyle;
  readonly teen: RoastFacts['teen'];
}

/** One photo of a face. Half of the people have a history unless `history` says so. */
export function drawFacts(
  face: Face,
  telling: Telling,
  random: Random,
  history: boolean = random() < 0.5,
): RoastFacts {
  const { facts, momentRead } = face;
  const drawn = photoWords(facts, random);
  const moment = { ...facts.moment, ...(momentRead ? {} : drawn), ...circumstances(random) };
  const past = drawPast(facts, moment.tries, random);
  return {
    ...withConcern(facts, someConcern(random)),
    ...telling,
    level: someLevel(random),
    variant: Math.floor(random() * 65_536),
    moment,
    past: history ? past : NO_PAST,
  };
}
